### 分享视图内容的对话框。

share-open = 分享
share-title = 分享
share-close = 关闭
share-link = 链接
share-frame = 在其他网页中显示棋盘的代码
share-copy = 复制
share-copied = 已复制。
share-qr-label = 链接的二维码
share-qr-larger = 以原尺寸显示二维码
share-qr-smaller = 缩小二维码
share-qr-too-long = 链接太长，无法生成二维码。
share-pictures = 保存不含答案的图片
share-save-card = 带说明的 PNG
share-save-svg = SVG
share-save-tex = TikZ
