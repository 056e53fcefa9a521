### The dialog to share what a view shows.

share-open = Share
share-title = Share
share-close = Close
share-link = Link
share-frame = Code to show the board in another page
share-copy = Copy
share-copied = Copied.
share-qr-label = QR code of the link
share-qr-larger = Show the QR code in full size
share-qr-smaller = Show the QR code smaller
share-qr-too-long = The link is too long for a QR code.
share-pictures = Save a picture without the answers
share-save-card = PNG with a caption
share-save-svg = SVG
share-save-tex = TikZ
