### What the program says when it has no answer.

# The word before a message.
program-error = erro
program-stopped = parado
# A command that was probably meant.
program-try = experimente: { $command }
# A message with advice, which is a clause.
program-advice = { $message }; { $advice }
program-advice-in-brackets = { $message } ({ $advice })
program-advice-behind-colon = { $message }: { $advice }
program-known-by-then = { $message }; até então conheciam-se { $count } resultados
program-also-the-certificate = { $what ->
    [checkpoint] { $file } não pode ser ao mesmo tempo o ponto de salvamento e o certificado; escolha dois arquivos
   *[values] { $file } não pode ser ao mesmo tempo o arquivo de valores e o certificado; escolha dois arquivos
}
program-file-holds-one-rule = { $what ->
    [checkpoint] o ponto de salvamento { $file } contém uma só regra, e foram dadas { $count } regras; execute-as uma a uma
    [values] o arquivo de valores { $file } contém uma só regra, e foram dadas { $count } regras; execute-as uma a uma
   *[certificate] o certificado { $file } contém uma só regra, e foram dadas { $count } regras; execute-as uma a uma
}
program-cannot-read-at-all = não é possível ler { $file }
program-cannot-write-file = não é possível escrever { $file }: { $error }
# Behind the name of a file that cannot be read or written.
program-file-too-large = é maior que { $gibibytes } GiB
program-file-not-utf-8 = o byte { $place } não é texto UTF-8; salve o arquivo como UTF-8
program-no-regular-file = não é um arquivo comum
program-address-in-use = não é possível escutar em { $address }: outro programa escuta ali; escolha outro --port, ou --port 0 para qualquer um
program-port-needs-rights = não é possível escutar em { $address }: as portas abaixo de 1024 exigem direitos especiais; escolha outro --port
program-no-such-address = não é possível escutar em { $address }: esta máquina não tem esse endereço; omita --address
program-cannot-listen = não é possível escutar em { $address }: { $error }
program-not-saved = o ponto de salvamento { $file } não pode ser escrito agora: { $why }; o arquivo ainda contém o estado de { $heaps } pilhas, e o cálculo continua
program-not-saved-yet = o ponto de salvamento { $file } não pode ser escrito agora: { $why }; ainda não há nenhum estado no arquivo, e o cálculo continua
program-not-kept = os valores não podem ser escritos em { $file }: { $why }; ele tem os de { $heaps } pilhas, e o cálculo continua
program-game-not-kept = a partida não pode ser guardada em { $file }: { $error }

## Why there is no answer.

