//! What the table asks of the machine's memory: large pages, and prefetched cache lines.
//!
//! Both are advice that no value depends on. This file has all the unsafe code of the crate.
#![allow(unsafe_code, reason = "advice about memory is given by address")]

/// Starts to fetch a value into the cache, on machines that can.
#[inline]
pub(super) fn fetch<T>(value: &T) {
    #[cfg(target_arch = "x86_64")]
    for offset in (0..size_of::<T>()).step_by(64) {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        let line = std::ptr::from_ref(value).cast::<i8>().wrapping_add(offset);
        // SAFETY: SSE is part of every x86-64. A prefetch changes nothing that a program can observe and
        // raises no fault for any address; besides, this address lies inside the value.
        unsafe {
            _mm_prefetch::<_MM_HINT_T0>(line);
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = value;
}

/// Asks for large pages behind the last item of a vector, where nothing is written yet.
///
/// A processor looks up the place of each page. A table of a gigabyte with scattered reads has far fewer
/// pages of two megabytes than of four kilobytes.
pub(super) fn in_large_pages<T>(vector: &mut Vec<T>) {
    #[cfg(all(target_os = "linux", not(miri)))]
    {
        use rustix::mm::{Advice, madvise};
        const PAGE: usize = 1 << 21;
        let free = vector.spare_capacity_mut();
        let (start, bytes) = (free.as_mut_ptr().cast::<u8>(), size_of_val(free));
        let before = start.align_offset(PAGE);
        let pages = bytes.saturating_sub(before) / PAGE * PAGE;
        if pages > 0 {
            // SAFETY: `before + pages <= bytes`, so the range lies inside the spare capacity that `free`
            // borrows from the vector, and nothing else has access to it meanwhile. The advice changes the
            // size of the pages, never their content or mapping. Where it is refused, the pages stay small.
            let _ = unsafe { madvise(start.wrapping_add(before).cast(), pages, Advice::LinuxHugepage) };
        }
    }
    #[cfg(any(not(target_os = "linux"), miri))]
    let _ = vector;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_of_any_size_can_be_used_afterwards() {
        let large: u64 = if cfg!(miri) { 1 << 8 } else { 1 << 18 };
        for (len, more) in [(0, 0), (3, 5), (1, large as usize), (large, 4 * large as usize)] {
            let mut vector: Vec<u64> = (0..len).collect();
            vector.reserve_exact(more);
            in_large_pages(&mut vector);
            vector.resize(vector.capacity(), 7);
            let (kept, new) = vector.split_at(len as usize);
            assert!(kept.iter().copied().eq(0..len) && new.iter().all(|&item| item == 7));
            assert!(new.len() >= more);
        }
    }
}
