//! German.

use super::{Say, period, verdict};

pub(super) fn say(what: Say<'_>) -> String {
    let fixed = match what {
        Say::Normal => "normales Spiel: Wer zuletzt zieht, gewinnt",
        Say::Misere => "Misère-Spiel: Wer zuletzt zieht, verliert",
        Say::Labelled => "die Regeln sagen am Ende, wer gewinnt",
        Say::Lost => "P-Stellung: Wer am Zug ist, verliert",
        Say::Won { value, by } => {
            let value = value.map(|value| format!("Nim-Wert {value}"));
            let by = by.map(|by| format!("zum Beispiel mit {by}"));
            return verdict("N-Stellung", value, "Wer am Zug ist, gewinnt", by);
        }
        Say::Tied => "bei bestem Spiel unentschieden",
        Say::MoveIn { made, rule } => return format!("{made} in {rule}"),
        Say::Take(coins) => return format!("{coins} nehmen"),
        Say::TakeAll => "alle nehmen",
        Say::PMeans => "P: Wer am Zug ist, verliert",
        Say::NMeans => "N: Wer am Zug ist, gewinnt",
        Say::TMeans => "T: unentschieden",
        Say::PPosition => "P-Stellung",
        Say::NPosition => "N-Stellung",
        Say::PPositions => "P-Stellungen",
        Say::WinningMove => "Gewinnzug",
        Say::OtherMove => "anderer Zug",
        Say::AMove => "Zug",
        Say::CoinsTaken => "Münzen, die dieser Zug wegnimmt",
        Say::NimValues => "Nim-Werte, normales Spiel",
        Say::BeforePeriod => "vor der Periode",
        Say::Exception => "weicht von der Periode ab",
        Say::NoLaw => "kein Gesetz bekannt",
        Say::Period { preperiod, period: length, saltus } => {
            return period(["Periode", "Saltus", "Vorperiode"], preperiod, length, saltus);
        }
        Say::LawKind(kind) => return format!("Art des Gesetzes: {kind}"),
        Say::Proved(law) => return format!("{law}, bewiesen"),
        Say::ByTheorem(law) => return format!("{law}, nach einem Satz"),
        Say::OnlySeen(law) => return format!("{law}, beobachtet, aber nicht bewiesen"),
        Say::NimSums => "Nim-Summen",
        Say::NimProducts => "Nim-Produkte",
        Say::NimValue => "Nim-Wert",
        Say::Largest(value) => return format!("der größte Nim-Wert ist {value}"),
        Say::NimSum => "Nim-Summe",
        Say::Heap => "Haufen",
        Say::HeapOf(size) => return format!("Haufen {size}"),
        Say::HeapsTo(last) => return format!("Nim-Werte der Haufen 0 bis {last}"),
        Say::EachDot => "Jeder Punkt ist ein Haufen.",
        Say::DotCovers { heaps, values } => {
            let heaps = if heaps == 1 { "einen Haufen".into() } else { format!("{heaps} Haufen") };
            let values = if values == 1 { "einen Wert".into() } else { format!("{values} Werte") };
            return format!("Ein Punkt steht für {heaps} und {values}: Mindestens ein Haufen liegt dort.");
        }
        Say::RowColumn => "normales Spiel: Zeile a, Spalte b",
        Say::KeepsWin => "behält den Gewinn",
        Say::GivesAway => "verschenkt den Gewinn",
        Say::HadNone => "hatte keinen Gewinnzug",
        Say::Wins(player) => return format!("{player} gewinnt"),
        Say::ToMove(player) => return format!("{player} ist am Zug"),
        Say::NoMoveLeft => "kein Zug mehr möglich",
        Say::Player(number) => return format!("Spieler {number}"),
        Say::Rings => "Ringe: wohin ein Zug führt",
        Say::StairsCount => "schraffiert: die Stufen, deren Münzen zählen",
        Say::AdditionsLeft(count) => return format!("noch mögliche Zugaben: {count}"),
        Say::ZeroUsed => "Nullzug verbraucht",
        Say::TurnOf { first: true } => "der erste Spieler ist am Zug",
        Say::TurnOf { first: false } => "der zweite Spieler ist am Zug",
        Say::Nothing => "keine",
        Say::AndMore { list, more } => return format!("{list} und {more} weitere"),
        Say::GraphSize { positions, moves } => return format!("{positions} Stellungen, {moves} Züge"),
        Say::SignWins => "! steht bei Gewinnzügen",
        Say::SignReaches => "+ wohin ein Zug führt",
        Say::Alike => "×2: zwei gleichartige Stellungen, als eine gezeichnet",
        Say::Answers => "Lösungen",
        Say::Worksheet => "Arbeitsblatt",
        Say::Rule(rule) => return format!("Regel: {rule}"),
        Say::Name => "Name",
        Say::Date => "Datum",
        Say::FillTable => {
            "Fülle die Tabelle aus. Der Wert eines Haufens ist die kleinste der Zahlen 0, 1, 2, …, die unter den Werten \
             seiner Optionen fehlt."
        }
        Say::FillGrid => {
            "Trage die Nim-Werte ein: In jedes Feld kommt die kleinste der Zahlen 0, 1, 2, …, die unter den Werten seiner \
             Optionen fehlt."
        }
        Say::Judge => {
            "Wer gewinnt bei bestem Spiel? Schreibe N, wenn gewinnt, wer am Zug ist, und P, wenn der andere Spieler \
             gewinnt. Gib bei N einen Gewinnzug an."
        }
        Say::Label => {
            "Schreibe an jede Stellung P oder N und ihren Wert. Zeichne dann die Gewinnzüge mit einer dicken Linie nach."
        }
        Say::OptionValues => "Werte der Optionen",
        Say::Seed(seed) => return format!("Blatt Nr. {seed}"),
    };
    fixed.into()
}
