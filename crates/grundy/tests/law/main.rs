//! Laws of nim-sequences agree with brute force and with the reference vectors.

mod arithmetic;
mod brute;
mod codes;
mod families;
mod moves;
mod quotients;
mod seen;
mod take;
mod window;

/// A reference file, as JSON.
fn vectors(name: &str) -> serde_json::Value {
    let path = format!("{}/../../vectors/{name}.json", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(&path).expect(&path)).expect(&path)
}

/// SHA-256 of the decimal values joined by commas, as in the vectors.
fn sha256(values: &[u32]) -> String {
    use sha2::Digest;
    let text: Vec<String> = values.iter().map(u32::to_string).collect();
    sha2::Sha256::digest(text.join(",")).iter().map(|byte| format!("{byte:02x}")).collect()
}
