//! Each function of the kernel by each instruction set of this machine, compared with what is found by hand.

mod compare;
mod count;
mod gain;
mod mark;
mod rows;
