### Errors of state graphs and their files.

error-graph-did-you-mean = erre gondoltál: { $name }?
error-graph-too-many-columns = { $columns ->
    [2] egy sorban csak két oszlop van, from és to
   *[other] egy sorban csak három oszlop van, from, to és label
}
# The JSON reader names in English what it found, such as: string "x".
error-graph-invalid-type = érvénytelen típus: { $found }, ami ide kell: { $expected }
error-graph-invalid-value = érvénytelen érték: { $found }, ami ide kell: { $expected }
error-graph-expects-edge = egy él: ["a", "b"] vagy {"{\"from\": \"a\", \"to\": \"b\"}"}
error-graph-edge-has-two-ends = egy élnek két vége van: ["a", "b"]
error-graph-expects-array-of-nodes = csúcsok tömbje
error-graph-expects-array-of-edges = élek tömbje
error-graph-expects-array-of-options = azoknak a csúcsoknak a tömbje, amelyekbe lépések vezetnek

## What is wrong.

error-graph-node-must-name = egy csúcsnak nevének kell lennie
error-graph-name-node-contains-control-character = egy csúcs nevében ez a vezérlőkarakter van: { $code }
error-graph-graph-most-nodes = egy gráfnak legfeljebb { $most } csúcsa van
error-graph-graph-no-nodes-no-position = a gráfnak nincs csúcsa, ezért nincs állás, amelyből játszani lehetne
error-graph-node-most-one-label = egy csúcsnak legfeljebb egy címkéje van
error-graph-only-node-without-moves-label = címkéje csak olyan csúcsnak van, amelyből nem vezet lépés, de ebből vezet: { $node }
error-graph-node-no-moves-no-label = ebből a csúcsból nem vezet lépés, és nincs címkéje, holott más csúcsoknak van: { $node }
error-graph-play-starts-one-node-marked = a játék egyetlen csúcsból indul, és már meg van jelölve ez: { $name }
error-graph-list-moves-no-labels = egy lépéslistában nincsenek címkék
error-graph-first-line-not-header = az első sor nem a fejléc
error-graph-second-column-missing = hiányzik a második oszlop
error-graph-move-no-label = egy lépésnek nincs címkéje
error-graph-quote-not-closed = az idézőjel nincs bezárva
error-graph-quoted-name-ends-before = az idézőjeles név előbb véget ér
error-graph-file-ends-too-early = a fájl túl korán ér véget
error-graph-reserved-word = ez fenntartott szó: `{ $word }`
error-graph-cannot-stand-here = ez itt nem állhat: { $text }
error-graph-edges-direction-but-those-board = egy `digraph` élei irányítottak, de ennek a táblának az élei nem azok
error-graph-edges-no-direction-but-moves = egy `graph` élei nem irányítottak, de a lépések azok
error-graph-graph-ends-before = a gráf előbb véget ér
error-graph-groups-nest-more-than-deep = több mint { $most } csoport van egymásba ágyazva
error-graph-file-ends-inside-group = a fájl egy csoporton belül ér véget
error-graph-groups-file-stand-more-than = ennek a fájlnak a csoportjai több mint { $most } élt jelentenek
error-graph-direction-but-edge-board-none = a `->` irányított, de ennek a táblának az élei nem azok
error-graph-no-direction-but-move-one = a `--` nem irányított, de egy lépés az
error-graph-arrow-not-dot = ez a nyíl nem DOT
error-graph-character-not-belong = ez a karakter nem ide való: { $sign }
error-graph-comment-not-closed = a megjegyzés nincs lezárva
error-graph-number-arrow-not-complete = itt egy szám vagy egy nyíl nem teljes
error-graph-name-starts-digit-number = a számjeggyel kezdődő név szám
error-graph-joins-two-quoted-pieces-name = a `+` egy név két idézőjeles darabját kapcsolja össze
error-graph-bracket-not-closed = a `<` zárójel nincs bezárva
error-graph-file-no-node = a fájlban nincs ilyen csúcs: { $node }
error-graph-attribute-missing = hiányzik ez az attribútum: `{ $name }`
error-graph-no-graph = nincs itt gráf
error-graph-not-graphml = ez nem GraphML
error-graph-edge-more-than-two-ends = ha egy élnek kettőnél több vége van, az nem lépés
error-graph-file-holds-one-graph = egy fájlban egy gráf van
error-graph-edge-no-direction-but-move = ez az él nem irányított, de egy lépés az
error-graph-stands-no-character = ez itt nem jelöl karaktert: { $name }
error-graph-graph-starts-brace = egy gráf kapcsos zárójellel kezdődik
error-graph-not-closed = a gráf nincs lezárva
error-graph-name-ends-before = ez a név előbb véget ér: { $name }
error-graph-start-not-among-nodes = a kezdőcsúcs nincs a csúcsok között: { $name }
error-graph-unknown-key = ismeretlen kulcs: { $name }; ami ide kell: `nodes`, `edges`, `start` vagy `labels`
error-graph-key-stands-twice = ez a kulcs kétszer szerepel: `{ $name }`
error-graph-beside-names-nodes-ambiguous = a csúcsnevek mellett ez nem egyértelmű: `{ $name }`; írd le a gráfot a `nodes` és az `edges` kulccsal
error-graph-options-listed-twice = kétszer vannak felsorolva ennek a lehetőségei: { $name }
error-graph-number-names-node-whole-most = egy csúcsot megnevező szám egész, és legfeljebb 64 bites; írd karakterláncként
error-graph-unknown-key-of-edge = ismeretlen kulcs: { $key }; ami ide kell: `from` vagy `to`
error-graph-key-of-edge-stands-twice = ez a kulcs kétszer szerepel: `{ $key }`
error-graph-no-label = ez nem címke
error-graph-marks-all-nodes-but-play = ez minden csúcsot megjelöl, de a játék egyetlen csúcsból indul, és csak olyan csúcsnak van címkéje, amelyből nem vezet lépés
error-graph-file-empty = a fájl üres
error-graph-graphml-not-read = GraphML itt nem olvasható be
error-graph-no-node = a gráfban nincs ilyen csúcs: { $name }
error-graph-name-missing = innen hiányzik egy név
error-graph-backslash-stands-alone = egy fordított perjel magában áll
error-graph-name-node-ends-before = a csúcs neve előbb véget ér
error-graph-no-such-node = a gráfban nincs ilyen csúcs: `{ $name }`
error-graph-labels-its-ends = ez a gráf megcímkézi a végeit, ezért állásainak nincs nim-értékük, és összegeik sincsenek

