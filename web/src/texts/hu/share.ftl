### A párbeszédablak, amelyben megosztható, amit egy nézet mutat.

share-open = Megosztás
share-title = Megosztás
share-close = Bezárás
share-link = Link
share-frame = Kód, amellyel a tábla egy másik oldalon is megjelenik
share-copy = Másolás
share-copied = Kimásolva.
share-qr-label = A link QR-kódja
share-qr-larger = A QR-kód teljes méretben
share-qr-smaller = A QR-kód kisebb méretben
share-qr-too-long = A link túl hosszú egy QR-kódhoz.
share-pictures = Kép mentése a válaszok nélkül
share-save-card = PNG felirattal
share-save-svg = SVG
share-save-tex = TikZ
