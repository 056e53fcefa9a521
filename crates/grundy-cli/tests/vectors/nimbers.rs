//! The field of nimbers against nimber_field.json, and products of coin-turning games against
//! board_games.json.

use crate::common::{check_all, expect, grundy, json, rows, scratch, sha256, vectors, whole_numbers};
use serde_json::Value;

const WIDTHS: [&str; 4] = ["8", "16", "32", "64"];

/// The answers to many expressions in one run of the program, each as its list of values.
fn answers(expressions: &[String]) -> Vec<Vec<String>> {
    let path = scratch("expressions.txt", &expressions.join("\n"));
    let output = grundy(&["nimber", &format!("@{}", path.display())]);
    let text = String::from_utf8(output.stdout).expect("text");
    assert_eq!(output.status.code(), Some(0), "{text}");
    let answers: Vec<Vec<String>> = text
        .lines()
        .map(|line| {
            let answer: Value = serde_json::from_str(line).expect("a JSON line");
            let values = answer["values"].as_array().expect("values");
            values.iter().map(|value| value.as_str().expect("digits").to_string()).collect()
        })
        .collect();
    assert_eq!(answers.len(), expressions.len());
    answers
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a decimal string")
}

/// Checks every row of one kind at every width: the expression of all entries but the last equals the
/// last entry.
fn check(kind: &str, expression: impl Fn(&[Value]) -> String) {
    let file = vectors("nimber_field.json");
    for width in WIDTHS {
        let rows = rows(&file["fields"][width], kind);
        let entries: Vec<&[Value]> =
            rows.iter().map(|row| row.as_array().expect("a row").as_slice()).collect();
        let expressions: Vec<String> = entries.iter().map(|row| expression(row)).collect();
        for (i, found) in answers(&expressions).iter().enumerate() {
            let wanted = text(entries[i].last().expect("a result"));
            assert_eq!(found, &[wanted], "{width} bits, {kind}: {}", expressions[i]);
        }
    }
}

#[test]
fn products() {
    check("products", |row| format!("{} * {}", text(&row[0]), text(&row[1])));
}

#[test]
fn inverses() {
    check("inverses", |row| format!("inv({})", text(&row[0])));
    check("inverses", |row| format!("1 / {}", text(&row[0])));
    check("inverses", |row| format!("{}^-1", text(&row[0])));
}

#[test]
fn square_roots() {
    check("square_roots", |row| format!("sqrt({})", text(&row[0])));
}

#[test]
fn powers() {
    check("powers", |row| format!("{}^{}", text(&row[0]), text(&row[1])));
}

#[test]
fn orders() {
    check("orders", |row| format!("order({})", text(&row[0])));
}

/// The vectors ask for roots in the field of the width; the program finds them one field higher too.
#[test]
fn quadratics() {
    let file = vectors("nimber_field.json");
    for width in WIDTHS {
        let bits: u32 = width.parse().expect("a width");
        let rows = rows(&file["fields"][width], "quadratic_x2_plus_x_equals_c_in_field");
        let expressions: Vec<String> = rows.iter().map(|row| format!("roots({})", text(&row[0]))).collect();
        for (row, mut found) in rows.iter().zip(answers(&expressions)) {
            found.retain(|root| root.parse::<u128>().expect("digits") >> bits == 0);
            let wanted: Vec<&str> = row[1].as_array().expect("roots").iter().map(text).collect();
            assert_eq!(found, wanted, "{width} bits: {row}");
        }
    }
}

fn table(args: &[&str]) -> Vec<Vec<u64>> {
    let answer = json(args).unwrap_or_else(|why| panic!("{why}"));
    answer["rows"].as_array().expect("rows").iter().map(|row| whole_numbers(row).expect("a row")).collect()
}

fn wanted(table: &Value) -> Vec<Vec<u64>> {
    table.as_array().expect("a table").iter().map(|row| whole_numbers(row).expect("a row")).collect()
}

