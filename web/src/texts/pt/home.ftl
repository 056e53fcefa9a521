### The first page.

home-title = Tire moedas. Quem tirar a última ganha.
home-about = Toque numa moeda para tirá-la, com todas as moedas que estão acima dela, de uma só pilha. Depois joga o motor. O grundy diz quem ganha jogos como este, com que jogada e por que razão. É gratuito e não exige conta.
home-why = A razão: ver todas as jogadas vencedoras
home-others = Outro jogo:
home-game-twenty-one = 21 moedas, tire de 1 a 3
home-game-kayles = Kayles
home-game-chomp = Chomp
home-game-cram = Cram
home-game-turtles = Turning turtles
home-ways = Mais para fazer
home-way-learn = Do Nim a Sprague e Grundy: jogue, adivinhe e veja a razão.
home-way-play = Qualquer jogo, contra o motor ou com um amigo, com dicas.
home-way-explore = Escreva um jogo, uma posição ou uma regra sua: quem ganha, e por que razão.
home-way-games = Todos os jogos com nome: como se jogam e o que se sabe deles.
