### The dialog to share what a view shows.

share-open = Compartilhar
share-title = Compartilhar
share-close = Fechar
share-link = Link
share-frame = Código para mostrar o tabuleiro em outra página
share-copy = Copiar
share-copied = Copiado.
share-qr-label = Código QR do link
share-qr-larger = Mostrar o código QR em tamanho grande
share-qr-smaller = Mostrar o código QR menor
share-qr-too-long = O link é longo demais para um código QR.
share-pictures = Salvar uma imagem sem as respostas
share-save-card = PNG com legenda
share-save-svg = SVG
share-save-tex = TikZ
