//! Conversion of the laws of the library to the laws of JSON.

use super::law::{
    AcceptState, Family, Law, ModeMachine, ModeValues, PPositions, PlainPeriod, RegularPart, RegularRow,
    ValueState,
};
use grundy::family::FamilyTheorem;
use grundy::law::Numeration;
use grundy::law::modes::{self, ModeLaw};
use grundy::law::positions::Lost;
use grundy::law::{self, Automatic, MiserePeriod, Period, Synchronised};
#[cfg(feature = "programs")]
use grundy_code::PairsFormula;

impl From<&law::Law> for Law {
    fn from(law: &law::Law) -> Law {
        match (law, law.period()) {
            (law::Law::Window(law), period) => Law::Window {
                preperiod: period.map(|period| period.preperiod),
                period: period.map(|period| period.period),
                saltus: period.map(|period| period.saltus),
                sentence: law.sentence(),
                most: law.window().most_text(),
                from: law.window().from(),
            },
            (law::Law::Range(range), Some(period)) => Law::periodic(period, Some(range.formula())),
            (_, Some(period)) => Law::periodic(period, None),
            (law::Law::Range(range), None) => Law::formula(range.formula()),
            (law::Law::Arithmetic(law), None) => Law::formula(law.formula().into()),
            (law::Law::Closed(law), None) => Law::Formula {
                preperiod: (),
                period: (),
                saltus: (),
                formula: law.formula(),
                from: Some(law.first()),
                exceptions: Some(law.exceptions().to_vec()),
            },
            (law::Law::Automatic(law), None) => Law::automatic(law),
            (law::Law::Synchronised(law), None) => Law::synchronised(law),
            (law::Law::Classes(law), None) => Law::Classes {
                preperiod: law.preperiod(),
                period: law.period(),
                saltus: (),
                saltuses: law.saltus().to_vec(),
            },
            (law::Law::Regular(law), None) => Law::Regular {
                preperiod: (),
                period: (),
                saltus: (),
                base: law.base(),
                from: law.from(),
                relations: law.relations(),
                parts: law.parts().iter().map(RegularPart::from).collect(),
                rows: law.rows().iter().map(RegularRow::from).collect(),
                start: law.start().to_vec(),
            },
            // Every other kind of law has a period or an arm above.
            (law, None) => Law::formula(law.kind().into()),
        }
    }
}

impl From<&ModeLaw> for Law {
    fn from(law: &ModeLaw) -> Law {
        let heap = law.names()[law.heap()].clone();
        let mode = law.names()[1 - law.heap()].clone();
        let modes = law.modes().iter().copied();
        match law.values() {
            modes::ModeValues::Machines(machines) => Law::ModeMachines {
                preperiod: (),
                period: (),
                saltus: (),
                heap,
                mode,
                base: machines.first().and_then(|machine| numeration(machine.numeration()).1),
                forms: law.forms(),
                modes: modes
                    .zip(machines)
                    .map(|(mode, machine)| ModeMachine { mode, states: states(machine) })
                    .collect(),
            },
            modes::ModeValues::Rows(modes::ModeRows { period, values }) => Law::Modes {
                preperiod: period.preperiod,
                period: period.period,
                saltus: period.saltus,
                heap,
                mode,
                modes: modes
                    .zip(values)
                    .map(|(mode, values)| {
                        let nim_values = values.iter().map(|&value| value.into()).collect();
                        ModeValues { mode, nim_values }
                    })
                    .collect(),
            },
            _ => Law::formula(law.sentence()),
        }
    }
}

impl Law {
    fn periodic(period: Period, formula: Option<String>) -> Law {
        let Period { preperiod, period, saltus } = period;
        match saltus {
            0 => Law::Period { preperiod, period, saltus, formula },
            _ => Law::Arithmetic { preperiod, period, saltus, formula },
        }
    }

    fn formula(formula: String) -> Law {
        Law::Formula { preperiod: (), period: (), saltus: (), formula, from: None, exceptions: None }
    }

    fn automatic(law: &Automatic) -> Law {
        let (numeration, base) = numeration(law.numeration());
        Law::Automatic {
            preperiod: (),
            period: (),
            saltus: (),
            // A machine with a base writes only the base.
            numeration: numeration.filter(|_| base.is_none()),
            base,
            states: states(law),
        }
    }

    fn synchronised(law: &Synchronised) -> Law {
        Law::Synchronised {
            preperiod: (),
            period: (),
            saltus: (),
            base: law.base(),
            coding: law.coding().word().into(),
            states: law.states().map(AcceptState::from).collect(),
            formula: law.formula().map(|formula| formula.formula()),
            exceptions: law.formula().map(|formula| formula.exceptions().to_vec()),
        }
    }
}

fn states(law: &Automatic) -> Vec<ValueState> {
    law.states().map(|(value, next)| ValueState { nim_value: value.0, next: next.to_vec() }).collect()
}

/// The word of a numeration, and its base if it has one.
fn numeration(numeration: Numeration) -> (Option<String>, Option<u32>) {
    match numeration {
        Numeration::Base(base) => (Some("base".into()), Some(base)),
        Numeration::Zeckendorf => (Some("zeckendorf".into()), None),
    }
}

impl From<(bool, &[u32])> for AcceptState {
    fn from((accepts, next): (bool, &[u32])) -> AcceptState {
        AcceptState { accepts, next: next.to_vec() }
    }
}

impl From<&law::Part> for RegularPart {
    fn from(part: &law::Part) -> RegularPart {
        match *part {
            law::Part::One => RegularPart::One(1),
            law::Part::Of { step, rest } => RegularPart::Of([step, rest]),
        }
    }
}

impl From<&law::Row> for RegularRow {
    fn from(row: &law::Row) -> RegularRow {
        RegularRow { terms: row.terms.clone(), over: row.over }
    }
}

impl From<&MiserePeriod> for Law {
    fn from(law: &MiserePeriod) -> Law {
        let MiserePeriod { preperiod, period, lost } = law.clone();
        Law::Outcomes { preperiod, period, saltus: 0, lost }
    }
}

impl From<&FamilyTheorem> for Law {
    fn from(theorem: &FamilyTheorem) -> Law {
        Law::Family(Family {
            formula: Some(theorem.formula.clone()),
            condition: Some(theorem.condition.clone()),
            ..Family::default()
        })
    }
}

#[cfg(feature = "programs")]
impl From<&PairsFormula> for Law {
    fn from(law: &PairsFormula) -> Law {
        match law {
            PairsFormula::Found(found) => Law::from(&found.law),
            PairsFormula::Golden(law) => {
                Law::PPositions(PPositions { formula: Some(law.sentence()), ..PPositions::default() })
            }
        }
    }
}

impl From<&Lost> for Law {
    fn from(lost: &Lost) -> Law {
        let mut law = PPositions::default();
        match lost {
            Lost::Machine(machine) => {
                (law.numeration, law.base) = numeration(machine.numeration());
                law.periods = machine.periods().map(|periods| {
                    periods.map(|Period { preperiod, period, .. }| PlainPeriod { preperiod, period })
                });
                law.states = Some(machine.states().map(AcceptState::from).collect());
            }
            Lost::Beatty(beatty) => {
                law.formula = Some(beatty.sentence());
                law.r = Some(beatty.r());
            }
            _ => {}
        }
        Law::PPositions(law)
    }
}
