//! Romanian.

use super::{Say, period, verdict};

pub(super) fn say(what: Say<'_>) -> String {
    let fixed = match what {
        Say::Normal => "joc normal: cine face ultima mutare câștigă",
        Say::Misere => "joc misère: cine face ultima mutare pierde",
        Say::Labelled => "regulile spun la sfârșit cine câștigă",
        Say::Lost => "Poziție P: jucătorul la mutare pierde",
        Say::Won { value, by } => {
            let value = value.map(|value| format!("valoare nim {value}"));
            let by = by.map(|by| format!("de exemplu prin {by}"));
            return verdict("Poziție N", value, "jucătorul la mutare câștigă", by);
        }
        Say::Tied => "la cel mai bun joc, partida se termină la egalitate",
        Say::MoveIn { made, rule } => return format!("{made} în {rule}"),
        Say::Take(coins) => return format!("ia {coins}"),
        Say::TakeAll => "ia tot",
        Say::PMeans => "P: jucătorul la mutare pierde",
        Say::NMeans => "N: jucătorul la mutare câștigă",
        Say::TMeans => "T: egalitate",
        Say::PPosition => "poziție P",
        Say::NPosition => "poziție N",
        Say::PPositions => "Poziții P",
        Say::WinningMove => "mutare câștigătoare",
        Say::OtherMove => "altă mutare",
        Say::AMove => "mutare",
        Say::CoinsTaken => "monedele luate la această mutare",
        Say::NimValues => "valori nim, joc normal",
        Say::BeforePeriod => "înainte de perioadă",
        Say::Exception => "diferă de perioadă",
        Say::NoLaw => "nicio lege cunoscută",
        Say::Period { preperiod, period: length, saltus } => {
            return period(["perioada", "saltus", "preperioada"], preperiod, length, saltus);
        }
        Say::LawKind(kind) => return format!("felul legii: {kind}"),
        Say::Proved(law) => return format!("{law}, demonstrat"),
        Say::ByTheorem(law) => return format!("{law}, conform unei teoreme"),
        Say::OnlySeen(law) => return format!("{law}, observat, dar nedemonstrat"),
        Say::NimSums => "sume nim",
        Say::NimProducts => "produse nim",
        Say::NimValue => "valoare nim",
        Say::Largest(value) => return format!("cea mai mare valoare nim este {value}"),
        Say::NimSum => "suma nim",
        Say::Heap => "grămadă",
        Say::HeapOf(size) => return format!("grămada {size}"),
        Say::HeapsTo(last) => return format!("valorile nim ale grămezilor de la 0 la {last}"),
        Say::EachDot => "Fiecare punct este o grămadă.",
        Say::DotCovers { heaps, values } => {
            let heaps = match heaps {
                1 => "o grămadă".into(),
                2..=19 => format!("{heaps} grămezi"),
                _ => format!("{heaps} de grămezi"),
            };
            let values = match values {
                1 => "o valoare".into(),
                2..=19 => format!("{values} valori"),
                _ => format!("{values} de valori"),
            };
            return format!("Un punct acoperă {heaps} și {values}: cel puțin o grămadă se află acolo.");
        }
        Say::RowColumn => "joc normal: rândul a, coloana b",
        Say::KeepsWin => "păstrează câștigul",
        Say::GivesAway => "pierde câștigul din mână",
        Say::HadNone => "nu avea mutare câștigătoare",
        Say::Wins(player) => return format!("{player} câștigă"),
        Say::ToMove(player) => return format!("{player} este la mutare"),
        Say::NoMoveLeft => "nu mai există nicio mutare",
        Say::Player(number) => return format!("jucătorul {number}"),
        Say::Rings => "inele: unde duce o mutare",
        Say::StairsCount => "hașurate: treptele ale căror monede contează",
        Say::AdditionsLeft(count) => return format!("adăugări rămase: {count}"),
        Say::ZeroUsed => "mutarea zero folosită",
        Say::TurnOf { first: true } => "primul jucător este la mutare",
        Say::TurnOf { first: false } => "al doilea jucător este la mutare",
        Say::Nothing => "niciuna",
        Say::AndMore { list, more } => return format!("{list} și încă {more}"),
        Say::GraphSize { positions, moves } => return format!("poziții: {positions}, mutări: {moves}"),
        Say::SignWins => "! arată mutările câștigătoare",
        Say::SignReaches => "+ unde duce o mutare",
        Say::Alike => "×2: două poziții asemenea, desenate ca una singură",
        Say::Answers => "Răspunsuri",
        Say::Worksheet => "Fișă de lucru",
        Say::Rule(rule) => return format!("Regula: {rule}"),
        Say::Name => "Numele",
        Say::Date => "Data",
        Say::FillTable => {
            "Completează tabelul. Valoarea unei grămezi este cel mai mic dintre numerele 0, 1, 2, … care lipsește dintre \
             valorile opțiunilor ei."
        }
        Say::FillGrid => {
            "Completează valorile nim: în fiecare căsuță scrie cel mai mic dintre numerele 0, 1, 2, … care lipsește dintre \
             valorile opțiunilor ei."
        }
        Say::Judge => {
            "Cine câștigă la cel mai bun joc? Scrie N dacă jucătorul la mutare câștigă și P dacă celălalt jucător câștigă. Unde \
             este N, scrie o mutare câștigătoare."
        }
        Say::Label => "Scrie la fiecare poziție P sau N și valoarea ei. Apoi îngroașă mutările câștigătoare.",
        Say::OptionValues => "valorile opțiunilor",
        Say::Seed(seed) => return format!("fișa nr. {seed}"),
    };
    fixed.into()
}
