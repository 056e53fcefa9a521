### Words that several sentences share.

counted-heaps = { $count } 堆
