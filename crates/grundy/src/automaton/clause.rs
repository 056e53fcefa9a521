//! Clauses of rules, read by automata.

use super::{Automaton, Decision, Numeration};
use grundy_rules::Stopped;
use grundy_rules::logic::{Atom, Clause, Var};

impl Decision<'_, '_> {
    /// The relation between a position and the parts of an option that a clause states, in the clause's own
    /// variables. `None` where the clause speaks of powers of a number other than the base, or of nim-sums in
    /// a base other than 2.
    ///
    /// # Errors
    /// The budget is spent.
    pub fn clause(&mut self, clause: &Clause) -> Result<Option<Automaton>, Stopped> {
        match self.atoms(clause)? {
            Some(relations) => self.joined(relations, clause.told()..clause.variables).map(Some),
            None => Ok(None),
        }
    }

    /// The relations of a clause, atom by atom.
    ///
    /// # Errors
    /// The budget is spent.
    pub fn atoms(&mut self, clause: &Clause) -> Result<Option<Vec<Automaton>>, Stopped> {
        let mut relations = Vec::new();
        for atom in &clause.atoms {
            relations.push(match atom {
                Atom::Zero(form) => self.zero(form)?,
                Atom::AtMostZero(form) => self.at_most_zero(form)?,
                Atom::Power { base, of, holds } if self.numeration == Numeration::Base(*base) => {
                    self.power(*of, *holds)?
                }
                Atom::Xor(of) if self.numeration == Numeration::Base(2) => self.nim_sum(*of)?,
                Atom::Power { .. } | Atom::Xor(_) => return Ok(None),
            });
        }
        Ok(Some(relations))
    }

    /// There are numbers for these variables that make all relations hold. Eliminates first the variable
    /// whose relations read the fewest tracks together.
    ///
    /// # Errors
    /// The budget is spent.
    pub fn joined(
        &mut self,
        mut relations: Vec<Automaton>,
        hidden: impl IntoIterator<Item = Var>,
    ) -> Result<Automaton, Stopped> {
        let mut hidden: Vec<Var> = hidden.into_iter().collect();
        let speaks = |relation: &Automaton, var: Var| relation.tracks().contains(&var);
        while !hidden.is_empty() {
            // The cost depends on the number of tracks of the joined automaton.
            let width = |var: Var| {
                let mut tracks: Vec<Var> = relations
                    .iter()
                    .filter(|relation| speaks(relation, var))
                    .flat_map(|relation| relation.tracks().iter().copied())
                    .collect();
                tracks.sort_unstable();
                tracks.dedup();
                tracks.len()
            };
            let place = (0..hidden.len()).min_by_key(|i| width(hidden[*i])).unwrap_or(0);
            let var = hidden.swap_remove(place);
            let (mut about, rest): (Vec<_>, Vec<_>) =
                relations.into_iter().partition(|relation| speaks(relation, var));
            about.sort_by_key(Automaton::size);
            let joined = self.all(&about)?;
            let without = self.exists(&joined, var)?;
            relations = rest;
            relations.push(without);
        }
        relations.sort_by_key(Automaton::size);
        self.all(&relations)
    }
}
