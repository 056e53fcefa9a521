//! Pipes and devices that are written to, and whose reader may never come.

use crate::guard::end_if_over;
use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::time::{Duration, Instant};

/// The time between two looks at Ctrl-C and the clock.
const LOOK_EVERY: Duration = Duration::from_millis(30);
/// A run that has ended still waits this long for a reader that is slow.
const LAST_WRITE_WITHIN: Duration = Duration::from_secs(1);

/// Opens a pipe or a device for writing.
#[cfg(unix)]
pub fn write(path: &Path) -> io::Result<Patient> {
    use rustix::fs::OFlags;
    use std::os::unix::fs::{FileTypeExt as _, OpenOptionsExt as _};
    let pipe = path.metadata()?.file_type().is_fifo();
    loop {
        // A pipe without a reader is refused at once.
        match File::options().write(true).custom_flags(OFlags::NONBLOCK.bits() as i32).open(path) {
            Err(error) if pipe && error.raw_os_error() == Some(rustix::io::Errno::NXIO.raw_os_error()) => {
                end_if_over();
                std::thread::sleep(LOOK_EVERY);
            }
            opened => return opened.map(|file| Patient { file }),
        }
    }
}

/// Opens a device for writing.
#[cfg(not(unix))]
pub fn write(path: &Path) -> io::Result<Patient> {
    File::options().write(true).open(path).map(|file| Patient { file })
}

/// A writer to a pipe or a device that waits for its reader.
pub struct Patient {
    pub file: File,
}

impl Patient {
    fn has_room(&self) -> io::Result<()> {
        #[cfg(unix)]
        {
            use rustix::event::{PollFd, PollFlags, Timespec, poll};
            let limit = Timespec::try_from(LOOK_EVERY).map_err(io::Error::other)?;
            match poll(&mut [PollFd::new(&self.file, PollFlags::OUT)], Some(&limit)) {
                Ok(_) | Err(rustix::io::Errno::INTR) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }
}

impl Write for Patient {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let start = Instant::now();
        loop {
            match self.file.write(bytes) {
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => self.has_room()?,
                written => return written,
            }
            if start.elapsed() > LAST_WRITE_WITHIN {
                end_if_over();
            }
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}
