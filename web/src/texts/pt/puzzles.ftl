puzzles-title = Desafios
puzzles-about = Cada posição tem exatamente uma jogada vencedora. Encontre-a.
puzzles-find = Encontre a jogada vencedora
puzzles-all = Todos os desafios
puzzles-unknown = Não existe o desafio “{ $name }”. Escolha um aqui.
puzzles-daily = Desafio do dia #{ $day }
puzzles-daily-about = Um desafio novo por dia, o mesmo para todos.
puzzles-daily-done = Você já resolveu o desafio de hoje. O próximo chega à meia-noite, UTC.
puzzles-daily-open = Resolver o desafio de hoje
puzzles-daily-again = Ver de novo
puzzles-no-day = Ainda não há desafio para este dia.
puzzles-streak = { $days ->
    [one] Resolvido em { $days } dia seguido.
   *[other] Resolvido em { $days } dias seguidos.
}
puzzles-theme-copying = Copiar
puzzles-about-copying = Deixe duas metades iguais e depois copie cada jogada do adversário.
puzzles-theme-binary = Colunas binárias
puzzles-about-binary = Nim: torne par o número de algarismos 1 em cada coluna.
puzzles-theme-multiples = Múltiplos
puzzles-about-multiples = Tire algumas moedas e deixe um número que perde.
puzzles-theme-splitting = Kayles e divisões
puzzles-about-splitting = Uma jogada pode partir uma fila em dois jogos.
puzzles-theme-chomp = Chomp
puzzles-about-chomp = Morda o chocolate, mas deixe o quadrado envenenado.
puzzles-theme-boards = Tabuleiros
puzzles-about-boards = Dominós, cruzes e capturas: conte as jogadas que restam.
puzzles-theme-turning = Virar moedas
puzzles-about-turning = Vire moedas até que todas mostrem coroa.
puzzles-theme-misere = Misère
puzzles-about-misere = Tudo ao contrário: quem fizer a última jogada perde.
puzzles-size-easy = fácil
puzzles-size-medium = médio
puzzles-size-hard = difícil
puzzles-sizes = Dificuldade
puzzles-solved = { $count ->
    [0] nenhum resolvido
    [one] { $count } resolvido
   *[other] { $count } resolvidos
}
puzzles-paper-about = Para a aula: exercícios sobre um jogo para imprimir, com imagens e soluções.
puzzles-paper-open = Imprimir uma folha de exercícios
puzzles-kept = O seu navegador guarda neste dispositivo o que você já resolveu.
puzzles-squares = { $wrong ->
    [0] nenhuma jogada errada
    [one] { $wrong } jogada errada
   *[other] { $wrong } jogadas erradas
}, { $hints ->
    [0] nenhuma dica
    [one] { $hints } dica
   *[other] { $hints } dicas
}
puzzles-place = { $theme }, { $size }, desafio { $number }
puzzles-place-daily = { $theme }, { $size }
puzzles-searching = Procura de um desafio
puzzles-none = O motor não encontrou nenhum desafio desta dificuldade no tema “{ $theme }”. Tente outra dificuldade.
puzzles-turn = É a sua vez: exatamente uma jogada ganha.
puzzles-right = Certo! Esta jogada ganha.
puzzles-wrong = Esta jogada não ganha.
puzzles-before = Você já resolveu este desafio:
puzzles-misere = Jogo misère: quem faz a última jogada perde.
puzzles-left = A posição depois destas jogadas
puzzles-not-judged = O motor não conseguiu avaliar esta jogada a tempo. Tente-a de novo.
puzzles-ended = Você joga { $move }. Não resta nenhuma jogada, e você perde.
puzzles-refuted = Você joga { $move }. O adversário responde { $answer }. Agora todas as suas jogadas perdem.
puzzles-retry = Tentar outra jogada
puzzles-play-on = Continuar a partir daqui
puzzles-hint = Dica
puzzles-hinting = Procura da ideia
puzzles-explaining = Procura da razão
puzzles-the-move = { $move } é a única jogada vencedora.
puzzles-next = Próximo desafio
puzzles-more = Mais desafios
puzzles-why = Ver cada jogada
puzzles-tell = Contar aos amigos
puzzles-told = grundy #{ $day } { $squares } { $address }
puzzles-caption = Exatamente uma jogada ganha. Qual?
puzzles-moves = { $count ->
    [one] A única jogada, como botão
   *[other] Todas as { $count } jogadas, em lista
}
