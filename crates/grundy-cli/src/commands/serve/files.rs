//! The files of the page, and nothing else.

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::header::{self, HeaderName, HeaderValue};
use hyper::{Method, Request, Response, StatusCode};
use rust_embed::{Embed, EmbeddedFile};
use std::borrow::Cow;
use std::fmt::Write as _;

/// Built by `scripts/page` from `web/` and `crates/grundy-wasm`.
#[derive(Embed)]
#[folder = "page"]
struct Page;

/// What the page may do: run its own scripts and its own engine, and ask nobody else anything.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; font-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const EVERYWHERE: [(HeaderName, &str); 4] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// Answers a request: with a file of the page, or that there is none.
pub fn answer<B>(request: &Request<B>) -> Response<Full<Bytes>> {
    let mut response = match *request.method() {
        Method::GET | Method::HEAD => file(request),
        _ => {
            let mut response = said(StatusCode::METHOD_NOT_ALLOWED, "Only GET and HEAD are answered here.\n");
            response.headers_mut().insert(header::ALLOW, HeaderValue::from_static("GET, HEAD"));
            response
        }
    };
    for (name, value) in EVERYWHERE {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

fn file<B>(request: &Request<B>) -> Response<Full<Bytes>> {
    let name = match request.uri().path() {
        "/" => "index.html",
        path => path.strip_prefix('/').unwrap_or(path),
    };
    let Some(file) = Page::get(name) else {
        return said(StatusCode::NOT_FOUND, "There is no such file. The page is at /.\n");
    };
    let tag = tag(&file);
    let known = request.headers().get(header::IF_NONE_MATCH).is_some_and(|known| {
        known
            .to_str()
            .is_ok_and(|known| known.split(',').any(|one| one.trim().trim_start_matches("W/") == tag))
    });
    let status = if known { StatusCode::NOT_MODIFIED } else { StatusCode::OK };
    let kind = file.metadata.mimetype().to_owned();
    let body = match (known, file.data) {
        (true, _) => Bytes::new(),
        (false, Cow::Borrowed(bytes)) => Bytes::from_static(bytes),
        (false, Cow::Owned(bytes)) => Bytes::from(bytes),
    };
    let mut response = Response::new(Full::new(body));
    *response.status_mut() = status;
    let text = kind.starts_with("text/") || kind.contains("json") || kind.contains("xml");
    let kind = if text { format!("{kind}; charset=utf-8") } else { kind };
    // Names under assets/ hold a hash of what is in them.
    let keep = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    for (name, value) in
        [(header::CONTENT_TYPE, &*kind), (header::ETAG, &*tag), (header::CACHE_CONTROL, keep)]
    {
        if let Ok(value) = HeaderValue::from_str(value) {
            response.headers_mut().insert(name, value);
        }
    }
    response
}

/// The hash of a file, in quotes, as HTTP writes it.
fn tag(file: &EmbeddedFile) -> String {
    let mut tag = String::from("\"");
    for byte in &file.metadata.sha256_hash()[..16] {
        let _ = write!(tag, "{byte:02x}");
    }
    tag + "\""
}

fn said(status: StatusCode, text: &'static str) -> Response<Full<Bytes>> {
    let mut response = Response::new(Full::new(Bytes::from_static(text.as_bytes())));
    *response.status_mut() = status;
    response
        .headers_mut()
        .insert(header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    response
}
