//! The root files of the crates of a workspace.

use std::io;
use std::path::{Path, PathBuf};

/// Folders that have no crate of this workspace.
const PASSED_OVER: [&str; 3] = ["target", "node_modules", "vectors"];

/// The files `src/lib.rs` and `src/main.rs` of all packages below a folder.
pub fn roots(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut roots = Vec::new();
    if folder.join("Cargo.toml").is_file() {
        let starts = ["src/lib.rs", "src/main.rs"].map(|start| folder.join(start));
        roots.extend(starts.into_iter().filter(|start| start.is_file()));
    }
    let mut inside: Vec<PathBuf> = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or(".");
        if path.is_dir() && !name.starts_with('.') && name != "src" && !PASSED_OVER.contains(&name) {
            inside.push(path);
        }
    }
    inside.sort();
    for folder in inside {
        roots.extend(self::roots(&folder)?);
    }
    Ok(roots)
}
