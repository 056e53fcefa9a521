### The dialog to share what a view shows.

share-open = Distribuie
share-title = Distribuie
share-close = Închide
share-link = Link
share-frame = Cod pentru a arăta tabla în altă pagină
share-copy = Copiază
share-copied = Copiat.
share-qr-label = Codul QR al linkului
share-qr-larger = Arată codul QR la mărimea întreagă
share-qr-smaller = Arată codul QR mai mic
share-qr-too-long = Linkul este prea lung pentru un cod QR.
share-pictures = Salvează o imagine fără răspunsuri
share-save-card = PNG cu text
share-save-svg = SVG
share-save-tex = TikZ
