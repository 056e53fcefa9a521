//! Serves the files of the page, and nothing else.

use super::coding;
use super::host;
use super::source::{INDEX, Source};
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::header::{self, HeaderMap, HeaderName, HeaderValue};
use hyper::{Method, Request, Response, StatusCode};
use std::net::IpAddr;
use std::path::Path;

/// What the page may do: run its own scripts and its own engine, and contact no other host. Pages of others may show it
/// in a frame only if these are the `$ancestors`.
macro_rules! content_policy {
    ($ancestors:literal) => {
        concat!(
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; ",
            "connect-src 'self'; worker-src 'self'; manifest-src 'self'; font-src 'self'; base-uri 'none'; ",
            "form-action 'none'; frame-ancestors ",
            $ancestors
        )
    };
}

/// The one file that other pages may show in a frame: it holds one board, and nothing that a click could reveal or lose.
const EMBED: &str = "/embed.html";

const COMMON_HEADERS: [(HeaderName, &str); 3] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// Answers a request with a file of the page, or says that there is none. `listens` is the address of the
/// server.
pub fn answer<B>(source: &Source, listens: IpAddr, request: &Request<B>) -> Response<Full<Bytes>> {
    let mut response = match *request.method() {
        _ if !host::is_ours(request, listens) => said(
            StatusCode::MISDIRECTED_REQUEST,
            "The page is at http://localhost, and at the address that `grundy serve` says. No other name is answered.\n",
        ),
        Method::GET | Method::HEAD => file(source, request),
        _ => {
            let mut response = said(StatusCode::METHOD_NOT_ALLOWED, "Only GET and HEAD are answered here.\n");
            response.headers_mut().insert(header::ALLOW, HeaderValue::from_static("GET, HEAD"));
            response
        }
    };
    for (name, value) in COMMON_HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    let policy = if request.uri().path() == EMBED { content_policy!("*") } else { content_policy!("'none'") };
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy));
    response
}

fn file<B>(source: &Source, request: &Request<B>) -> Response<Full<Bytes>> {
    let name = match request.uri().path() {
        "/" => INDEX,
        path => path.strip_prefix('/').unwrap_or(path),
    };
    let file = match source.file(name) {
        Ok(Some(file)) => file,
        Ok(None) => return said(StatusCode::NOT_FOUND, "There is no such file. The page is at /.\n"),
        // Too many files are open, or the disk fails.
        Err(_) => {
            return said(StatusCode::SERVICE_UNAVAILABLE, "The file cannot be read now. Try again later.\n");
        }
    };
    let coding = coding::chosen(&file, |name| takes(request.headers(), name));
    // The codings of a file differ in their bytes, so they need different tags.
    let tag = match coding.name() {
        Some(coding) => format!("\"{}-{coding}\"", file.hash),
        None => format!("\"{}\"", file.hash),
    };
    let known =
        listed(request.headers(), &header::IF_NONE_MATCH).any(|known| known.trim_start_matches("W/") == tag);
    let mut response = Response::new(Full::new(if known { Bytes::new() } else { coding.bytes(name, &file) }));
    if known {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
    }
    // Names under assets/ contain a hash of the contents, so these files never change.
    let keep = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(name)));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    // Files are small: they are sent as a whole.
    headers.insert(header::ACCEPT_RANGES, HeaderValue::from_static("none"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(coding) = coding.name() {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}

/// Whether the client accepts a coding: it names the coding, and not with weight 0 (RFC 9110, section 12.5.3).
fn takes(headers: &HeaderMap, coding: &str) -> bool {
    listed(headers, &header::ACCEPT_ENCODING).any(|entry| {
        let (name, weight) = entry.split_once(';').unwrap_or((entry, ""));
        let weight = weight.trim().trim_start_matches(['q', 'Q']).trim_start_matches('=');
        name.trim().eq_ignore_ascii_case(coding) && weight.parse() != Ok(0.0)
    })
}

/// The entries of a header that is a list.
fn listed<'a>(headers: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a str> {
    headers
        .get_all(name)
        .into_iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(',').map(str::trim))
}

/// The media type of a file, by its extension.
fn kind(name: &str) -> &'static str {
    match Path::new(name).extension().and_then(|end| end.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("txt") => "text/plain; charset=utf-8",
        Some("json") => "application/json; charset=utf-8",
        Some("webmanifest") => "application/manifest+json; charset=utf-8",
        Some("svg") => "image/svg+xml; charset=utf-8",
        Some("png") => "image/png",
        Some("wasm") => "application/wasm",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}

fn said(status: StatusCode, text: &'static str) -> Response<Full<Bytes>> {
    let mut response = Response::new(Full::new(Bytes::from_static(text.as_bytes())));
    *response.status_mut() = status;
    response
        .headers_mut()
        .insert(header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    response
}

#[cfg(test)]
mod tests {
    use super::takes;
    use hyper::header::{ACCEPT_ENCODING, HeaderMap, HeaderValue};

    #[test]
    fn a_coding_is_accepted_if_it_is_named_with_a_weight_above_0() {
        for (value, accepted) in [
            ("gzip", true),
            ("br, GZIP;q=0.5", true),
            ("gzip; q=1", true),
            ("gzip;q=0", false),
            ("gzip;q=0.000, br", false),
            ("identity", false),
            ("xgzip", false),
            ("", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_ENCODING, HeaderValue::from_static(value));
            assert_eq!(takes(&headers, "gzip"), accepted, "{value:?}");
        }
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_ENCODING, HeaderValue::from_static("gzip, br;q=0.9"));
        assert!(takes(&headers, "br"));
        assert!(!takes(&HeaderMap::new(), "gzip"));
    }
}
