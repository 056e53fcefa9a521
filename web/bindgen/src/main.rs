//! Makes the engine of the page from what the compiler writes:
//!
//! * `grundy-bindgen bind FILE.wasm FOLDER` writes the JavaScript side;
//! * `grundy-bindgen instrument FILE.wasm OUT.wasm` writes an engine that notes which functions have run;
//! * `grundy-bindgen split FILE.wasm RAN.txt FIRST.wasm REST.wasm` splits the engine in two.

mod instrument;
mod module;
mod plan;
mod split;

use module::Fallible;
use std::fs;
use std::process::ExitCode;

fn run(words: &[&str]) -> Fallible<()> {
    match words {
        ["bind", input, folder] => {
            let mut bindgen = wasm_bindgen_cli_support::Bindgen::new();
            bindgen.input_path(input).typescript(true).remove_name_section(true).remove_producers_section(true);
            Ok(bindgen.web(true)?.generate(folder)?)
        }
        ["instrument", input, out] => Ok(fs::write(out, instrument::instrument(&fs::read(input)?)?)?),
        ["split", input, ran, first, rest] => {
            let ran = fs::read_to_string(ran)?.lines().map(str::parse).collect::<Result<_, _>>()?;
            let halves = split::split(&fs::read(input)?, &ran)?;
            fs::write(first, halves.first)?;
            Ok(fs::write(rest, halves.rest)?)
        }
        _ => Err("usage: grundy-bindgen bind FILE.wasm FOLDER | instrument FILE.wasm OUT.wasm | split FILE.wasm RAN.txt FIRST.wasm REST.wasm".into()),
    }
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match run(&words.iter().map(String::as_str).collect::<Vec<_>>()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("grundy-bindgen: {error:#}");
            ExitCode::FAILURE
        }
    }
}
