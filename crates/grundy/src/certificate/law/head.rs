//! The first line of a certificate of a law: the rules, the claim, the theorem, and its parameters.

use crate::certificate::write::{FORMAT, VERSION};
use crate::law::claim::{Claim, Statement, Witnesses};
use grundy_rules::logic::Core;
use serde::Serialize;

#[derive(Clone, Debug, Serialize)]
pub(super) struct Head {
    format: &'static str,
    version: u64,
    kind: &'static str,
    rule: Core,
    claim: Claim,
    pub theorem: &'static str,
    #[serde(flatten)]
    witnesses: Witnesses,
}

impl Head {
    pub fn new(rule: Core, Statement { claim, theorem, witnesses, .. }: Statement) -> Head {
        Head { format: FORMAT, version: VERSION, kind: "law", rule, claim, theorem, witnesses }
    }
}
