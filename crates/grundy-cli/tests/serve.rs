//! `grundy serve`: the page and nothing else, for every request.
#![cfg(feature = "serve")]

mod common;

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A server that ends with the test.
struct Server {
    process: Child,
    address: SocketAddr,
}

impl Server {
    /// Serves the page in the program.
    fn start() -> Server {
        Server::with(&[])
    }

    fn with(arguments: &[&str]) -> Server {
        let mut process = Command::new(env!("CARGO_BIN_EXE_grundy"))
            .args(["serve", "--no-open", "--port", "0"])
            .args(arguments)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let out = process.stdout.take().expect("its output is a pipe");
        BufReader::new(out).read_line(&mut line).expect("it says where it is");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.and_then(|address| address.parse().ok()).expect("it says an address");
        Server { process, address }
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).expect("it listens");
        stream.set_read_timeout(Some(Duration::from_secs(30))).expect("a stream has a clock");
        stream
    }

    /// The answer to these bytes, until the server closes the connection.
    fn bytes(&self, request: &[u8]) -> Vec<u8> {
        let mut stream = self.connect();
        stream.write_all(request).expect("it reads");
        let mut answer = Vec::new();
        // The server may close the connection before it has read all.
        let _ = stream.read_to_end(&mut answer);
        answer
    }

    fn say(&self, request: &[u8]) -> String {
        String::from_utf8_lossy(&self.bytes(request)).into_owned()
    }

    fn get(&self, path: &str) -> String {
        self.say(format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").as_bytes())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn status(answer: &str) -> u16 {
    answer.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0)
}

fn header<'a>(answer: &'a str, name: &str) -> Option<&'a str> {
    let head = answer.split("\r\n\r\n").next()?;
    head.lines()
        .filter_map(|line| line.split_once(": "))
        .find(|(key, _)| *key == name)
        .map(|(_, value)| value)
}

#[test]
fn the_page_comes_with_its_types_and_its_policy() {
    let server = Server::start();
    let page = server.get("/");
    assert_eq!(status(&page), 200, "{page}");
    assert_eq!(header(&page, "content-type"), Some("text/html; charset=utf-8"));
    let policy = header(&page, "content-security-policy").unwrap();
    assert!(
        policy.contains("default-src 'none'") && policy.contains("script-src 'self' 'wasm-unsafe-eval'"),
        "{policy}"
    );
    assert_eq!(header(&page, "x-content-type-options"), Some("nosniff"));
    assert_eq!(header(&page, "cache-control"), Some("no-cache"));
    // The files that the page names exist, and clients may keep them for ever.
    let names: Vec<&str> = page.split('"').filter_map(|text| text.strip_prefix("./assets/")).collect();
    assert!(names.iter().any(|name| name.ends_with(".js")), "{page}");
    for name in names {
        let file = server.get(&format!("/assets/{name}"));
        assert_eq!(status(&file), 200, "{name}");
        let kind =
            if name.ends_with(".js") { "text/javascript; charset=utf-8" } else { "text/css; charset=utf-8" };
        assert_eq!(header(&file, "content-type"), Some(kind), "{name}");
        assert!(header(&file, "cache-control").unwrap().contains("immutable"));
    }
    let body = |answer: &str| answer.split_once("\r\n\r\n").map(|(_, body)| body.to_string());
    assert_eq!(body(&server.get("/index.html")), body(&page));
}

