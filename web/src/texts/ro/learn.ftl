### Learn: a path of chapters. `[words|mex]` marks a word of the field, `**words**` is strong.

learn-title = Învață
learn-path-title = De la Nim la Sprague–Grundy
learn-path-about = Douăsprezece capitole scurte. În fiecare joci, ghicești, vezi motivul și rezolvi trei exerciții. Dacă știi să aduni și să împarți, poți începe.
learn-unknown = Nu există capitolul „{ $name }”. Iată toate capitolele.
learn-begin = Începe cu capitolul 1
learn-go-on = Continuă: { $title }
learn-total = Capitole terminate: { $done } din { $chapters }
learn-kept = Progresul tău rămâne pe acest dispozitiv.
learn-forget = Șterge-mi progresul
learn-chapter-number = Capitolul { $number } din { $chapters }
learn-stage-play = Joacă
learn-stage-guess = Ghicește
learn-stage-why = De ce?
learn-stage-tasks = Trei exerciții
learn-why-closed = Mai întâi încearcă să afli fără ajutor. Sau:
learn-why-open = Arată-mi de ce
learn-ways = Capitole
learn-before = Înapoi: { $title }
learn-after = Înainte: { $title }

learn-wins-first = Jucătorul aflat la mutare
learn-wins-second = Celălalt jucător
learn-p = Poziție P
learn-n = Poziție N

learn-task-dots = Exerciții rezolvate: { $solved } din { $tasks }
learn-task-dot = Exercițiul { $number }: { $state ->
    [right] rezolvat
    [wrong] nerezolvat
   *[open] neînceput
}
learn-task-number = Exercițiul { $number } din { $tasks }
learn-task-answer = Răspunsul tău
learn-task-check = Verifică
learn-task-next = Următorul
learn-task-finish = Vezi rezultatul
learn-task-new = Trei exerciții noi
learn-task-same = Adresa acestei pagini păstrează aceste trei exerciții. Dă-o mai departe, iar ceilalți le primesc pe aceleași.
learn-task-result = { $solved ->
    [0] De data aceasta nu ai rezolvat niciunul dintre cele { $tasks } exerciții. Mai citește o dată motivul și încearcă trei exerciții noi.
    [1] Ai rezolvat 1 exercițiu din { $tasks }. Încearcă trei exerciții noi.
    [2] Ai rezolvat 2 exerciții din { $tasks }. Aproape!
   *[other] Ai rezolvat toate cele { $tasks } exerciții. Stăpânești acest capitol!
}
learn-verdict-right = Corect!
learn-verdict-wrong = Nu.
learn-verdict-again = Încă nu. Mai încearcă o dată.
learn-move-why = Mutarea { $move } câștigă. { $principle }
learn-move-reply = După { $move }, celălalt jucător răspunde cu { $reply } și câștigă.

learn-paint-brushes = Pensulă
learn-paint-brush-P = P: jucătorul aflat la mutare pierde
learn-paint-brush-N = N: jucătorul aflat la mutare câștigă
learn-paint-left = rămase: { $count }
learn-paint-square = { $position }: { $mark ->
    [P] P
    [N] N
   *[blank] necolorat
}{ $verdict ->
    [wrong] , greșit
    [right] , corect
   *[none] {""}
}
learn-paint-done = Totul e corect! Acum vezi de ce.
learn-paint-is-n = { $position } nu este P, ci N: mutarea la { $option } lasă o poziție P, iar acolo celălalt jucător pierde.
learn-paint-is-end = { $position } nu este N, ci P: nu mai există nicio mutare, deci jucătorul aflat la mutare a pierdut.
learn-paint-is-p = { $count ->
    [one] { $position } nu este N, ci P: singura mutare, la { $options }, duce la o poziție N.
    [few] { $position } nu este N, ci P: toate mutările, la { $options }, duc la poziții N.
   *[other] { $position } nu este N, ci P: toate mutările, la { $options }, duc la poziții N.
}
learn-columns = Grămezile în coloane binare
learn-columns-heap = grămadă
learn-columns-ones = cifre 1
learn-columns-bit = Grămada { $heap }, coloana { $weight }: { $bit }
learn-columns-parity = { $parity ->
    [even] , par
   *[odd] , impar
}
learn-shelf = Raft cu valori nim
learn-shelf-place = { $place }{ $state ->
    [full] , pe raft
    [gap] , primul loc gol
   *[empty] , nu e pe raft
}
learn-filler-end = Din **{ $heap }** nu există nicio mutare. Raftul e gol. Atinge primul loc gol.
learn-filler-options = { $count ->
    [one] Din **{ $heap }** mutările duc la o singură poziție. Valoarea ei nim stă pe raft. Atinge primul loc gol.
    [few] Din **{ $heap }** mutările duc la { $count } poziții. Valorile lor nim stau pe raft. Atinge primul loc gol.
   *[other] Din **{ $heap }** mutările duc la { $count } de poziții. Valorile lor nim stau pe raft. Atinge primul loc gol.
}
learn-filler-value = valoarea nim { $value }
learn-filler-right = Corect: { $heap } are valoarea nim { $value }.
learn-filler-taken = O mutare duce la valoarea { $value }, deci { $value } e pe raft. Atinge un loc gol.
learn-filler-later = Există un loc gol mai mic decât { $value }.
learn-filler-done = Banda e completă. Acum vezi de ce.
