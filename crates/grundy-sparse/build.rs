//! Tells the sources whether this compiler has the AVX-512 intrinsics (stable since Rust 1.89).

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(has_avx512)");
    if rustversion::cfg!(since(1.89)) {
        println!("cargo::rustc-cfg=has_avx512");
    }
}