program-write-checkpoint-file-needed = não é possível escrever o ponto de salvamento -: é necessário um arquivo aqui; um com exatamente este nome escreve-se ./-
program-heap-missing-stands-after-rule = falta a pilha: ela vem depois da regra
program-asks-about-one-heap-position = `grundy at` pergunta sobre uma pilha, e isto é uma posição
program-cannot-read = não é possível ler { $file }: { $error }
program-program-follows-one-rule-rules = um programa segue uma só regra, e foram dadas { $count } regras
program-language-say-lang-cpp-python = em que linguagem? Escreva --lang cpp, python, rust, java ou go
program-width-width-picture = --width é a largura da figura, por exemplo { $width }cm; --columns { $width } define o número de valores numa linha
program-picture-graph-shows-normal-mis = uma figura de um grafo mostra o jogo normal ou o jogo misère, e este grafo rotula os seus finais
program-start-file-state-graph = --start é para um arquivo de um grafo de estados; uma posição diz ela própria onde a partida começa
program-players-takes-two-names-comma = --players recebe dois nomes com uma vírgula entre eles, como em --players Neco,Destiny
program-name-of-picture-says-nothing = o nome { $file } não diz como desenhar: use --format, ou um nome que termine em .svg, .pdf, .png, .tex, .dot ou .txt
program-grundy-built-without-png = este grundy foi compilado sem PNG; escreva .svg
program-grundy-built-without-pdf = este grundy foi compilado sem PDF; escreva .svg
program-one-law-explained-time-rules = explica-se uma lei de cada vez, e foram dadas { $count } regras
program-dot-write-name-because-backslash = DOT não pode escrever o nome `{ $name }`, por causa da barra invertida; escreva JSON ou CSV
program-name-of-graph-says-nothing = o nome { $file } não diz como escrever: use --format, ou um nome que termine em .txt, .json, .csv, .dot, .graphml, .parquet ou .arrow
program-built-without = este programa foi compilado sem { $name }: compile-o com --features full, ou use CSV
program-no-binary-format = { $name } não é um formato binário
program-line-play-written-text-json = uma linha de jogo se escreve como texto ou JSON
program-certificate-one-rule-stands-many = --certificate é para uma só regra, e `{ $text }` representa muitas: dê números às letras
program-certificates-laws-belong-normal-play = os certificados de leis pertencem ao jogo normal; omita --misere ou --certificate
program-already-run-begins-heap-0 = { $file } já existe, e este cálculo começa na pilha 0; mude o arquivo de lugar, ou indique o ponto de salvamento que lhe corresponde
program-values-heaps-checkpoint-those-lies = { $file } tem os valores de { $heaps } pilhas, o ponto de salvamento os de { $known }, e o que fica entre eles já não é conhecido; indique o arquivo que corresponde ao ponto de salvamento, ou continue sem --keep
program-other-values-than-checkpoint-belongs = { $file } tem outros valores que o ponto de salvamento: pertence a outro cálculo. Ele fica como está; escolha outro arquivo
program-values-from-heap-no-longer = os valores a partir da pilha { $heaps } já não são conhecidos
program-saved-checkpoints-finite-take-break = `{ $text }` não pode ser salvo em { $file }: os pontos de salvamento são para códigos finitos de tirar e dividir que deixam no máximo duas pilhas
program-values-kept-while-law-looked = os valores de `{ $text }` não podem ser guardados em { $file } enquanto se busca a sua lei: --keep é para códigos finitos de tirar e dividir que deixam no máximo duas pilhas; escreva-os com `grundy values RULE --to N -o FILE`
program-both-checkpoint-file-values = { $file } não pode ser ao mesmo tempo o ponto de salvamento e o arquivo de valores; escolha dois arquivos
program-cannot-write-values = não é possível escrever os valores em { $file }: { $error }
program-law-looked-no-answer = uma lei que se busca não tem resposta
program-already-go-load-choose-another = { $file } já existe: continue com --load { $file }, ou escolha outro nome
program-no-move-leads-from-position = nenhuma jogada leva da posição { $number } ({ $from }) à posição { $next } ({ $to })
program-no-thread-to-read = não é possível ler a entrada padrão, pois nenhuma thread pode ser iniciada: { $error }
program-cannot-read-standard-input = não é possível ler a entrada padrão: { $why }
program-cannot-start-server = não é possível iniciar o servidor: { $error }; `ulimit -n 64` permite arquivos abertos suficientes
program-cannot-listen-for-ctrl-c = não é possível esperar por Ctrl-C: { $error }; permita mais threads e arquivos
program-holds-no-page-no = { $file } não contém nenhuma página: não tem { $index }; num clone de grundy, scripts/page build FOLDER cria uma
program-program-built-without-page = este programa foi compilado sem a página; crie a página com scripts/page build FOLDER num clone de grundy, e sirva-a com --page FOLDER
program-both-checkpoint-certificate = { $file } não pode ser ao mesmo tempo o ponto de salvamento e o certificado; escolha dois arquivos
program-two-proofs-run-contradict-each = as duas demonstrações de um cálculo contradizem-se
program-program-built-without-parquet-build = este programa foi compilado sem Parquet: compile-o com --features full, ou escreva npy ou CSV
program-from-larger-than = --from { $from } é maior que --to { $to }
program-nim-values-belong-normal-play = os valores nim pertencem ao jogo normal; o jogo misère tem resultados
program-assume-seen-nim-values-outcomes = --assume-seen é para valores nim: os resultados são encontrados pilha por pilha
program-count-show-p-positions-show = --count é para --show p-positions e --show n-positions
program-table-more-than-heaps = uma tabela de mais de { $most } pilhas; escolha --from e --to mais próximos, ou escreva os valores em fluxo
program-several-rules-answered-json-lines = a várias regras responde-se com linhas JSON, não como { $name }; pergunte sobre uma regra de cada vez
program-row-positions-one-last-number = uma fileira de posições tem um só último número
program-heap-too-far-list = esta pilha está longe demais para uma lista
program-last-heap-stands-after = a última pilha vem depois de --to
program-name-of-values-says-nothing = o nome { $name } não diz como escrever: use --format, ou um nome que termine em .txt, .json, .csv, .npy ou .parquet
program-holds-one-sequence-rule-more = { $name } contém uma só sequência, e esta regra tem mais de uma coordenada; escreva texto, JSON ou CSV
program-listing-written-text-json = esta lista se escreve como texto ou JSON
program-nim-value-heap-npy-files = o valor nim da pilha { $heap } é { $value }, e arquivos npy de valores nim contêm números abaixo de 2^32; escreva Parquet ou CSV
program-name-of-worksheet-says-nothing = o nome { $file } não diz como escrever: use --format, ou um nome que termine em .pdf, .svg, .png, .tex ou .txt
program-error-grundy-not-yours = { $message }. Este é um erro de grundy, não seu; por favor, comunique-o
program-cannot-write = não é possível escrever: { $error }
program-time-limit-reached-after-s = o limite de tempo foi atingido após { $seconds } s (aumente-o com --max-time)
program-memory-limit-reached = o limite de memória foi atingido (aumente-o com --max-memory)
program-limit-work-reached = o limite de trabalho foi atingido
program-no-law-rule-known-definition = não se conhece aqui nenhuma lei desta regra, e a definição precisa dos valores de todas as pilhas menores, que são demais; `grundy law RULE --to N` e `grundy at RULE N --long` buscam uma lei mais adiante
program-interrupted-after-s = interrompido após { $seconds } s
program-misere-contradicts-record-says = --misere contradiz este registro, que diz `# normal play`; omita um dos dois
program-no-option = não existe a opção `{ $unknown }`
program-binary-format-terminal-write-file = { $format } é um formato binário, e isto é um terminal: escreva-o num arquivo com -o FILE

