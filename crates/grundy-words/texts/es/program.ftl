### What the program says when it has no answer.

# The word before a message.
program-error = error
program-stopped = detenido
# A command that was probably meant.
program-try = prueba: { $command }
# A message with advice, which is a clause.
program-advice = { $message }; { $advice }
program-advice-in-brackets = { $message } ({ $advice })
program-advice-behind-colon = { $message }: { $advice }
program-known-by-then = { $message }; hasta entonces se conocían { $count } resultados
program-also-the-certificate = { $what ->
    [checkpoint] { $file } no puede ser a la vez el punto de control y el certificado; elige dos archivos
   *[values] { $file } no puede ser a la vez el archivo de valores y el certificado; elige dos archivos
}
program-file-holds-one-rule = { $what ->
    [checkpoint] el punto de control { $file } guarda una sola regla, y se dieron { $count } reglas; ejecútalas una por una
    [values] el archivo de valores { $file } guarda una sola regla, y se dieron { $count } reglas; ejecútalas una por una
   *[certificate] el certificado { $file } guarda una sola regla, y se dieron { $count } reglas; ejecútalas una por una
}
program-cannot-read-at-all = no se puede leer { $file }
program-cannot-write-file = no se puede escribir { $file }: { $error }
# Behind the name of a file that cannot be read or written.
program-file-too-large = es mayor que { $gibibytes } GiB
program-file-not-utf-8 = el byte { $place } no es texto UTF-8; guarda el archivo como UTF-8
program-no-regular-file = no es un archivo normal
program-address-in-use = no se puede escuchar en { $address }: allí escucha otro programa; elige otro --port, o --port 0 para uno cualquiera
program-port-needs-rights = no se puede escuchar en { $address }: los puertos menores que 1024 necesitan permisos especiales; elige otro --port
program-no-such-address = no se puede escuchar en { $address }: esta máquina no tiene esa dirección; omite --address
program-cannot-listen = no se puede escuchar en { $address }: { $error }
program-not-saved = el punto de control { $file } no se puede escribir ahora: { $why }; el archivo conserva el estado de { $heaps } montones, y el cálculo sigue
program-not-saved-yet = el punto de control { $file } no se puede escribir ahora: { $why }; todavía no hay ningún estado en el archivo, y el cálculo sigue
program-not-kept = los valores no se pueden escribir en { $file }: { $why }; contiene los de { $heaps } montones, y el cálculo sigue
program-game-not-kept = la partida no se puede guardar en { $file }: { $error }

## Why there is no answer.

