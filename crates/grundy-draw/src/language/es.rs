//! Spanish.

use super::{Say, period, verdict};

pub(super) fn say(what: Say<'_>) -> String {
    let fixed = match what {
        Say::Normal => "juego normal: gana quien hace la última jugada",
        Say::Misere => "juego misère: pierde quien hace la última jugada",
        Say::Labelled => "las reglas dicen quién gana al final",
        Say::Lost => "Posición P: pierde el jugador al que le toca",
        Say::Won { value, by } => {
            let value = value.map(|value| format!("valor nim {value}"));
            let by = by.map(|by| format!("por ejemplo con {by}"));
            return verdict("Posición N", value, "gana el jugador al que le toca", by);
        }
        Say::Tied => "con el mejor juego, la partida termina en empate",
        Say::MoveIn { made, rule } => return format!("{made} en {rule}"),
        Say::Take(coins) => return format!("tomar {coins}"),
        Say::TakeAll => "tomar todas",
        Say::PMeans => "P: pierde el jugador al que le toca",
        Say::NMeans => "N: gana el jugador al que le toca",
        Say::TMeans => "T: empate",
        Say::PPosition => "posición P",
        Say::NPosition => "posición N",
        Say::PPositions => "Posiciones P",
        Say::WinningMove => "jugada ganadora",
        Say::OtherMove => "otra jugada",
        Say::AMove => "jugada",
        Say::CoinsTaken => "fichas que toma esta jugada",
        Say::NimValues => "valores nim, juego normal",
        Say::BeforePeriod => "antes del período",
        Say::Exception => "difiere del período",
        Say::NoLaw => "no se conoce ninguna ley",
        Say::Period { preperiod, period: length, saltus } => {
            return period(["período", "saltus", "preperíodo"], preperiod, length, saltus);
        }
        Say::LawKind(kind) => return format!("tipo de ley: {kind}"),
        Say::Proved(law) => return format!("{law}, demostrado"),
        Say::ByTheorem(law) => return format!("{law}, por un teorema"),
        Say::OnlySeen(law) => return format!("{law}, observado pero no demostrado"),
        Say::NimSums => "sumas nim",
        Say::NimProducts => "productos nim",
        Say::NimValue => "valor nim",
        Say::Largest(value) => return format!("el mayor valor nim es {value}"),
        Say::NimSum => "suma nim",
        Say::Heap => "montón",
        Say::HeapOf(size) => return format!("montón {size}"),
        Say::HeapsTo(last) => return format!("valores nim de los montones de 0 a {last}"),
        Say::EachDot => "Cada punto es un montón.",
        Say::DotCovers { heaps, values } => {
            let heaps = if heaps == 1 { "un montón".into() } else { format!("{heaps} montones") };
            let values = if values == 1 { "un valor".into() } else { format!("{values} valores") };
            return format!("Un punto abarca {heaps} y {values}: allí cae al menos un montón.");
        }
        Say::RowColumn => "juego normal: fila a, columna b",
        Say::KeepsWin => "conserva la victoria",
        Say::GivesAway => "deja escapar la victoria",
        Say::HadNone => "no tenía jugada ganadora",
        Say::Wins(player) => return format!("gana {player}"),
        Say::ToMove(player) => return format!("le toca a {player}"),
        Say::NoMoveLeft => "no queda ninguna jugada",
        Say::Player(number) => return format!("jugador {number}"),
        Say::Rings => "anillos: adónde lleva una jugada",
        Say::StairsCount => "rayados: los escalones cuyas fichas cuentan",
        Say::AdditionsLeft(count) => return format!("adiciones que quedan: {count}"),
        Say::ZeroUsed => "jugada cero usada",
        Say::TurnOf { first: true } => "le toca al primer jugador",
        Say::TurnOf { first: false } => "le toca al segundo jugador",
        Say::Nothing => "ninguna",
        Say::AndMore { list, more } => return format!("{list} y {more} más"),
        Say::GraphSize { positions, moves } => return format!("{positions} posiciones, {moves} jugadas"),
        Say::SignWins => "! señala las jugadas ganadoras",
        Say::SignReaches => "+ adónde lleva una jugada",
        Say::Alike => "×2: dos posiciones equivalentes, dibujadas como una",
        Say::Answers => "Soluciones",
        Say::Worksheet => "Hoja de ejercicios",
        Say::Rule(rule) => return format!("Regla: {rule}"),
        Say::Name => "Nombre",
        Say::Date => "Fecha",
        Say::FillTable => {
            "Completa la tabla. El valor de un montón es el menor de los números 0, 1, 2, … que falta entre los valores de \
             sus opciones."
        }
        Say::FillGrid => {
            "Completa los valores nim: en cada casilla va el menor de los números 0, 1, 2, … que falta entre los valores de sus \
             opciones."
        }
        Say::Judge => {
            "¿Quién gana con el mejor juego? Escribe N si gana el jugador al que le toca y P si gana el otro. Cuando sea N, \
             escribe una jugada ganadora."
        }
        Say::Label => {
            "Escribe P o N en cada posición, y su valor. Después repasa las jugadas ganadoras con una línea gruesa."
        }
        Say::OptionValues => "valores de las opciones",
        Say::Seed(seed) => return format!("hoja n.º {seed}"),
    };
    fixed.into()
}
