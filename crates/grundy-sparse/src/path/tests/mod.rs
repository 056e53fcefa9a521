//! Each function of the kernel with each instruction set of this machine, compared with a simple computation.

mod compare;
mod count;
mod ends;
mod gain;
mod mark;
mod rows;
