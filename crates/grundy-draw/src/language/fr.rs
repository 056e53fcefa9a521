//! French.

use super::{Say, period};

pub(super) fn say(what: Say<'_>) -> String {
    let fixed = match what {
        Say::Normal => "jeu normal : qui joue le dernier coup gagne",
        Say::Misere => "jeu misère : qui joue le dernier coup perd",
        Say::Labelled => "les règles disent qui gagne à la fin",
        Say::Lost => "Position P : le joueur qui a le trait perd",
        Say::Won { value, by } => {
            let value = value.map_or(String::new(), |value| format!(", nim-valeur {value}"));
            let by = by.map_or(String::new(), |by| format!(", par exemple par {by}"));
            return format!("Position N{value} : le joueur qui a le trait gagne{by}");
        }
        Say::Tied => "avec le meilleur jeu, la partie est nulle",
        Say::MoveIn { made, rule } => return format!("{made} dans {rule}"),
        Say::Take(coins) => return format!("prendre {coins}"),
        Say::TakeAll => "tout prendre",
        Say::PMeans => "P : le joueur qui a le trait perd",
        Say::NMeans => "N : le joueur qui a le trait gagne",
        Say::TMeans => "T : partie nulle",
        Say::PPosition => "position P",
        Say::NPosition => "position N",
        Say::PPositions => "Positions P",
        Say::WinningMove => "coup gagnant",
        Say::OtherMove => "autre coup",
        Say::AMove => "coup",
        Say::CoinsTaken => "jetons pris par ce coup",
        Say::NimValues => "nim-valeurs, jeu normal",
        Say::BeforePeriod => "avant la période",
        Say::Exception => "diffère de la période",
        Say::NoLaw => "aucune loi connue",
        Say::Period { preperiod, period: length, saltus } => {
            return period(["période", "saltus", "prépériode"], preperiod, length, saltus);
        }
        Say::LawKind(kind) => return format!("type de loi : {kind}"),
        Say::Proved(law) => return format!("{law}, démontré"),
        Say::ByTheorem(law) => return format!("{law}, par un théorème"),
        Say::OnlySeen(law) => return format!("{law}, observé mais non démontré"),
        Say::NimSums => "nim-sommes",
        Say::NimProducts => "nim-produits",
        Say::NimValue => "nim-valeur",
        Say::Largest(value) => return format!("la plus grande nim-valeur est {value}"),
        Say::NimSum => "nim-somme",
        Say::Heap => "tas",
        Say::HeapOf(size) => return format!("tas {size}"),
        Say::HeapsTo(last) => return format!("nim-valeurs des tas de 0 à {last}"),
        Say::EachDot => "Chaque point est un tas.",
        Say::DotCovers { heaps, values } => {
            let heaps = if heaps == 1 { "un tas".into() } else { format!("{heaps} tas") };
            let values = if values == 1 { "une valeur".into() } else { format!("{values} valeurs") };
            return format!("Un point couvre {heaps} et {values} : au moins un tas s’y trouve.");
        }
        Say::RowColumn => "jeu normal : ligne a, colonne b",
        Say::KeepsWin => "garde la victoire",
        Say::GivesAway => "laisse échapper la victoire",
        Say::HadNone => "n’avait aucun coup gagnant",
        Say::Wins(player) => return format!("{player} gagne"),
        Say::ToMove(player) => return format!("au tour de {player}"),
        Say::NoMoveLeft => "plus aucun coup possible",
        Say::Player(number) => return format!("joueur {number}"),
        Say::Rings => "anneaux : où mène un coup",
        Say::StairsCount => "hachurées : les marches dont les jetons comptent",
        Say::AdditionsLeft(count) => return format!("ajouts restants : {count}"),
        Say::ZeroUsed => "coup nul utilisé",
        Say::TurnOf { first: true } => "c’est au premier joueur de jouer",
        Say::TurnOf { first: false } => "c’est au second joueur de jouer",
        Say::Nothing => "aucune",
        Say::AndMore { list, more } => return format!("{list} et {more} de plus"),
        Say::GraphSize { positions, moves } => return format!("{positions} positions, {moves} coups"),
        Say::SignWins => "! signale les coups gagnants",
        Say::SignReaches => "+ où mène un coup",
        Say::Alike => "×2 : deux positions semblables, dessinées comme une seule",
        Say::Answers => "Corrigé",
        Say::Worksheet => "Fiche d’exercices",
        Say::Rule(rule) => return format!("Règle : {rule}"),
        Say::Name => "Nom",
        Say::Date => "Date",
        Say::FillTable => {
            "Complète le tableau. La valeur d’un tas est le plus petit des nombres 0, 1, 2, … qui manque parmi les valeurs de \
             ses options."
        }
        Say::FillGrid => {
            "Complète les nim-valeurs : dans chaque case, écris le plus petit des nombres 0, 1, 2, … qui manque parmi les \
             valeurs de ses options."
        }
        Say::Judge => {
            "Qui gagne avec le meilleur jeu ? Écris N si c’est le joueur qui a le trait, P si c’est l’autre joueur. Si c’est N, \
             écris un coup gagnant."
        }
        Say::Label => {
            "Écris P ou N sur chaque position, ainsi que sa valeur. Repasse ensuite les coups gagnants d’un trait épais."
        }
        Say::OptionValues => "valeurs des options",
        Say::Seed(seed) => return format!("fiche n° {seed}"),
    };
    fixed.into()
}
