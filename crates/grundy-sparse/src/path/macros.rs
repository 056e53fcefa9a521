//! The kernel's functions, compiled for an instruction set and chosen among them.

/// Passes the kernel's functions to a macro: their types, and what they are in a module with its vectors as
/// `Bytes`.
macro_rules! functions {
    ($each:ident, $attribute:tt) => {
        $each! { $attribute
            fn mark(past: &[u8], at: usize, far: &Marking, marked: Option<Marked<'_>>, block: &mut Block) =
                kernel::mark::<Bytes>;
            fn fill(past: &mut [u8], at: usize, plan: &Plan, block: &mut Block, from: usize) -> usize =
                kernel::fill::<Bytes>;
            fn check(past: &[u8], at: usize, checks: &Checks, block: &mut Block) -> u64 =
                kernel::check::<Bytes>;
            fn gain(past: &[u8], sample: &Sample, tap: Tap) -> u32 = kernel::gain::<Bytes>;
            fn exclude(past: &[u8], sample: &mut Sample, tap: Tap) = kernel::exclude::<Bytes>;
            fn run_narrow(run: Run<'_>) -> (usize, End) = kernel::run_narrow::<Bytes>;
            fn last_match(a: &[u8], b: &[u8], sum: u8) -> Option<usize> = kernel::last_match;
            fn sums(squeezed: &[u8], odd: usize, below: &Below) -> Totals = kernel::sums::<Bytes>;
            fn expand(squeezed: &[u8], odd: usize, below: &Below, values: &mut [u8]) =
                kernel::expand::<Bytes>;
            fn histogram(bytes: &[u8], largest: u8, counts: &mut [[u32; 2]; 128]) =
                kernel::histogram::<Bytes>;
        }
    };
}

/// Functions compiled with an attribute for an instruction set.
///
/// # Safety
/// The machine has the instruction set.
macro_rules! compiled {
    ($attribute:tt $(
        fn $name:ident($($argument:ident: $type:ty),*) $(-> $result:ty)? = $function:expr;
    )*) => {$(
        #$attribute
        pub(crate) unsafe fn $name($($argument: $type),*) $(-> $result)? {
            $function($($argument),*)
        }
    )*};
}

/// [`Compiled`](crate::kernel::Compiled) functions, with the same attribute.
macro_rules! parts {
    ($attribute:tt) => {
        #[inline(always)]
        fn sets_of(past: &[u8], at: usize, marking: &Marking, marked: Option<Marked<'_>>, block: &mut Block) {
            #$attribute
            unsafe fn inner(past: &[u8], at: usize, marking: &Marking, marked: Option<Marked<'_>>, block: &mut Block) {
                kernel::sets::<Bytes>(past, at, marking, marked, block);
            }
            // SAFETY: the vectors of this module are used only where the machine has their instructions.
            unsafe { inner(past, at, marking, marked, block) }
        }

        #[inline(always)]
        fn compare(past: &[u8], at: usize, compared: &Compared, open: &mut [[u8; BLOCK]], rest: bool) {
            #$attribute
            unsafe fn inner(past: &[u8], at: usize, compared: &Compared, open: &mut [[u8; BLOCK]], rest: bool) {
                kernel::compare::<Bytes>(past, at, compared, open, rest);
            }
            // SAFETY: the vectors of this module are used only where the machine has their instructions.
            unsafe { inner(past, at, compared, open, rest) }
        }
    };
}

/// The same if [`ROWS`](crate::lanes::Lanes::ROWS) says that rows pay.
#[cfg(target_arch = "x86_64")]
macro_rules! rows {
    ($attribute:tt) => {
        #[inline(always)]
        fn fill_rows<const N: usize, const LOOKED_UP: usize>(filling: Filling<'_, Self>) -> usize {
            #$attribute
            unsafe fn inner<const N: usize, const LOOKED_UP: usize>(filling: Filling<'_, Bytes>) -> usize {
                kernel::fill_rows::<Bytes, N, LOOKED_UP>(filling)
            }
            // SAFETY: the vectors of this module are used only where the machine has their instructions.
            unsafe { inner::<N, LOOKED_UP>(filling) }
        }

        #[inline(always)]
        fn mark_far(past: &[u8], at: usize, rows: &Rows, groups: usize, block: &mut Block) {
            #$attribute
            unsafe fn inner(past: &[u8], at: usize, rows: &Rows, groups: usize, block: &mut Block) {
                kernel::mark_far::<Bytes>(past, at, rows, groups, block);
            }
            // SAFETY: the vectors of this module are used only where the machine has their instructions.
            unsafe { inner(past, at, rows, groups, block) }
        }
    };
}

/// Each function by the chosen path.
macro_rules! chosen {
    ([] $(
        fn $name:ident($($argument:ident: $type:ty),*) $(-> $result:ty)? = $function:expr;
    )*) => {
        impl Path {$(
            pub(crate) fn $name(self, $($argument: $type),*) $(-> $result)? {
                // SAFETY: `Path::available` made this path, so the machine has its instructions; every machine
                // has the portable ones.
                unsafe {
                    match self.0 {
                        #[cfg(all(target_arch = "x86_64", has_avx512))]
                        Set::Avx512 => avx512::$name($($argument),*),
                        #[cfg(target_arch = "x86_64")]
                        Set::Avx2 => avx2::$name($($argument),*),
                        _ => portable::$name($($argument),*),
                    }
                }
            }
        )*}
    };
}
