//! Linear forms in JSON.

use super::{Linear, Var};
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, SerializeSeq, Serializer};

/// The constant first, then each coefficient with its variable: `[-1,[1,0]]` is x0 − 1.
impl Serialize for Linear {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut list = to.serialize_seq(Some(1 + self.terms.len()))?;
        list.serialize_element(&self.constant)?;
        for (var, coefficient) in &self.terms {
            list.serialize_element(&(coefficient, var))?;
        }
        list.end()
    }
}

#[derive(serde::Deserialize)]
#[serde(untagged)]
enum Item {
    Constant(i64),
    Term(i64, Var),
}

impl<'de> Deserialize<'de> for Linear {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Linear, D::Error> {
        let items = Vec::<Item>::deserialize(from)?;
        let Some((Item::Constant(constant), rest)) = items.split_first() else {
            return Err(D::Error::custom("a linear form begins with its constant"));
        };
        let term = |item: &Item| match item {
            Item::Term(coefficient, var) if *coefficient != 0 => Ok((*var, *coefficient)),
            _ => Err(D::Error::custom("a term is a coefficient that is not 0 and a variable")),
        };
        let terms: Vec<(Var, i64)> = rest.iter().map(term).collect::<Result<_, _>>()?;
        if terms.windows(2).any(|pair| pair[0].0 >= pair[1].0) {
            return Err(D::Error::custom("the variables of a linear form ascend"));
        }
        Ok(Linear { terms, constant: *constant })
    }
}
