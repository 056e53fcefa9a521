### 本领域的术语，每个配两行说明。Nim、Kayles 等保留原名。

terms-p-position-name = P 局面
terms-p-position-about = 又称必败态：只要对方不出错，先手必败。P 代表 previous（前一个）：刚走完一步的人胜。
terms-n-position-name = N 局面
terms-n-position-about = 又称必胜态：先手能胜。N 代表 next（下一个）：接下来走的人胜。
terms-nim-value-name = 尼姆值
terms-nim-value-about = 与之等价的 Nim 堆的大小，又称 SG 值。先手必败，当且仅当它等于 0。
terms-mex-name = mex
terms-mex-about = minimum excluded（最小未出现数）：0、1、2、3 …… 中没有在一列数里出现的最小数。0、1、3 的 mex 是 2。
terms-nim-sum-name = 尼姆和
terms-nim-sum-about = 把各数写成二进制，上下对齐。某一列有奇数个 1，这一列就得 1。程序员称之为异或（xor）。
terms-misere-name = 反常规则
terms-misere-about = 走最后一步者负。而在正常规则下，走最后一步者胜。
terms-remoteness-name = 剩余步数
terms-remoteness-about = 胜方尽快取胜、负方尽量拖延时，还剩多少步。
terms-period-name = 周期
terms-period-about = 一列数每隔多少项重复一次。0、1、2、0、1、2 …… 的周期是 3。
terms-state-graph-name = 状态图
terms-state-graph-about = 游戏的图：每个局面是一个点，每个着法是一个箭头。
terms-chapter = 进一步学习
