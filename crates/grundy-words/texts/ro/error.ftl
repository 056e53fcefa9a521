### Errors: what is wrong with a rule, a position or a question.

## Frames.

# The message of an error, and what would have been right there.
error-expects = { $message }; se aștepta: { $expected }
error-place-in-file = { $file }, linia { $line }, coloana { $column }
error-place = linia { $line }, coloana { $column }
error-help = ajutor: { $help }
# Two pieces of advice in one line.
error-help-and = { $help }; { $more }
error-did-you-mean = ai vrut să scrii `{ $word }`?
error-not-closed = { $what ->
    [quote] aceste ghilimele nu sunt închise
   *[bracket] această paranteză nu este închisă
}

## Rules that fail at a position.

# What a move leaves, such as 3 + 4.
error-not-smaller = { $count ->
    [0] jocul nu se termină neapărat: grămada { $heap } poate dispărea, iar nimic nu este aici ceva mai mic
   *[other] jocul nu se termină neapărat: grămada { $heap } poate deveni { $parts }, ceea ce nu este mai mic
}
error-too-many-heaps = grămada { $heap } poate deveni prea multe grămezi pentru o listă: { $parts }
error-cycle = jocul nu se termină neapărat, există un ciclu: { $cycle }
error-labelled-cycle = jocul nu se termină neapărat, există un ciclu: { $cycle }; un joc etichetat trebuie să se termine
# The positions of a cycle, shortened in the middle.
error-long-cycle = { $start } → … încă { $more } … → { $first }
error-stopped = { $why ->
    [work] oprit de limita de lucru (pași: { $steps }, octeți: { $bytes })
    [memory] oprit de limita de memorie (pași: { $steps }, octeți: { $bytes })
    [time] oprit de limita de timp (pași: { $steps }, octeți: { $bytes })
    [cancelled] oprit la cerere (pași: { $steps }, octeți: { $bytes })
   *[far] oprit înaintea unei grămezi cu prea multe grămezi mai mici (pași: { $steps }, octeți: { $bytes })
}

## What is wrong.

error-bracket-not-closed = această paranteză nu este închisă
error-more-than-letters-stand-numbers = prea multe litere țin locul unor numere (pot fi cel mult { $most })
error-another-heap-follow = { $found } acolo unde poate urma altă grămadă
error-position-more-than-bytes = o poziție cu prea mulți octeți (pot fi cel mult { $most })
error-not-one-place-alone = nu un singur loc
error-needs-board = { $name } are nevoie de tabla sa
error-position-begins = { $found } acolo unde începe poziția
error-no-name-of-file = `@` fără numele unui fișier
error-more-than-positions = prea multe poziții (pot fi cel mult { $most })
error-position-missing-beside-arrow = lângă `>` lipsește o poziție
error-nothing-typed = nu s-a scris nimic
error-component-missing = după `+` lipsește o componentă
error-more-than-components = prea multe componente (pot fi cel mult { $most })
error-after-heaps = { $found } după grămezi
error-labelled-game-part-sum-winner = un joc etichetat nu poate face parte dintr-o sumă: nu ultima mutare hotărăște cine câștigă
error-position-missing = lipsește poziția
error-labelled-game-asked-about-one = despre un joc etichetat se întreabă câte o poziție pe rând
error-after-place = { $found } după un loc
error-heaps-end = { $found } acolo unde se termină grămezile
error-range-ends-before-begins = acest interval se termină înainte să înceapă
error-range-too-many-heaps = acest interval are prea multe grămezi
error-no-coins = acestea nu sunt monede
error-a-position-begins = { $found } acolo unde începe o poziție
error-tuple-ends = { $found } acolo unde se termină un tuplu
error-turn-is-0-or-1 = rândul este 0 pentru primul jucător sau 1 pentru al doilea
error-name-node-missing = lipsește numele unui nod
error-no-files-read = aici nu există fișiere, deci @{ $name } nu poate fi citit; dă textul direct
error-position-only-rule-needed = o poziție acolo unde este nevoie numai de o regulă
error-after-rule = { $found } după regulă
error-not-played-ring = `{ $text }` nu se joacă pe un inel
error-not-head-rule = `{ $word }` nu este capul unei reguli
error-unknown-game = joc necunoscut: `{ $word }`
error-numbers-without-rule = numere fără regulă
error-after-graph = { $found } după `graph`
error-number-too-large = acest număr este prea mare
error-another-tuple-follow = { $found } acolo unde poate urma alt tuplu
error-tuple-begins = { $found } acolo unde începe un tuplu
error-after-tuple = { $found } după un tuplu
error-play-never-ends-move-always = jocul nu se termină niciodată: această mutare se poate face oricând și lasă mai mult decât era
error-move-takes-least-1-coin = o mutare ia cel puțin 1 monedă, deci 0 nu poate sta printre numerele de luat

