### El cuadro para compartir lo que muestra una página.

share-open = Compartir
share-title = Compartir
share-close = Cerrar
share-link = Enlace
share-frame = Código para mostrar el tablero en otra página
share-copy = Copiar
share-copied = Copiado.
share-qr-label = Código QR del enlace
share-qr-larger = Mostrar el código QR en grande
share-qr-smaller = Mostrar el código QR más pequeño
share-qr-too-long = El enlace es demasiado largo para un código QR.
share-pictures = Guardar una imagen sin las respuestas
share-save-card = PNG con título
share-save-svg = SVG
share-save-tex = TikZ
