//! Portuguese.

use super::{Say, period, verdict};

pub(super) fn say(what: Say<'_>) -> String {
    let fixed = match what {
        Say::Normal => "jogo normal: quem faz a última jogada ganha",
        Say::Misere => "jogo misère: quem faz a última jogada perde",
        Say::Labelled => "as regras dizem quem ganha no fim",
        Say::Lost => "Posição P: o jogador da vez perde",
        Say::Won { value, by } => {
            let value = value.map(|value| format!("valor nim {value}"));
            let by = by.map(|by| format!("por exemplo com {by}"));
            return verdict("Posição N", value, "o jogador da vez ganha", by);
        }
        Say::Tied => "com o melhor jogo, a partida termina empatada",
        Say::MoveIn { made, rule } => return format!("{made} em {rule}"),
        Say::Take(coins) => return format!("tirar {coins}"),
        Say::TakeAll => "tirar tudo",
        Say::PMeans => "P: o jogador da vez perde",
        Say::NMeans => "N: o jogador da vez ganha",
        Say::TMeans => "T: empate",
        Say::PPosition => "posição P",
        Say::NPosition => "posição N",
        Say::PPositions => "Posições P",
        Say::WinningMove => "jogada vencedora",
        Say::OtherMove => "outra jogada",
        Say::AMove => "jogada",
        Say::CoinsTaken => "peças que esta jogada tira",
        Say::NimValues => "valores nim, jogo normal",
        Say::BeforePeriod => "antes do período",
        Say::Exception => "difere do período",
        Say::NoLaw => "nenhuma lei conhecida",
        Say::Period { preperiod, period: length, saltus } => {
            return period(["período", "saltus", "pré-período"], preperiod, length, saltus);
        }
        Say::LawKind(kind) => return format!("tipo de lei: {kind}"),
        Say::Proved(law) => return format!("{law}, demonstrado"),
        Say::ByTheorem(law) => return format!("{law}, por um teorema"),
        Say::OnlySeen(law) => return format!("{law}, observado, mas não demonstrado"),
        Say::NimSums => "somas nim",
        Say::NimProducts => "produtos nim",
        Say::NimValue => "valor nim",
        Say::Largest(value) => return format!("o maior valor nim é {value}"),
        Say::NimSum => "soma nim",
        Say::Heap => "pilha",
        Say::HeapOf(size) => return format!("pilha {size}"),
        Say::HeapsTo(last) => return format!("valores nim das pilhas de 0 a {last}"),
        Say::EachDot => "Cada ponto é uma pilha.",
        Say::DotCovers { heaps, values } => {
            let heaps = if heaps == 1 { "uma pilha".into() } else { format!("{heaps} pilhas") };
            let values = if values == 1 { "um valor".into() } else { format!("{values} valores") };
            return format!("Um ponto cobre {heaps} e {values}: pelo menos uma pilha cai ali.");
        }
        Say::RowColumn => "jogo normal: linha a, coluna b",
        Say::KeepsWin => "mantém a vitória",
        Say::GivesAway => "deixa escapar a vitória",
        Say::HadNone => "não tinha jogada vencedora",
        Say::Wins(player) => return format!("{player} ganha"),
        Say::ToMove(player) => return format!("é a vez de {player}"),
        Say::NoMoveLeft => "não resta nenhuma jogada",
        Say::Player(number) => return format!("jogador {number}"),
        Say::Rings => "anéis: aonde leva uma jogada",
        Say::StairsCount => "hachurados: os degraus cujas peças contam",
        Say::AdditionsLeft(count) => return format!("adições restantes: {count}"),
        Say::ZeroUsed => "jogada zero usada",
        Say::TurnOf { first: true } => "é a vez do primeiro jogador",
        Say::TurnOf { first: false } => "é a vez do segundo jogador",
        Say::Nothing => "nenhuma",
        Say::AndMore { list, more } => return format!("{list} e mais {more}"),
        Say::GraphSize { positions, moves } => return format!("{positions} posições, {moves} jogadas"),
        Say::SignWins => "! marca as jogadas vencedoras",
        Say::SignReaches => "+ aonde leva uma jogada",
        Say::Alike => "×2: duas posições equivalentes, desenhadas como uma só",
        Say::Answers => "Respostas",
        Say::Worksheet => "Folha de exercícios",
        Say::Rule(rule) => return format!("Regra: {rule}"),
        Say::Name => "Nome",
        Say::Date => "Data",
        Say::FillTable => {
            "Complete a tabela. O valor de uma pilha é o menor dos números 0, 1, 2, … que falta entre os valores das suas \
             opções."
        }
        Say::FillGrid => {
            "Complete os valores nim: em cada casa vai o menor dos números 0, 1, 2, … que falta entre os valores das suas \
             opções."
        }
        Say::Judge => {
            "Quem ganha com o melhor jogo? Escreva N se ganha o jogador da vez e P se ganha o outro. Quando for N, escreva uma \
             jogada vencedora."
        }
        Say::Label => {
            "Escreva P ou N em cada posição, e o seu valor. Depois reforce as jogadas vencedoras com um traço grosso."
        }
        Say::OptionValues => "valores das opções",
        Say::Seed(seed) => return format!("folha n.º {seed}"),
    };
    fixed.into()
}
