//! `grundy serve`: the page, from inside the program or from a folder.

mod coding;
mod files;
mod host;
mod source;

use crate::args::ServeArgs;
use crate::fail::Fail;
use crate::show::{err, out};
use grundy_words::say;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use source::Source;
use std::convert::Infallible;
use std::io::{self, Write as _};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{Notify, Semaphore};
use tokio_io_timeout::TimeoutStream;

/// The most connections at a time; others wait until one ends.
const MAX_CONNECTIONS: usize = 1024;
/// A client that takes longer to send its request is disconnected.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(10);
/// A client that reads nothing of its answer for this long is disconnected.
const READ_NOTHING_TIMEOUT: Duration = Duration::from_secs(10);
/// A connection lasts at most this long, however slowly its client reads and however much it asks.
const CONNECTION_TIMEOUT: Duration = Duration::from_secs(60);
/// When no connection can be accepted, the time to the next try: the cause may pass, as with too many open
/// files.
const ACCEPT_AGAIN_AFTER: Duration = Duration::from_millis(50);

pub fn run(args: &ServeArgs) -> Result<u8, Fail> {
    let source = Source::find(args.page.as_deref())?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Fail::Bad(say!("program-cannot-start-server", error = error.to_string())))?;
    runtime.block_on(serve(args, source))
}

async fn serve(args: &ServeArgs, source: Source) -> Result<u8, Fail> {
    let asked = SocketAddr::new(args.address, args.port);
    let listener = TcpListener::bind(asked).await.map_err(|error| Fail::Bad(cannot(asked, &error)))?;
    let address = format!("http://{}/", listener.local_addr()?);
    let ending = ending()?;
    let mut out = out();
    writeln!(out, "The page is at {address}   (Ctrl-C ends it)")?;
    out.flush()?;
    drop(out);
    if !args.no_open {
        if let Err(error) = open::that_detached(&address) {
            writeln!(err(), "no browser could be opened ({error}); open the address yourself")?;
        }
    }
    tokio::spawn(answer(listener, source, args.address));
    ending.await;
    Ok(0)
}

/// Why the program cannot listen at this address, and a remedy.
fn cannot(asked: SocketAddr, error: &io::Error) -> String {
    let address = asked.to_string();
    match error.kind() {
        io::ErrorKind::AddrInUse => say!("program-address-in-use", address = address),
        io::ErrorKind::PermissionDenied => say!("program-port-needs-rights", address = address),
        io::ErrorKind::AddrNotAvailable => say!("program-no-such-address", address = address),
        _ => say!("program-cannot-listen", address = address, error = error.to_string()),
    }
}

/// Listens for Ctrl-C and other signals to end from now on; the future resolves at the first one.
fn ending() -> Result<impl Future<Output = ()>, Fail> {
    let asked = Arc::new(Notify::new());
    let asks = asked.clone();
    ctrlc::set_handler(move || asks.notify_one())
        .map_err(|error| Fail::Bad(say!("program-cannot-listen-for-ctrl-c", error = error.to_string())))?;
    Ok(async move { asked.notified().await })
}

/// Answers clients for ever.
async fn answer(listener: TcpListener, source: Source, address: IpAddr) {
    let source = Arc::new(source);
    let places = Arc::new(Semaphore::new(MAX_CONNECTIONS));
    loop {
        let Ok(place) = places.clone().acquire_owned().await else { return };
        let Ok((stream, _)) = listener.accept().await else {
            tokio::time::sleep(ACCEPT_AGAIN_AFTER).await;
            continue;
        };
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(READ_NOTHING_TIMEOUT));
        let source = source.clone();
        tokio::spawn(async move {
            let _place = place;
            let service = service_fn(|request| {
                let response = files::answer(&source, address, &request);
                async move { Ok::<_, Infallible>(response) }
            });
            let connection = http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(REQUEST_TIMEOUT)
                .serve_connection(TokioIo::new(Box::pin(stream)), service);
            // Ignore the error: an unreadable request has its answer, and a broken connection needs none.
            let _ = tokio::time::timeout(CONNECTION_TIMEOUT, connection).await;
        });
    }
}