program-write-checkpoint-file-needed = no se puede escribir el punto de control -: aquí hace falta un archivo; uno con este mismo nombre se escribe ./-
program-heap-missing-stands-after-rule = falta el montón: va después de la regla
program-asks-about-one-heap-position = `grundy at` pregunta por un solo montón, y esto es una posición
program-cannot-read = no se puede leer { $file }: { $error }
program-program-follows-one-rule-rules = un programa sigue una sola regla, y se dieron { $count } reglas
program-language-say-lang-cpp-python = ¿en qué lenguaje? Escribe --lang cpp, python, rust, java o go
program-width-width-picture = --width es el ancho de la figura, como { $width }cm; --columns { $width } fija el número de valores por fila
program-picture-graph-shows-normal-mis = una figura de un grafo muestra el juego normal o misère, y este grafo etiqueta sus finales
program-start-file-state-graph = --start es para el archivo de un grafo de estados; una posición dice por sí misma dónde empieza la partida
program-players-takes-two-names-comma = --players toma dos nombres separados por una coma, como en --players Neco,Destiny
program-name-of-picture-says-nothing = el nombre { $file } no dice cómo dibujar: indica --format, o termínalo en .svg, .pdf, .png, .tex, .dot o .txt
program-grundy-built-without-png = este grundy se compiló sin PNG; escribe .svg
program-grundy-built-without-pdf = este grundy se compiló sin PDF; escribe .svg
program-one-law-explained-time-rules = se explica una sola ley a la vez, y se dieron { $count } reglas
program-dot-write-name-because-backslash = DOT no puede escribir el nombre `{ $name }`, por su barra invertida; escribe JSON o CSV
program-name-of-graph-says-nothing = el nombre { $file } no dice cómo escribir: indica --format, o termínalo en .txt, .json, .csv, .dot, .graphml, .parquet o .arrow
program-built-without = este programa se compiló sin { $name }: compílalo con --features full, o usa CSV
program-no-binary-format = { $name } no es un formato binario
program-line-play-written-text-json = una línea de juego se escribe como texto o JSON
program-certificate-one-rule-stands-many = --certificate es para una sola regla, y `{ $text }` representa muchas: da números a las letras
program-certificates-laws-belong-normal-play = los certificados de leyes corresponden al juego normal; omite --misere o --certificate
program-already-run-begins-heap-0 = { $file } ya existe, y este cálculo empieza en el montón 0; mueve el archivo, o nombra el punto de control que le corresponde
program-values-heaps-checkpoint-those-lies = { $file } tiene los valores de { $heaps } montones, el punto de control los de { $known }, y lo que hay entre ellos ya no se conoce; nombra el archivo que corresponde al punto de control, o sigue sin --keep
program-other-values-than-checkpoint-belongs = { $file } tiene otros valores que el punto de control: pertenece a otro cálculo. Se deja como está; elige otro archivo
program-values-from-heap-no-longer = los valores desde el montón { $heaps } ya no se conocen
program-saved-checkpoints-finite-take-break = `{ $text }` no se puede guardar en { $file }: los puntos de control son para códigos finitos de tomar y partir que dejan a lo sumo dos montones
program-values-kept-while-law-looked = los valores de `{ $text }` no se pueden guardar en { $file } mientras se busca su ley: --keep es para códigos finitos de tomar y partir que dejan a lo sumo dos montones; escríbelos con `grundy values RULE --to N -o FILE`
program-both-checkpoint-file-values = { $file } no puede ser a la vez el punto de control y el archivo de los valores; elige dos archivos
program-cannot-write-values = no se pueden escribir los valores en { $file }: { $error }
program-law-looked-no-answer = una ley que se busca no tiene respuesta
program-already-go-load-choose-another = { $file } ya existe: sigue con --load { $file }, o elige otro nombre
program-no-move-leads-from-position = ninguna jugada lleva de la posición { $number } ({ $from }) a la posición { $next } ({ $to })
program-no-thread-to-read = no se puede leer la entrada estándar, ya que no puede iniciarse ningún hilo: { $error }
program-cannot-read-standard-input = no se puede leer la entrada estándar: { $why }
program-cannot-start-server = no se puede iniciar el servidor: { $error }; `ulimit -n 64` permite suficientes archivos abiertos
program-cannot-listen-for-ctrl-c = no se puede atender a Ctrl-C: { $error }; permite más hilos y archivos
program-holds-no-page-no = { $file } no contiene ninguna página: no tiene { $index }; en un clon de grundy, scripts/page build FOLDER crea una
program-program-built-without-page = este programa se compiló sin la página; crea la página con scripts/page build FOLDER en un clon de grundy, y sírvela con --page FOLDER
program-both-checkpoint-certificate = { $file } no puede ser a la vez el punto de control y el certificado; elige dos archivos
program-two-proofs-run-contradict-each = las dos demostraciones de un cálculo se contradicen
program-program-built-without-parquet-build = este programa se compiló sin Parquet: compílalo con --features full, o escribe npy o CSV
program-from-larger-than = --from { $from } es mayor que --to { $to }
program-nim-values-belong-normal-play = los valores nim corresponden al juego normal; el juego misère tiene resultados
program-assume-seen-nim-values-outcomes = --assume-seen es para valores nim: los resultados se hallan montón por montón
program-count-show-p-positions-show = --count es para --show p-positions y --show n-positions
program-table-more-than-heaps = una tabla de más de { $most } montones; elige --from y --to más cercanos, o escribe los valores de forma continua
program-several-rules-answered-json-lines = varias reglas se responden como líneas JSON, no como { $name }; pregunta por una sola regla a la vez
program-row-positions-one-last-number = una fila de posiciones tiene un solo último número
program-heap-too-far-list = este montón está demasiado lejos para una lista
program-last-heap-stands-after = el último montón va después de --to
program-name-of-values-says-nothing = el nombre { $name } no dice cómo escribir: indica --format, o termínalo en .txt, .json, .csv, .npy o .parquet
program-holds-one-sequence-rule-more = { $name } contiene una sola sucesión, y esta regla tiene más de una coordenada; escribe texto, JSON o CSV
program-listing-written-text-json = esta lista se escribe como texto o JSON
program-nim-value-heap-npy-files = el valor nim del montón { $heap } es { $value }, y los archivos npy de valores nim contienen números menores que 2^32; escribe Parquet o CSV
program-name-of-worksheet-says-nothing = el nombre { $file } no dice cómo escribir: indica --format, o termínalo en .pdf, .svg, .png, .tex o .txt
program-error-grundy-not-yours = { $message }. Es un error de grundy, no tuyo; por favor, comunícalo
program-cannot-write = no se puede escribir: { $error }
program-time-limit-reached-after-s = se alcanzó el límite de tiempo tras { $seconds } s (auméntalo con --max-time)
program-memory-limit-reached = se alcanzó el límite de memoria (auméntalo con --max-memory)
program-limit-work-reached = se alcanzó el límite de trabajo
program-no-law-rule-known-definition = aquí no se conoce ninguna ley de esta regla, y la definición necesita los valores de todos los montones menores, que son demasiados; `grundy law RULE --to N` y `grundy at RULE N --long` buscan una ley más lejos
program-interrupted-after-s = interrumpido tras { $seconds } s
program-misere-contradicts-record-says = --misere contradice este registro, que dice `# normal play`; omite uno de los dos
program-no-option = no hay ninguna opción `{ $unknown }`
program-binary-format-terminal-write-file = { $format } es un formato binario, y esto es un terminal: escríbelo en un archivo con -o FILE

