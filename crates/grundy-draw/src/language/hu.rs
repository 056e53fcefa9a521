//! Hungarian.

use super::{Say, period, verdict};

pub(super) fn say(what: Say<'_>) -> String {
    let fixed = match what {
        Say::Normal => "normál játék: aki utoljára lép, nyer",
        Say::Misere => "misère játék: aki utoljára lép, veszít",
        Say::Labelled => "a végén a szabályok döntik el, ki nyer",
        Say::Lost => "P-állás: a soron következő játékos veszít",
        Say::Won { value, by } => {
            let value = value.map(|value| format!("nim-érték = {value}"));
            let by = by.map(|by| format!("például ezzel: {by}"));
            return verdict("N-állás", value, "a soron következő játékos nyer", by);
        }
        Say::Tied => "a legjobb játék döntetlenre vezet",
        Say::MoveIn { made, rule } => return format!("{made} itt: {rule}"),
        Say::Take(coins) => return format!("elvétel: {coins}"),
        Say::TakeAll => "az összes elvétele",
        Say::PMeans => "P: a soron következő játékos veszít",
        Say::NMeans => "N: a soron következő játékos nyer",
        Say::TMeans => "T: döntetlen",
        Say::PPosition => "P-állás",
        Say::NPosition => "N-állás",
        Say::PPositions => "P-állások",
        Say::WinningMove => "nyerő lépés",
        Say::OtherMove => "más lépés",
        Say::AMove => "lépés",
        Say::CoinsTaken => "ezeket az érméket veszi el a lépés",
        Say::NimValues => "nim-értékek, normál játék",
        Say::BeforePeriod => "a periódus előtt",
        Say::Exception => "eltér a periódustól",
        Say::NoLaw => "nem ismert törvényszerűség",
        Say::Period { preperiod, period: length, saltus } => {
            return period(["periódus:", "saltus:", "előperiódus:"], preperiod, length, saltus);
        }
        Say::LawKind(kind) => return format!("a törvényszerűség fajtája: {kind}"),
        Say::Proved(law) => return format!("{law}, bizonyított"),
        Say::ByTheorem(law) => return format!("{law}, tétel alapján"),
        Say::OnlySeen(law) => return format!("{law}, megfigyelt, de nem bizonyított"),
        Say::NimSums => "nim-összegek",
        Say::NimProducts => "nim-szorzatok",
        Say::NimValue => "nim-érték",
        Say::Largest(value) => return format!("a legnagyobb nim-érték: {value}"),
        Say::NimSum => "nim-összeg",
        Say::Heap => "kupac",
        Say::HeapOf(size) => return format!("{size} kupac"),
        Say::HeapsTo(last) => return format!("a kupacok nim-értékei, 0–{last}"),
        Say::EachDot => "Minden pont egy kupac.",
        Say::DotCovers { heaps, values } => {
            return format!(
                "Egy pont {heaps} kupacot és {values} értéket fed le: legalább egy kupac oda esik."
            );
        }
        Say::RowColumn => "normál játék: a sor, b oszlop",
        Say::KeepsWin => "megtartja a nyerést",
        Say::GivesAway => "elengedi a nyerést",
        Say::HadNone => "nem volt nyerő lépése",
        Say::Wins(player) => return format!("{player} nyer"),
        Say::ToMove(player) => return format!("{player} következik"),
        Say::NoMoveLeft => "nincs több lépés",
        Say::Player(number) => return format!("{number}. játékos"),
        Say::Rings => "karikák: ahová egy lépés vezet",
        Say::StairsCount => "vonalkázott: azok a lépcsők, amelyek érméi számítanak",
        Say::AdditionsLeft(count) => return format!("még hátralévő hozzáadások: {count}"),
        Say::ZeroUsed => "nullalépés felhasználva",
        Say::TurnOf { first: true } => "az első játékos következik",
        Say::TurnOf { first: false } => "a második játékos következik",
        Say::Nothing => "nincs",
        Say::AndMore { list, more } => return format!("{list} és még {more}"),
        Say::GraphSize { positions, moves } => return format!("{positions} állás, {moves} lépés"),
        Say::SignWins => "! jelöli a nyerő lépéseket",
        Say::SignReaches => "+ ahová egy lépés vezet",
        Say::Alike => "×2: két hasonló állás, egynek rajzolva",
        Say::Answers => "Megoldások",
        Say::Worksheet => "Feladatlap",
        Say::Rule(rule) => return format!("Szabály: {rule}"),
        Say::Name => "Név",
        Say::Date => "Dátum",
        Say::FillTable => {
            "Töltsd ki a táblázatot! Egy kupac értéke a 0, 1, 2, … számok közül a legkisebb, amely hiányzik a kupac \
             lehetőségeinek értékei közül."
        }
        Say::FillGrid => {
            "Írd be a nim-értékeket! Minden mezőbe a 0, 1, 2, … számok közül a legkisebb kerül, amely hiányzik a mező \
             lehetőségeinek értékei közül."
        }
        Say::Judge => {
            "Ki nyer a legjobb játékkal? Írj N-et, ha a soron következő játékos nyer, és P-t, ha a másik. Ha N, adj meg egy \
             nyerő lépést!"
        }
        Say::Label => {
            "Írd minden álláshoz, hogy P vagy N, és az értékét! Utána húzd át vastagon a nyerő lépéseket!"
        }
        Say::OptionValues => "a lehetőségek értékei",
        Say::Seed(seed) => return format!("{seed}. számú lap"),
    };
    fixed.into()
}
