### 多句共用的词语。

counted-heaps = { $count } 堆

## Lists in a sentence.

# The items of a list before its last one: “1, 2”. $items: one item, or several.
list-items = { $items }、{ $next }
list-and = { $items } 和 { $last }
list-or = { $items } 或 { $last }
# A list that is cut.
list-cut = { $items }、…

## How numbers are written.

in-binary = 用二进制
in-base = 用 { $base } 进制
# As sums of Fibonacci numbers.
in-zeckendorf = 用 Zeckendorf 表示法

## Heaps with names.

# The heap at a place of a list, as the name of a summand.
heap-at-place = 第 { $place } 堆
