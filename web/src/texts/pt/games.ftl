games-title = Jogos
games-about = Todos os jogos com nome. Veja como se jogam, o que se sabe deles e por onde começar.
games-search = Procurar
games-search-placeholder = kayles, moedas, dominó…
games-found = { $count ->
    [one] { $count } jogo
   *[other] { $count } jogos
}
games-none = Nenhum jogo corresponde a estas palavras.
games-loading = Leitura dos jogos
games-unknown = Não existe nenhum jogo com o nome “{ $name }”.
games-all = Todos os jogos
games-how = Como se joga
games-known = O que se sabe
games-aliases = Outros nomes
games-rule = Como regra
games-typed = Nome a escrever
games-notation = Notação
games-samples = Primeiras posições
games-open-rule = A sua lei
games-open-position = Quem ganha?
games-open-graph = Grafo de estados
games-open-play = Jogar
games-open-puzzles = Desafios deste jogo
games-open-worksheet = Folha de exercícios
games-picture = Uma posição de { $name }
