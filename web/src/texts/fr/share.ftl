### The dialog to share what a view shows.

share-open = Partager
share-title = Partager
share-close = Fermer
share-link = Lien
share-frame = Code pour montrer le plateau dans une autre page
share-copy = Copier
share-copied = Copié.
share-qr-label = Code QR du lien
share-qr-larger = Montrer le code QR en taille réelle
share-qr-smaller = Montrer le code QR plus petit
share-qr-too-long = Le lien est trop long pour un code QR.
share-pictures = Enregistrer une image sans les réponses
share-save-card = PNG avec une légende
share-save-svg = SVG
share-save-tex = TikZ
