//! Writes the JavaScript side of the engine in the page: `grundy-bindgen FILE.wasm FOLDER`.

use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [input, folder] = &words[..] else {
        eprintln!("usage: grundy-bindgen FILE.wasm FOLDER");
        return ExitCode::from(2);
    };
    let mut bindgen = wasm_bindgen_cli_support::Bindgen::new();
    bindgen.input_path(input).typescript(true).remove_name_section(true).remove_producers_section(true);
    match bindgen.web(true).and_then(|bindgen| bindgen.generate(folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("grundy-bindgen: {error:#}");
            ExitCode::FAILURE
        }
    }
}
