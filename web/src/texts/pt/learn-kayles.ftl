learn-kayles-title = Kayles: jogos que se dividem
learn-kayles-about = Derrube um pino no meio, e uma fila transforma-se em duas. A teoria está pronta para isso.
learn-kayles-play = No Kayles derruba-se um pino ou dois vizinhos. Um vão divide a fila em duas. Quem derrubar o último pino ganha. Uma só fila é fácil para o primeiro jogador: você já sabe a razão. Várias filas não são.
learn-kayles-one = Uma fila
learn-kayles-three = Três filas
learn-kayles-guess = Encontre à mão os valores nim do Kayles. Uma jogada pode deixar **duas** filas. Elas ficam lado a lado, portanto os seus valores nim têm uma [soma nim|nim-sum], e é ela que vai para a prateleira.
learn-kayles-strip = Valores nim do Kayles
learn-kayles-why-1 = **Dividir não é nada de novo:** duas filas são dois jogos lado a lado. Assim, o valor nim de uma fila é o mex de somas nim. Com ele você ganha qualquer jogo de Kayles, com qualquer número de filas.
learn-kayles-why-2 = Aqui estão os valores nim em linhas de doze. As colunas tornam-se constantes: a partir de 71, os valores repetem-se com o [período|period] 12. As casas com moldura são exceções. A última é 70.
learn-kayles-values = Cálculo dos valores nim
learn-kayles-rows = Valores nim do Kayles em linhas de doze
learn-kayles-why-3 = Um padrão que se vê não é uma demonstração. Aqui ela existe: Richard Guy e Cedric Smith mostraram em 1956 até onde é preciso olhar para ter certeza: cerca de duas vezes mais longe do que o fim do primeiro período. Se os valores se repetem até aí, repetem-se para sempre. É exatamente isso que o motor verifica:
learn-kayles-law = Procura da lei
learn-kayles-task-sum = Duas filas de Kayles, com { $a } e { $b } pinos. Quanto valem juntas?
learn-kayles-task-sum-why = As filas valem { $value-a } e { $value-b }, e a soma nim é { $sum }.
learn-kayles-task-table = Valores nim do Kayles
learn-kayles-task-who = Três filas de Kayles, com { $a }, { $b } e { $c } pinos. Quem ganha?
learn-kayles-task-who-why = As filas valem { $values }, e a soma nim é { $sum }. { $sum ->
    [0] O jogador da vez perde.
   *[other] O jogador da vez ganha.
}
learn-kayles-task-move = Kayles. Faça uma jogada vencedora.
