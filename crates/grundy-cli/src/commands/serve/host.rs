//! Which host a request may name. A page of another site can give its own name the address of this machine
//! and then ask in that name; such requests are refused.

use hyper::Request;
use hyper::header;
use hyper::http::uri::Authority;
use std::net::IpAddr;

/// Whether a request names this machine: `localhost`, a loopback address, or the address that the server
/// listens at. A server that listens at all addresses accepts each of them, but no other name.
pub fn is_ours<B>(request: &Request<B>, listens: IpAddr) -> bool {
    let mut hosts = request.headers().get_all(header::HOST).iter();
    let host = match (request.uri().authority(), hosts.next(), hosts.next()) {
        // The address of the request goes before its header.
        (Some(authority), ..) => Some(authority.clone()),
        (None, Some(host), None) => Authority::try_from(host.as_bytes()).ok(),
        _ => None,
    };
    host.is_some_and(|host| names(host.host(), listens))
}

fn names(host: &str, listens: IpAddr) -> bool {
    let plain = host.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(host);
    match plain.parse::<IpAddr>() {
        Ok(address) => address.is_loopback() || address == listens || listens.is_unspecified(),
        Err(_) => host.eq_ignore_ascii_case("localhost"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_accepted(uri: &str, hosts: &[&str], listens: &str) -> bool {
        let request = Request::builder().uri(uri);
        let request = hosts.iter().fold(request, |request, host| request.header(header::HOST, *host));
        is_ours(&request.body(()).unwrap(), listens.parse().unwrap())
    }

    #[test]
    fn only_names_of_this_machine_are_accepted() {
        for (host, accepted) in [
            ("localhost", true),
            ("LocalHost:4747", true),
            ("127.0.0.1:80", true),
            ("[::1]:4747", true),
            ("192.168.1.7", false),
            ("example.org", false),
            ("localhost.example.org", false),
            ("localhost@example.org", false),
            ("", false),
        ] {
            assert_eq!(is_accepted("/", &[host], "127.0.0.1"), accepted, "{host:?}");
        }
        assert!(is_accepted("/", &["192.168.1.7:4747"], "192.168.1.7"));
        assert!(is_accepted("/", &["192.168.1.7:4747"], "0.0.0.0"));
        assert!(!is_accepted("/", &["example.org"], "0.0.0.0"));
        assert!(!is_accepted("/", &[], "127.0.0.1"));
        assert!(!is_accepted("/", &["localhost", "example.org"], "127.0.0.1"));
        assert!(!is_accepted("http://example.org/", &["localhost"], "127.0.0.1"));
        assert!(is_accepted("http://localhost:1/", &["example.org"], "127.0.0.1"));
    }
}