## What was expected: the end of a sentence.

error-graph-expects-move-below-header = a fejléc alatt egy lépés, például `a,b`
error-graph-expects-name-node-move-leads = `,` és annak a csúcsnak a neve, amelybe a lépés vezet
error-graph-expects-end-name = `"` a név végén
error-graph-expects-end-line = `,` vagy a sor vége
error-graph-expects-edges-a-b = élek, például `a -> b`
error-graph-expects-graph-edges-a-b = `graph`, ilyen élekkel: `a -- b`
error-graph-expects-digraph-edges-a-b = `digraph`, ilyen élekkel: `a -> b`
error-graph-expects-attributes = `[` és attribútumok
error-graph-expects-attribute-each-node = az attribútum minden ilyen csúcsnál
error-graph-expects-semicolon-brace = `;` vagy `{"}"}`
error-graph-expects-value = egy érték
error-graph-expects-port = egy port
error-graph-expects-node-edge = egy csúcs, egy él vagy `{"}"}`
error-graph-expects-attribute-name-value-bracket = egy `name=value` alakú attribútum vagy `]`
error-graph-expects-equals-value = `=` és egy érték
error-graph-expects-each-end-edge = `<node id=…/>` az él mindkét végéhez
error-graph-expects-node-id-graph = `<node id=…/>` egy `<graph>` belsejében
error-graph-expects-each-node = `<data>` minden ilyen csúcsban
error-graph-expects-comma-brace = `>`, `,` vagy `{"}"}`
error-graph-expects-moves-a-b = lépések, például `a>b`
error-graph-expects-not-empty = nem üres `nodes` vagy `edges`
error-graph-expects-object-keys-options-every-node = egy objektum a `nodes`, `edges`, `start` és `labels` kulccsal, vagy minden csúcs lehetőségeivel
error-graph-expects-object-label-each-node = egy objektum minden csúcs címkéjével
error-graph-expects-label-player-move = egy címke: `win`, `loss` vagy `tie`, a soron következő játékosra értve
error-graph-expects-node-string-whole-number = egy csúcs: egy karakterlánc vagy egy egész szám
error-graph-expects-player-move = `win`, `loss` vagy `tie`, a soron következő játékosra értve
error-graph-expects-header-one-move-per-line = a `from,to` fejléc, és soronként egy lépés
error-graph-expects-csv-dot-json = CSV, DOT vagy JSON
error-graph-expects-name-node = egy csúcs neve
error-graph-expects-backslash-quote = `\\` a fordított perjelre vagy `\"` az idézőjelre

## What to do.

error-graph-help-separate-two-columns-comma = válaszd el a két oszlopot vesszővel
error-graph-help-write-names-contain-comma-double = a vesszőt tartalmazó neveket tedd kettős idézőjelbe
error-graph-help-write-label-node-without-moves = ha egy csúcsból nem vezet lépés, címkéjét külön sorba írd: `a,,win`
error-graph-help-write-quote-inside-quoted-name = az idézőjeles néven belüli idézőjelet írd ki kétszer
error-graph-help-only-json-dot-graphml-list = csak a JSON, a DOT és a GraphML tud felsorolni olyan csúcsot, amelyből és amelybe nem vezet lépés
error-graph-help-name = a név: { $name }
error-graph-help-write-node-name-double-quotes = az ilyen nevű csúcsot tedd kettős idézőjelbe
error-graph-help-file-holds-one-graph = egy fájlban egy gráf van
error-graph-help-group-opened-line = a csoport ebben a sorban nyílt meg: { $line }
error-graph-help-write-names-other-characters-than = tedd kettős idézőjelbe azokat a neveket, amelyekben betűn, számjegyen és `_` jelen kívül más is van
error-graph-help-write-other-names-double-quotes = a többi nevet tedd kettős idézőjelbe
error-graph-help-write-names-spaces-double-quotes = a szóközt tartalmazó neveket tedd kettős idézőjelbe
error-graph-help-write-names-other-characters-double = a más karaktereket tartalmazó neveket tedd kettős idézőjelbe
