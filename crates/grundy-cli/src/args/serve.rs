//! The arguments of `grundy serve`.

use clap::Args;
use std::net::IpAddr;
use std::path::PathBuf;

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  grundy serve                  opens http://127.0.0.1:4747/ in your browser
  grundy serve --no-open        only prints the address
  grundy serve --port 0         at any free port
  grundy serve --page FOLDER    the page in a folder, as scripts/page build writes it

The page sends no questions to a server: the browser computes the answers. After the first visit
the page works offline. Its files also work on any other host.")]
pub struct ServeArgs {
    /// The port; 0 chooses a free one
    #[arg(long, value_name = "PORT", default_value = "4747")]
    pub port: u16,
    /// The address to listen at; any other than 127.0.0.1 shows the page to your network
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    pub address: IpAddr,
    /// Serve the page in this folder instead of the one in the program
    #[arg(long, value_name = "FOLDER")]
    pub page: Option<PathBuf>,
    /// Do not open the browser
    #[arg(long)]
    pub no_open: bool,
}
