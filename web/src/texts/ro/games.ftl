games-title = Jocuri
games-about = Toate jocurile cu nume. Vezi cum se joacă, ce se știe despre ele și cu ce să începi.
games-search = Caută
games-search-placeholder = kayles, monede, domino…
games-found = { $count ->
    [one] { $count } joc
    [few] { $count } jocuri
   *[other] { $count } de jocuri
}
games-none = Niciun joc nu se potrivește cu aceste cuvinte.
games-loading = Se citesc jocurile
games-unknown = Nu există niciun joc cu numele „{ $name }”.
games-all = Toate jocurile
games-how = Cum se joacă
games-known = Ce se știe
games-aliases = Se mai numește
games-rule = Ca regulă
games-typed = Nume de scris
games-notation = Notație
games-samples = Poziții de început
games-open-rule = Legea lui
games-open-position = Cine câștigă?
games-open-graph = Graf de stări
games-open-play = Joacă-l
games-open-puzzles = Probleme cu acest joc
games-open-worksheet = Fișă de lucru
games-picture = O poziție din { $name }