#[test]
fn a_page_that_the_client_has_is_not_sent_again() {
    let server = Server::start();
    let tag = header(&server.get("/"), "etag").unwrap().to_string();
    for tag in [tag.clone(), format!("W/{tag}"), format!("\"other\", {tag}")] {
        let known = server.say(
            format!("GET / HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: {tag}\r\nConnection: close\r\n\r\n")
                .as_bytes(),
        );
        assert_eq!(status(&known), 304, "{tag}: {known}");
        assert!(known.ends_with("\r\n\r\n"), "a page that is known has no body: {known}");
    }
    let head = server.say(b"HEAD / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    assert_eq!(status(&head), 200);
    assert!(head.ends_with("\r\n\r\n"), "HEAD has no body: {head}");
}

/// The head and the body of the answer to a client that accepts these codings.
fn coded(server: &Server, path: &str, codings: &str) -> (String, Vec<u8>) {
    let request = format!(
        "GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: {codings}\r\nConnection: close\r\n\r\n"
    );
    let answer = server.bytes(request.as_bytes());
    let end = answer.windows(4).position(|bytes| bytes == b"\r\n\r\n").expect("a head");
    (String::from_utf8(answer[..end + 4].to_vec()).expect("text"), answer[end + 4..].to_vec())
}

#[test]
fn a_client_gets_the_best_coding_that_it_accepts() {
    let server = Server::start();
    let answers = ["gzip, deflate, br, zstd", "gzip, deflate", "gzip;q=0, identity"]
        .map(|codings| coded(&server, "/", codings));
    let [(brotli_head, brotli), (gzip_head, gzip), (plain_head, plain)] = &answers;
    assert_eq!(header(brotli_head, "content-encoding"), Some("br"));
    assert_eq!(header(gzip_head, "content-encoding"), Some("gzip"));
    assert_eq!(header(plain_head, "content-encoding"), None);
    assert!(brotli.len() < gzip.len() && gzip.len() < plain.len());
    assert_eq!(&gzip[..2], [0x1f, 0x8b], "gzip begins so");
    assert!(plain.starts_with(b"<!doctype html>"));
    assert_eq!(&coded(&server, "/", "gzip").1, gzip, "it is the same each time");
    let mut tags = vec![];
    for (head, _) in &answers {
        assert_eq!(header(head, "vary"), Some("accept-encoding"));
        assert_eq!(header(head, "content-type"), Some("text/html; charset=utf-8"));
        tags.push(header(head, "etag"));
    }
    tags.dedup();
    assert_eq!(tags.len(), 3, "each coding has its own tag");
}

#[test]
fn only_the_page_for_frames_may_be_in_a_frame_of_another_page() {
    let top = folder();
    let page = top.path().join("page");
    std::fs::write(page.join("embed.html"), "<!doctype html>frame").expect("a file");
    let server = Server::with(&["--page", page.to_str().expect("text")]);
    let policy = |path: &str| {
        let answer = server.get(path);
        header(&answer, "content-security-policy").expect("a policy").to_owned()
    };
    let strict = policy("/");
    assert!(strict.contains("default-src 'none'") && strict.ends_with("frame-ancestors 'none'"), "{strict}");
    assert_eq!(policy("/embed.html"), strict.replace("frame-ancestors 'none'", "frame-ancestors *"));
    for path in
        ["/index.html", "/assets/a.js", "/assets/embed.html", "/embed", "/embed.html/", "//embed.html"]
    {
        assert_eq!(policy(path), strict, "{path}");
    }
}

/// A folder with a page, beside a file that must stay private.
fn folder() -> tempfile::TempDir {
    let top = tempfile::tempdir().expect("a folder");
    std::fs::create_dir_all(top.path().join("page/assets")).expect("folders");
    for (name, text) in [
        ("page/index.html", "<!doctype html>fresh"),
        ("page/assets/a.js", "1"),
        ("page/assets/a.wasm", "\0asm"),
        ("Cargo.toml", "[package]"),
    ] {
        std::fs::write(top.path().join(name), text).expect("a file");
    }
    top
}

#[test]
fn a_page_in_a_folder_is_served_as_it_is_now() {
    let top = folder();
    let page = top.path().join("page");
    let server = Server::with(&["--page", page.to_str().expect("text")]);
    let inside = Server::start();
    let (fresh, built) = (server.get("/"), inside.get("/"));
    assert!(fresh.ends_with("<!doctype html>fresh"), "{fresh}");
    for name in [
        "content-security-policy",
        "x-content-type-options",
        "referrer-policy",
        "cache-control",
        "content-type",
    ] {
        assert_eq!(header(&fresh, name), header(&built, name), "{name}");
    }
    assert_eq!(header(&server.get("/assets/a.wasm"), "content-type"), Some("application/wasm"));
    assert!(header(&server.get("/assets/a.js"), "cache-control").expect("it is kept").contains("immutable"));
    let tag = header(&fresh, "etag").expect("a tag").to_owned();
    let again =
        format!("GET / HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: {tag}\r\nConnection: close\r\n\r\n");
    assert_eq!(status(&server.say(again.as_bytes())), 304);
    std::fs::write(page.join("index.html"), "<!doctype html>fresher").expect("a file");
    assert!(server.say(again.as_bytes()).ends_with("fresher"), "what was built again is sent");
    let (head, gzip) = coded(&server, "/", "gzip, br");
    assert_eq!(header(&head, "content-encoding"), Some("gzip"));
    std::fs::write(page.join("index.html"), "<!doctype html>freshest").expect("a file");
    assert_ne!(coded(&server, "/", "gzip, br").1, gzip, "what was built again is compressed again");
    nothing_else_is_served(&server);
}

#[test]
fn a_folder_that_holds_no_page_is_refused() {
    let top = folder();
    for folder in [top.path().to_path_buf(), top.path().join("none"), top.path().join("Cargo.toml")] {
        let refused =
            common::grundy(&["serve", "--no-open", "--port", "0", "--page", folder.to_str().expect("text")]);
        assert_eq!(refused.status.code(), Some(2), "{folder:?}");
        let told = String::from_utf8_lossy(&refused.stderr);
        assert!(told.contains("no page") || told.contains("cannot read"), "{told}");
    }
}

#[test]
fn nothing_but_the_page_is_served() {
    nothing_else_is_served(&Server::start());
}

fn nothing_else_is_served(server: &Server) {
    for path in [
        "/Cargo.toml",
        "/../Cargo.toml",
        "/assets/../../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "//etc/passwd",
        "/assets/",
        "/assets",
        "/index.html/",
        "/\u{7f}",
    ] {
        let answer = server.get(path);
        assert!(matches!(status(&answer), 404 | 400), "{path}: {answer}");
        assert!(!answer.contains("[package]"), "{path}");
    }
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH"] {
        let asked = format!(
            "{method} / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
        );
        let answer = server.say(asked.as_bytes());
        assert_eq!(status(&answer), 405, "{method}: {answer}");
        assert_eq!(header(&answer, "allow"), Some("GET, HEAD"));
    }
}

