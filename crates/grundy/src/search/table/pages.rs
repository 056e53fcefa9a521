//! Memory in large pages, where the machine has them.
//!
//! A machine looks up where a page of memory is. Pages of two megabytes instead of four kilobytes are fewer to look up, which
//! tells where a table of a gigabyte is read here and there.

/// Asks for large pages behind the last item of a vector, where nothing was written yet.
pub(super) fn in_large_pages<T>(vector: &mut Vec<T>) {
    #[cfg(target_os = "linux")]
    {
        use rustix::mm::{Advice, madvise};
        const PAGE: usize = 1 << 21;
        let free = vector.spare_capacity_mut();
        let (start, bytes) = (free.as_mut_ptr().cast::<u8>(), size_of_val(free));
        let before = start.align_offset(PAGE);
        let pages = bytes.saturating_sub(before) / PAGE * PAGE;
        if pages > 0 {
            #[allow(unsafe_code, reason = "the advice is given by address")]
            // SAFETY: whole pages inside memory that is ours; their content stays as it is. It is advice: that it is not
            // taken is no fault.
            let _ = unsafe { madvise(start.wrapping_add(before).cast(), pages, Advice::LinuxHugepage) };
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = vector;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_of_any_size_can_be_used_afterwards() {
        for (len, more) in [(0, 0), (3, 5), (1, 1 << 18), (1 << 18, 1 << 20)] {
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
