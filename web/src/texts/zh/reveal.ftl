### 在有人想看之前一直隐藏的答案。

reveal-show = 揭晓答案
reveal-hide = 隐藏答案
