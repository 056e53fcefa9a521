//! Laws of the nim-values of a heap with a mode: rules with two coordinates (n, l) where n is a heap and l takes
//! finitely many values, such as the last kind of move or a pass that is left.
//!
//! If from some heap N on every move from (n, l) leads to (n − c, l′) with constants c and l′, and which moves
//! there are depends only on l and on n mod m, then the nim-values of heap n in all modes are a fixed function of
//! those of the last w heaps, w being the largest c. The values are bounded, since each mode has finitely many
//! moves. So the values of w heaps in all modes return at the same remainder by m, and from there on they repeat.
//!
//! If moves leave half of a heap, or another part that linear arithmetic describes, then a machine for each mode
//! may read the values from the digits of the heap. That they are the values of all heaps is a sentence about
//! natural numbers, which automata decide.

mod decided;
mod evidence;
mod laws;
mod machines;
mod rows;
mod search;
#[cfg(test)]
mod tests;

pub use evidence::{MachinesDecided, ModeProof, RowsRepeat};
pub use laws::ModeLaws;
pub use search::{named_modes, of_rule};

use super::written::checked;
use super::{Automatic, Form, Period};
use grundy_rules::{Kind, NimValue, Ruleset};
use grundy_words::say;
use serde::{Deserialize, Serialize};

/// The nim-values of a heap with a mode.
///
/// ```
/// use grundy::{Budget, NimValue, Ruleset, law::modes};
/// // Take up to 3 coins, but not as many as the move before.
/// let rule = "(n,l) -> (n-k,k) for k in 1..3 if k != l";
/// let rule = std::sync::Arc::new(Ruleset::parse(rule).unwrap());
/// let found = modes::of_rule(&rule, &mut Budget::default()).unwrap().unwrap();
/// assert_eq!(found.known_by().word(), "proved");
/// assert_eq!(found.law.sentence(), "G(n+4,l) = G(n,l) for all n ≥ 4 and l = 0, 1, 2, 3");
/// assert_eq!(found.law.value([10u64.pow(12), 0]), Some(NimValue(0)));
/// ```
///
/// # Laws
/// `value` is the nim-value of the position by definition, for every heap and for every mode of the law.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ModeLaw {
    names: [String; 2],
    heap: usize,
    modes: Vec<u64>,
    values: ModeValues,
}

checked!(ModeLaw, ModeLaw::is_sound, "this is no law of a heap with a mode");

/// How a law gives the values of each mode, in the order of the modes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum ModeValues {
    /// They repeat.
    Rows(ModeRows),
    /// A machine for each mode reads them from the digits of the heap, all in one base.
    Machines(Vec<Automatic>),
}

/// Values that repeat in all modes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ModeRows {
    /// The preperiod and the period, the smallest that hold for all modes.
    pub period: Period,
    /// For each mode the values of the heaps below preperiod + period.
    pub values: Vec<Vec<u32>>,
}

impl ModeValues {
    fn is_sound(&self, modes: usize) -> bool {
        match self {
            ModeValues::Rows(ModeRows { period, values }) => {
                let kept = period.kept();
                let full = values.iter().all(|row| Some(row.len()) == kept);
                period.saltus == 0 && values.len() == modes && full
            }
            ModeValues::Machines(machines) => {
                let alike = machines.windows(2).all(|pair| pair[0].numeration() == pair[1].numeration());
                machines.len() == modes && alike
            }
        }
    }
}

impl ModeLaw {
    fn is_sound(&self) -> bool {
        let ascending = self.modes.windows(2).all(|pair| pair[0] < pair[1]);
        self.heap < 2 && !self.modes.is_empty() && ascending && self.values.is_sound(self.modes.len())
    }

    /// The coordinate that is the heap: 0 or 1.
    pub fn heap(&self) -> usize {
        self.heap
    }

    /// The names of the coordinates, in the order of the rule.
    pub fn names(&self) -> &[String; 2] {
        &self.names
    }

    /// The modes, ascending.
    pub fn modes(&self) -> &[u64] {
        &self.modes
    }

    /// The values of each mode, in the order of the modes.
    pub fn values(&self) -> &ModeValues {
        &self.values
    }

    /// Heap and mode of a position.
    pub fn split(&self, at: [u64; 2]) -> (u64, u64) {
        (at[self.heap], at[1 - self.heap])
    }

    /// The nim-value of a position; `None` in a mode that the law does not cover.
    ///
    /// # Cost
    /// Constant for values that repeat, but for the search for the mode; a step for each digit for a machine.
    pub fn value(&self, at: [u64; 2]) -> Option<NimValue> {
        let (heap, mode) = self.split(at);
        let place = self.modes.binary_search(&mode).ok()?;
        match &self.values {
            ModeValues::Rows(rows) => rows.period.value_at(heap, &rows.values[place]),
            ModeValues::Machines(machines) => Some(NimValue(machines[place].value(heap).into())),
        }
    }

    /// The law in a sentence.
    pub fn sentence(&self) -> String {
        let (heap, mode) = (&self.names[self.heap], &self.names[1 - self.heap]);
        let here = self.position(heap, mode);
        let modes: Vec<String> = self.modes.iter().map(u64::to_string).collect();
        let modes = format!("{mode} = {}", modes.join(", "));
        match &self.values {
            ModeValues::Rows(ModeRows { period: Period { preperiod, period, .. }, .. }) => {
                let later = self.position(&format!("{heap}+{period}"), mode);
                match preperiod {
                    0 => say!("law-modes-period", later = later, here = here, heap = heap, modes = modes),
                    from => say!(
                        "law-modes-period-from",
                        later = later,
                        here = here,
                        heap = heap,
                        from = from,
                        modes = modes
                    ),
                }
            }
            ModeValues::Machines(machines) => {
                let numeration = machines.first().map(|first| first.numeration().in_words());
                let states: Vec<String> = machines.iter().map(|machine| machine.size().to_string()).collect();
                let states = states.join(", ");
                say!(
                    "law-modes-machines",
                    modes = modes,
                    states = states,
                    here = here,
                    heap = heap,
                    numeration = numeration.unwrap_or_default()
                )
            }
        }
    }

    /// A heap in a mode as the rule writes it.
    pub(crate) fn position(&self, heap: &str, mode: &str) -> String {
        if self.heap == 0 { format!("({heap},{mode})") } else { format!("({mode},{heap})") }
    }

    /// The machines in closed form, mode by mode: `(0,n): P-positions: n = 0`. Only for heaps called n.
    pub fn forms(&self) -> Vec<String> {
        let (ModeValues::Machines(machines), "n") = (&self.values, &*self.names[self.heap]) else {
            return Vec::new();
        };
        let form = |(mode, machine): (&u64, &Automatic)| {
            let form = Form::of_machine(machine)?.sentences().next()?;
            Some(say!("law-mode-form", position = self.position("n", &mode.to_string()), form = form))
        };
        self.modes.iter().zip(machines).filter_map(form).collect()
    }
}

/// The names of the coordinates.
fn names(ruleset: &Ruleset) -> [String; 2] {
    let Kind::Points(points) = ruleset.kind() else { return Default::default() };
    let head = &points.formula.syntax().head;
    std::array::from_fn(|coordinate| head.get(coordinate).cloned().unwrap_or_default())
}
