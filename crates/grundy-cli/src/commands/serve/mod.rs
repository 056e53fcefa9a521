//! `grundy serve`: the page, from inside the program.

mod files;

use crate::args::ServeArgs;
use crate::fail::Fail;
use crate::show::out;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::convert::Infallible;
use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;

/// More connections wait until one ends.
const MOST_CONNECTIONS: usize = 1024;
/// A client that takes longer to send its request is disconnected.
const PATIENCE: Duration = Duration::from_secs(10);

pub fn run(args: &ServeArgs) -> Result<u8, Fail> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    runtime.block_on(serve(args))
}

async fn serve(args: &ServeArgs) -> Result<u8, Fail> {
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
            writeln!(anstream::stderr(), "no browser could be opened ({error}); open the address yourself")?;
        }
    }
    tokio::select! {
        () = answer(listener) => Ok(0),
        () = ending => Ok(0),
    }
}

/// Why there is no listening here, and what to do.
fn cannot(asked: SocketAddr, error: &io::Error) -> String {
    let what = match error.kind() {
        io::ErrorKind::AddrInUse => {
            "another program listens there; choose another --port, or --port 0 for any"
        }
        io::ErrorKind::PermissionDenied => "ports below 1024 need special rights; choose another --port",
        io::ErrorKind::AddrNotAvailable => "this machine has no such address; leave --address out",
        _ => return format!("cannot listen at {asked}: {error}"),
    };
    format!("cannot listen at {asked}: {what}")
}

/// Listens for Ctrl-C and for requests to end, from now on; resolves when there is one.
fn ending() -> io::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let (mut pressed, mut asked) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
        Ok(async move {
            tokio::select! {
                _ = pressed.recv() => (),
                _ = asked.recv() => (),
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}

/// Answers every client, for ever.
async fn answer(listener: TcpListener) {
    let places = Arc::new(Semaphore::new(MOST_CONNECTIONS));
    loop {
        let Ok(place) = places.clone().acquire_owned().await else { return };
        let Ok((stream, _)) = listener.accept().await else {
            // Too many open files, say: that passes.
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        tokio::spawn(async move {
            let _place = place;
            let service = service_fn(|request| async move { Ok::<_, Infallible>(files::answer(&request)) });
            let connection = http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(PATIENCE)
                .serve_connection(TokioIo::new(stream), service);
            // What cannot be read as a request was answered, and what breaks off is nobody's loss.
            let _ = connection.await;
        });
    }
}