## What to do.

program-help-max-matches-shows-them = --max-matches { $all } los muestra
program-help-ask-about-one-heap-rule = pregunta por una regla de un montón, por valores como 0,1,1,2,0,3, o por una fila de posiciones con n en su lugar, como en `grundy identify 'cram 1xn'`
program-help-see-grundy-law = véase `grundy law`
program-help-answers-positions = `grundy solve` responde sobre posiciones
program-help-ask-about-position-row-them = pregunta a `grundy solve` por una posición, o por una fila de posiciones con n en su lugar, como en `grundy values 'cram 2xn'`
program-help-lets-play-go-ever-draw = `--loopy` permite que la partida siga para siempre, lo que son tablas, en `grundy solve`, `grundy explain` y `grundy graph`
program-help-values-them = `grundy graph FILE` los evalúa
program-help-grundy-values-shows = `grundy values` lo muestra
program-help-lists-names = `grundy games` muestra los nombres
program-help-choose-nearer = elige --to más cercano
program-help-looks-law-any-rule = `grundy law` busca la ley de cualquier regla
program-help-choose-from-nearer-ask = elige --from y --to más cercanos, o pregunta con --at
program-help-assume-seen-answers-law-only = --assume-seen responde con una ley solo observada
program-help-try-larger = prueba un --to mayor
program-help-run-see-tried = Ejecuta `grundy explain law` para ver qué se probó
program-help-lists-p-positions-any-rule = `grundy values RULE --show p-positions --misere` muestra las posiciones P de cualquier regla
program-help-reads-positions-between-them = `grundy replay` lee posiciones separadas por `>`; las de una suma van una por línea
program-help-put-single-quotes-shell-leaves = ponlo entre comillas simples, para que el shell no lo toque
program-help-did-shell-cut-put-rule = ¿lo cortó el shell en `>` o `|`? Pon la regla entre comillas simples
