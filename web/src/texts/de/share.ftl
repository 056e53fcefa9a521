### The dialog to share what a view shows.

share-open = Teilen
share-title = Teilen
share-close = Schließen
share-link = Link
share-frame = Code, um das Brett auf einer anderen Seite zu zeigen
share-copy = Kopieren
share-copied = Kopiert.
share-qr-label = QR-Code des Links
share-qr-larger = Den QR-Code in voller Größe zeigen
share-qr-smaller = Den QR-Code kleiner zeigen
share-qr-too-long = Der Link ist zu lang für einen QR-Code.
share-pictures = Ein Bild ohne die Lösungen sichern
share-save-card = PNG mit Beschriftung
share-save-svg = SVG
share-save-tex = TikZ