## What to do.

program-help-max-matches-shows-them = --max-matches { $all } mostra-os
program-help-ask-about-one-heap-rule = pergunte sobre uma regra de uma pilha, sobre valores como 0,1,1,2,0,3, ou sobre uma fileira de posições com n no seu lugar, como em `grundy identify 'cram 1xn'`
program-help-see-grundy-law = veja `grundy law`
program-help-answers-positions = `grundy solve` responde a posições
program-help-ask-about-position-row-them = pergunte a `grundy solve` sobre uma posição, ou por uma fileira delas com n no seu lugar, como em `grundy values 'cram 2xn'`
program-help-lets-play-go-ever-draw = `--loopy` permite que a partida continue sem fim, e ninguém ganha, em `grundy solve`, `grundy explain` e `grundy graph`
program-help-values-them = `grundy graph FILE` calcula os seus valores
program-help-grundy-values-shows = `grundy values` mostra isso
program-help-lists-names = `grundy games` lista os nomes
program-help-choose-nearer = escolha um --to mais próximo
program-help-looks-law-any-rule = `grundy law` busca a lei de qualquer regra
program-help-choose-from-nearer-ask = escolha --from e --to mais próximos, ou pergunte com --at
program-help-assume-seen-answers-law-only = --assume-seen responde por uma lei só observada
program-help-try-larger = experimente um --to maior
program-help-run-see-tried = Execute `grundy explain law` para ver o que se tentou
program-help-lists-p-positions-any-rule = `grundy values RULE --show p-positions --misere` lista as posições P de qualquer regra
program-help-reads-positions-between-them = `grundy replay` lê posições com `>` entre elas; as de uma soma ficam uma em cada linha
program-help-put-single-quotes-shell-leaves = ponha-o entre aspas simples, para que o shell não mexa nele
program-help-did-shell-cut-put-rule = o shell cortou-o em `>` ou `|`? Ponha a regra entre aspas simples