#[test]
fn clients_without_http_do_no_harm() {
    let server = Server::start();
    let long = format!("GET /{} HTTP/1.1\r\nHost: localhost\r\n\r\n", "a".repeat(1 << 20));
    let many = format!("GET / HTTP/1.1\r\n{}\r\n", "X-Y: z\r\n".repeat(10_000));
    let odd: [&[u8]; 8] = [
        b"hello\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"\0\x01\x02\xff\xfe\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00",
        b"GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
        long.as_bytes(),
        many.as_bytes(),
    ];
    for bytes in odd {
        let mut stream = server.connect();
        let _ = stream.write_all(bytes);
        let _ = stream.shutdown(std::net::Shutdown::Write);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        assert!(!answer.starts_with(b"HTTP/1.1 200"), "{:?}", &bytes[..bytes.len().min(40)]);
    }
    assert_eq!(status(&server.get("/")), 200, "and the page is still there");
}

#[test]
fn five_hundred_readers_at_once_all_get_the_page() {
    let server = Server::start();
    let whole = server.get("/").len();
    let mut streams: Vec<TcpStream> = (0..500).map(|_| server.connect()).collect();
    for stream in &mut streams {
        stream.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").unwrap();
    }
    for mut stream in streams {
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        assert_eq!(answer.len(), whole);
    }
}

#[test]
fn a_request_in_the_name_of_another_site_is_refused() {
    let server = Server::start();
    let asked =
        |host: &str| server.say(format!("GET / HTTP/1.1\r\n{host}Connection: close\r\n\r\n").as_bytes());
    for host in ["Host: localhost\r\n", "Host: 127.0.0.1:4747\r\n", "Host: [::1]:1\r\n"] {
        assert_eq!(status(&asked(host)), 200, "{host:?}");
    }
    for host in ["Host: example.org\r\n", "Host: localhost.example.org:4747\r\n", "Host: 10.0.0.1\r\n", ""] {
        let answer = asked(host);
        assert_eq!(status(&answer), 421, "{host:?}: {answer}");
        assert!(!answer.contains("<html") && answer.contains("http://localhost"), "{answer}");
    }
    let absolute =
        server.say(b"GET http://example.org/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    assert_eq!(status(&absolute), 421, "{absolute}");
}

#[test]
fn a_range_is_answered_with_the_whole_file() {
    let server = Server::start();
    let part =
        server.say(b"GET / HTTP/1.1\r\nHost: localhost\r\nRange: bytes=0-3\r\nConnection: close\r\n\r\n");
    assert_eq!((status(&part), header(&part, "accept-ranges")), (200, Some("none")));
    assert_eq!(part.split_once("\r\n\r\n").map(|(_, body)| body.len()).unwrap_or(0), {
        header(&part, "content-length").unwrap().parse::<usize>().unwrap()
    });
}

/// The clients ask for more than their connection holds, and read nothing.
#[test]
fn clients_that_do_not_read_give_way_to_others() {
    let top = folder();
    let page = top.path().join("page");
    std::fs::write(page.join("large.bin"), vec![7; 16 << 20]).unwrap();
    let server = Server::with(&["--page", page.to_str().unwrap()]);
    let asks = || {
        let mut stream = server.connect();
        stream.write_all(b"GET /large.bin HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").unwrap();
        stream
    };
    let (silent, mut slow) = ([asks(), asks(), asks()], asks());
    let began = std::time::Instant::now();
    // The server hangs up, which a reader sees as an end before the length that the head promised.
    std::thread::sleep(Duration::from_secs(2));
    let mut answer = Vec::new();
    slow.read_to_end(&mut answer).unwrap();
    assert!(answer.len() > 16 << 20, "a client that reads late has {} bytes", answer.len());
    std::thread::sleep(Duration::from_secs(11));
    for mut stream in silent {
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        assert!(answer.len() < 16 << 20, "{} bytes after {:?}", answer.len(), began.elapsed());
    }
}

#[test]
fn a_port_in_use_is_reported() {
    let server = Server::start();
    let port = server.address.port().to_string();
    let refused = common::grundy(&["serve", "--no-open", "--port", &port]);
    assert_eq!(refused.status.code(), Some(2));
    let told = String::from_utf8_lossy(&refused.stderr);
    assert!(told.contains("another program listens there") && told.contains("--port"), "{told}");
}

#[cfg(unix)]
#[test]
fn a_signal_ends_the_server_in_order() {
    for signal in [rustix::process::Signal::INT, rustix::process::Signal::TERM] {
        let mut server = Server::start();
        // A client is still connected.
        let _reader = server.connect();
        let process = rustix::process::Pid::from_child(&server.process);
        rustix::process::kill_process(process, signal).unwrap();
        assert_eq!(server.process.wait().unwrap().code(), Some(0));
    }
}
