//! Chinese.

use super::Say;

pub(super) fn say(what: Say<'_>) -> String {
    let fixed = match what {
        Say::Normal => "正常规则：走最后一步者胜",
        Say::Misere => "反常规则：走最后一步者负",
        Say::Labelled => "终局时由规则判定胜负",
        Say::Lost => "P 局面：先手必败",
        Say::Won { value, by } => {
            let value = value.map_or(String::new(), |value| format!("，尼姆值 {value}"));
            let by = by.map_or(String::new(), |by| format!("，例如 {by}"));
            return format!("N 局面{value}：先手必胜{by}");
        }
        Say::Tied => "双方最优时为平局",
        Say::MoveIn { made, rule } => return format!("{made}（在 {rule} 中）"),
        Say::Take(coins) => return format!("取 {coins}"),
        Say::TakeAll => "全取",
        Say::PMeans => "P：先手必败",
        Say::NMeans => "N：先手必胜",
        Say::TMeans => "T：平局",
        Say::PPosition => "P 局面",
        Say::NPosition => "N 局面",
        Say::PPositions => "P 局面",
        Say::WinningMove => "必胜着法",
        Say::OtherMove => "其他着法",
        Say::AMove => "着法",
        Say::CoinsTaken => "这一步取走的硬币",
        Say::NimValues => "尼姆值，正常规则",
        Say::BeforePeriod => "周期之前",
        Say::Exception => "与周期不符",
        Say::NoLaw => "尚无已知规律",
        Say::Period { preperiod, period, saltus } => {
            let saltus = if saltus == 0 { String::new() } else { format!("，每周期增加 {saltus}") };
            return format!("周期 {period}{saltus}，前周期 {preperiod}");
        }
        Say::LawKind(kind) => return format!("规律的类型：{kind}"),
        Say::Proved(law) => return format!("{law}，已证明"),
        Say::ByTheorem(law) => return format!("{law}，由定理得出"),
        Say::OnlySeen(law) => return format!("{law}，仅为观察，未经证明"),
        Say::NimSums => "尼姆和",
        Say::NimProducts => "尼姆积",
        Say::NimValue => "尼姆值",
        Say::Largest(value) => return format!("最大的尼姆值是 {value}"),
        Say::NimSum => "尼姆和",
        Say::Heap => "堆",
        Say::HeapOf(size) => return format!("堆 {size}"),
        Say::HeapsTo(last) => return format!("堆 0 至 {last} 的尼姆值"),
        Say::EachDot => "每个点是一堆。",
        Say::DotCovers { heaps, values } => {
            return format!("一个点代表 {heaps} 堆和 {values} 个值：其中至少有一堆。");
        }
        Say::RowColumn => "正常规则：第 a 行，第 b 列",
        Say::KeepsWin => "保持胜势",
        Say::GivesAway => "错失胜势",
        Say::HadNone => "没有必胜着法",
        Say::Wins(player) => return format!("{player} 获胜"),
        Say::ToMove(player) => return format!("轮到 {player}"),
        Say::NoMoveLeft => "无步可走",
        Say::Player(number) => return format!("玩家 {number}"),
        Say::Rings => "圆圈：一步可到之处",
        Say::StairsCount => "斜线：其硬币起作用的台阶",
        Say::AdditionsLeft(count) => return format!("剩余添加次数：{count}"),
        Say::ZeroUsed => "零步已用",
        Say::TurnOf { first: true } => "轮到先手",
        Say::TurnOf { first: false } => "轮到后手",
        Say::Nothing => "无",
        Say::AndMore { list, more } => return format!("{list} 等，另有 {more} 个"),
        Say::GraphSize { positions, moves } => return format!("{positions} 个局面，{moves} 个着法"),
        Say::SignWins => "! 表示必胜着法",
        Say::SignReaches => "+ 一步可到之处",
        Say::Alike => "×2：两个等价局面合画为一个",
        Say::Answers => "答案",
        Say::Worksheet => "练习题",
        Say::Rule(rule) => return format!("规则：{rule}"),
        Say::Name => "姓名",
        Say::Date => "日期",
        Say::FillTable => "填表。一堆的值是 0、1、2、… 中未在其各选项的值中出现的最小数。",
        Say::FillGrid => "填写尼姆值：每格填 0、1、2、… 中未在其各选项的值中出现的最小数。",
        Say::Judge => "双方最优时谁胜？先手胜写 N，后手胜写 P。若为 N，再写出一个必胜着法。",
        Say::Label => "在每个局面旁写 P 或 N 及其尼姆值，再把必胜着法描粗。",
        Say::OptionValues => "各选项的值",
        Say::Seed(seed) => return format!("第 {seed} 号"),
    };
    fixed.into()
}