## What was expected: the end of a sentence.

error-expects-board = { $looks }, ca în `{ $example }`
error-expects-position-start-from = `:` și poziția de la care se pornește
error-expects-position-no-coin-left-board = o poziție; `0` unde nu mai este nicio monedă, `nothing` unde o tablă este goală
error-expects-positions-between-them = poziții cu `>` între ele, de exemplu `nim : 3,4,5 > 1,4,5 > 1,4,2`
error-expects-position = o poziție, de exemplu `nim : 3, 4, 5` sau `0.77 : 5 + nim : 3`
error-expects-rule-places = o regulă, `:` și locurile ei
error-expects-before-another-heap-before-another = `,` înaintea altei grămezi, `+` înaintea altui joc sau sfârșitul
error-expects-one-tuple = un singur tuplu
error-expects-smaller-heap-first = întâi grămada mai mică, ca în `1..5`
error-expects-most-heaps = grămezi, cel mult { $most }, ca în `1..5`
error-expects-heads-tails = `h` pentru cap și `t` pentru pajură, ca în `htth`, sau locurile capetelor
error-expects-tuple = un tuplu ({ $names })
error-expects-one-each = câte unul pentru fiecare dintre ({ $names })
error-expects-end-rule = sfârșitul regulii
error-expects-code-whose-moves-split-heaps = un cod ale cărui mutări împart grămezi, de exemplu `kayles cycle 7` sau `0.137 cycle 7`
error-expects-rule = o regulă
error-expects-one-name-tuple-names-then = un nume sau un tuplu de nume, apoi săgeata
error-expects-rule-name-game = o regulă sau numele unui joc
error-expects-after-last-edge = `{"}"}` după ultima muchie
error-expects-file-edges = un fișier, ca `@states.csv`, sau muchii, ca `{"{a>b, b>c}"}`
error-expects-numbers = numere, exact { $arity }
error-expects-comma-end = `,` sau sfârșitul

## What to do.

error-help-give-some-them-number = dă unora dintre ele câte un număr
error-help-write = scrie `{ $sample }`
error-help-name-brackets-quotes-written-quotes = un nume cu paranteze sau ghilimele se scrie între ghilimele, cu \ înaintea fiecărei ghilimele din interior
error-help-heaps-separated-commas = grămezile se despart prin virgule, ca în `3, 4, 5`
error-help-components-joined = componentele se leagă cu `+`
error-help-heaps-are-numbers = grămezile sunt numere: 5, 1_000, 1e12, 10^18 sau 2^60 - 1
error-help-ask-alone = întreabă despre el separat
error-help-write-position = scrie `{ $text } : { $sample }`
error-help-pins-ring-cycle = popicele așezate în inel sunt un ciclu, ca în `kayles cycle 7`
error-help-nodes = nodurile lui sunt { $names }
error-help-example = de exemplu `{ $text } : { $sample }`
error-help-leave-out-begin-first-player = lasă-l deoparte ca să înceapă primul jucător
error-help-quote-names = pune între ghilimele numele cu `,` sau `+`
error-help-leave-out-follows = lasă deoparte `:` și ce urmează
error-help-leave-out-follows-rule = lasă deoparte ce urmează după regulă
error-help-rules-look-like = regulile arată ca `{"take {1,3,4}"}`, `0.77`, `n -> n-1 | floor(n/2) if n > 2` sau `kayles`
error-help-rule-begins-like = o regulă începe ca `n -> …` sau `(a, b) -> …`; săgeata nu are spațiu în interior
error-help-rule-begins-heap-arrow = o regulă începe cu grămada ei și o săgeată, ca în `n -> n-1`
error-help-write-take = scrie `take`, ca în `{"take {1,3,4}"}`
error-help-rule-your-own-begins-like = o regulă proprie începe ca `n -> …`
error-help-position-names-rule-first = o poziție își numește întâi regula, ca în `nim : 3, 4, 5`; un cod are un punct, ca în `0.77`
error-help-write-graph-file-at-sign = scrie `graph @FILE`, cu `@`
error-help-say-when-made = spune când se poate face, ca în `if n < 100`
