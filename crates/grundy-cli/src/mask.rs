//! Threads that leave Ctrl-C and changes of the window to another thread.
//!
//! The system gives a signal to any thread that does not mask it. A line editor learns of a signal only when its own
//! thread gets it, so all others mask these signals while an editor waits.

/// Masks both signals for this thread, and for the threads that it starts, while this lives.
pub struct Mask {
    #[cfg(unix)]
    before: Option<nix::sys::signal::SigSet>,
}

impl Mask {
    #[cfg(unix)]
    pub fn new() -> Mask {
        use nix::sys::signal::{SigSet, SigmaskHow, Signal};
        let signals = SigSet::from_iter([Signal::SIGINT, Signal::SIGWINCH]);
        Mask { before: signals.thread_swap_mask(SigmaskHow::SIG_BLOCK).ok() }
    }

    #[cfg(not(unix))]
    pub fn new() -> Mask {
        Mask {}
    }
}

#[cfg(unix)]
impl Drop for Mask {
    fn drop(&mut self) {
        if let Some(before) = &self.before {
            // It fails for unknown ways to change a mask alone.
            let _ = before.thread_set_mask();
        }
    }
}