#[test]
fn tables_from_0_to_15() {
    let file = vectors("nimber_field.json");
    let sums = wanted(&file["xor_table_0_15"]);
    assert_eq!(table(&["xor-table", "15"]), sums);
    let products = wanted(&file["product_table_0_15"]);
    assert_eq!(table(&["xor-table", "15", "--product"]), products);

    for (option, rows) in [(None, &sums), (Some("--product"), &products)] {
        let args = |format: &'static str| ["xor-table", "15", "--format", format].into_iter().chain(option);
        let print = |format| {
            let output = grundy(&args(format).collect::<Vec<_>>());
            assert_eq!(output.status.code(), Some(0));
            String::from_utf8(output.stdout).expect("text")
        };
        // Text: a title, the headings, then each row after its own heading.
        let shown = print("text");
        let lines: Vec<Vec<u64>> = shown
            .lines()
            .skip(1)
            .map(|line| line.split_whitespace().map(|n| n.parse().expect("a number")).collect())
            .collect();
        assert_eq!(lines[0], (0..16).collect::<Vec<u64>>());
        for (a, row) in rows.iter().enumerate() {
            assert_eq!(lines[a + 1][0], a as u64);
            assert_eq!(lines[a + 1][1..], row[..]);
        }
        let widths: Vec<usize> = shown.lines().skip(1).map(|line| line.chars().count()).collect();
        assert!(widths.iter().all(|width| *width == widths[0]), "{shown}");

        let latex = print("latex");
        assert!(latex.starts_with("\\begin{tabular}{r|*{16}{r}}\n"), "{latex}");
        assert!(latex.ends_with("\\end{tabular}\n"), "{latex}");
        let html = print("html");
        assert_eq!(html.matches("<th scope=\"col\">").count(), 17, "{html}");
        assert_eq!(html.matches("<th scope=\"row\">").count(), 16, "{html}");
        for (a, row) in rows.iter().enumerate() {
            let cells: Vec<String> = row.iter().map(u64::to_string).collect();
            assert!(latex.contains(&format!("\n{a} & {} \\\\\n", cells.join(" & "))), "{latex}");
            let cells = cells.join("</td><td>");
            assert!(html.contains(&format!("<tr><th scope=\"row\">{a}</th><td>{cells}</td></tr>")), "{html}");
        }
    }
}

#[test]
fn products_of_8_bits() {
    let file = vectors("nimber_field.json");
    let products: Vec<u64> = table(&["xor-table", "255", "--product"]).concat();
    assert_eq!(sha256(&products), text(&file["sha256_product_table_256_rowmajor"]));
}

#[test]
fn turning_corners() {
    let file = vectors("board_games.json");
    let games = rows(&file, "games");
    let game = games.iter().find(|game| game["game"] == "turning-corners").expect("turning corners");
    let wanted = wanted(&game["table"]);
    // The vectors count places from 0, the program from 1.
    let twins = "turn \"2\"";
    assert_eq!(table(&["tartan", twins, twins, "--to", "13"]), wanted);
    // With "one or two coins", row 0 and column 0 of the corners lie off the board.
    let turtles = "turn \"1-2\"";
    let inner: Vec<Vec<u64>> = wanted[1..].iter().map(|row| row[1..].to_vec()).collect();
    assert_eq!(table(&["tartan", turtles, turtles, "--to", "12"]), inner);
    let places: Vec<(usize, usize)> = (0..13).step_by(3).flat_map(|x| (0..13).map(move |y| (x, y))).collect();
    check_all(&places, |&(x, y)| {
        let heads = format!("({},{}), (13,13)", x + 1, y + 1);
        let answer = json(&["tartan", twins, twins, "--at", &heads])?;
        expect(&heads, &answer["nim_value"].as_u64(), &Some(wanted[x][y] ^ wanted[12][12]))
    });
}
