//! The program `grundy`, which is the library `grundy_cli`.

fn main() -> std::process::ExitCode {
    grundy_cli::run(std::env::args_os()).into()
}
