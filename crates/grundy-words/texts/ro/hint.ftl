### Indicații și cuvintele mutărilor.
###
### A hint is an order or a clause. It begins with a small letter and has no full stop, for more may follow; a hint that
### begins with a capital letter is whole sentences.

hint-leave-lost = lasă o poziție din care orice mutare pierde
hint-leave-lost-for-opponent = lasă o poziție pierdută pentru adversar
hint-every-move-loses = nicio mutare nu câștigă: fiecare mutare lasă o poziție pe care adversarul o câștigă
hint-nim-sum-is-zero = nicio mutare nu câștigă: suma nim este 0
hint-no-move-wins = nicio mutare nu câștigă
hint-keep-tie = nicio mutare nu câștigă: păstrează egalitatea
hint-keep-draw = nicio mutare nu câștigă: păstrează remiza
# $reason: a whole clause that says why, of the reasons (reason.ftl) or of misère Nim below.
hint-no-move-wins-because = nicio mutare nu câștigă. { $reason }

hint-over-tie = nu mai există nicio mutare: nu a câștigat nimeni
hint-over-lost = nu mai există nicio mutare: jucătorul aflat la mutare a pierdut
hint-over-won = nu mai există nicio mutare: jucătorul aflat la mutare a câștigat

# $heaps: one of the phrases hint-heaps-… below.
hint-leave = lasă { $heaps }
# $heap: a number of coins; $heaps: one of the phrases hint-heaps-… below.
hint-lost-heap = nicio mutare nu câștigă: { $heap } este { $heaps }

hint-heaps-nothing = nimic
# $numbers: a list of numbers, such as “1, 2 or 5”.
hint-heaps-coins = { $count ->
    [one] { $numbers } monedă
    [few] { $numbers } monede
   *[other] { $numbers } de monede
}
hint-heaps-parity = { $parity ->
    [odd] un număr impar
   *[even] un număr par
}
hint-heaps-multiple = un multiplu de { $modulus }
# $residues: a list of numbers, such as “0 or 2”.
hint-heaps-more-than-multiple = un multiplu de { $modulus } plus { $residues }
hint-heaps-range-more-than-multiple = un multiplu de { $modulus } plus un număr de la { $first } la { $last }
hint-heaps-zeros-binary = { $parity ->
    [odd] un număr cu un număr impar de zerouri la sfârșit în binar
   *[even] un număr cu un număr par de zerouri la sfârșit în binar
}
hint-heaps-zeros-base = { $parity ->
    [odd] un număr cu un număr impar de zerouri la sfârșit în baza { $base }
   *[even] un număr cu un număr par de zerouri la sfârșit în baza { $base }
}
# $exponent: odd, even, or any.
hint-heaps-power = { $exponent ->
    [odd] o putere a lui { $base } cu exponent impar
    [even] o putere a lui { $base } cu exponent par
   *[any] o putere a lui { $base }
}
hint-heaps-less-than-power = { $exponent ->
    [odd] cu { $less } mai puțin decât o putere a lui { $base } cu exponent impar
    [even] cu { $less } mai puțin decât o putere a lui { $base } cu exponent par
   *[any] cu { $less } mai puțin decât o putere a lui { $base }
}
# Two of these phrases, or more: $first may be such a list itself.
hint-heaps-either = { $first } sau { $second }

hint-make-last-move = fă ultima mutare
hint-make-nim-sum-zero = adu suma nim la 0
# $change: such as “heap 3 to 1”, or “5 → 4 (take 1)”.
hint-make-nim-sum-zero-by = adu suma nim la 0: { $change }
hint-make-nim-sum-zero-by-and-copy = adu suma nim la 0: { $change }, apoi copiază fiecare mutare a adversarului în cealaltă parte
hint-leave-copies = lasă două părți egale și copiază fiecare mutare a adversarului în cealaltă parte
move-heap-to = grămada { $from } devine { $to }

# A hint in steps: a clause as a sentence.
hint-sentence = { $clause }.
hint-move-in-heap = Mută în grămada { $heap }.
# $game: a rule or the name of a game.
hint-move-in-heap-of-game = Mută în grămada { $heap } din { $game }.
hint-move-in-game = Mută în { $game }.

## Misère Nim.

counted-heaps-of-one = { $count ->
    [0] nicio grămadă de o monedă
    [one] o grămadă de o monedă
    [few] { $count } grămezi de câte o monedă
   *[other] { $count } de grămezi de câte o monedă
}
hint-misere-over = Nu mai este nicio monedă, iar în jocul misère câștigă jucătorul care nu poate muta: celălalt a luat ultima monedă.
# $ones: such as “2 heaps of one”.
hint-misere-only-ones = { $parity ->
    [even] Au rămas doar grămezi de o monedă: { $ones }, un număr par. Ele se iau una câte una; celălalt jucător o ia pe ultima și pierde.
   *[odd] Au rămas doar grămezi de o monedă: { $ones }, un număr impar. Ele se iau una câte una; jucătorul aflat la mutare o ia pe ultima și pierde.
}
hint-misere-look-only-ones = Au rămas doar grămezi de o monedă
hint-misere-one-large = { $parity ->
    [even] Exact o grămadă are cel puțin două monede, grămada { $heap }; pe lângă ea: { $ones }. Acum e momentul: lasă un număr impar de grămezi de o monedă. { $count } este par, deci din grămada { $heap } lasă 1 monedă.
   *[odd] Exact o grămadă are cel puțin două monede, grămada { $heap }; pe lângă ea: { $ones }. Acum e momentul: lasă un număr impar de grămezi de o monedă. { $count } este impar, deci ia toată grămada { $heap }.
}
hint-misere-look-one-large = Exact o grămadă are cel puțin două monede, grămada { $heap }; pe lângă ea: { $ones }. Acum e momentul
hint-misere-several-large-lost = { $count ->
    [one] O grămadă are cel puțin două monede, iar suma nim este 0: poziție pierdută, ca în jocul normal.
    [few] { $count } grămezi au cel puțin două monede, iar suma nim este 0: poziție pierdută, ca în jocul normal.
   *[other] { $count } de grămezi au cel puțin două monede, iar suma nim este 0: poziție pierdută, ca în jocul normal.
}
hint-misere-several-large = { $count ->
    [one] O grămadă are cel puțin două monede, deci joacă la fel ca în jocul normal: suma nim este { $sum }, adu-o la 0.
    [few] { $count } grămezi au cel puțin două monede, deci joacă la fel ca în jocul normal: suma nim este { $sum }, adu-o la 0.
   *[other] { $count } de grămezi au cel puțin două monede, deci joacă la fel ca în jocul normal: suma nim este { $sum }, adu-o la 0.
}
hint-misere-look-several-large = { $count ->
    [one] O grămadă are cel puțin două monede, deci joacă la fel ca în jocul normal
    [few] { $count } grămezi au cel puțin două monede, deci joacă la fel ca în jocul normal
   *[other] { $count } de grămezi au cel puțin două monede, deci joacă la fel ca în jocul normal
}
