// Entries for a bibliography. The engine names a theorem in one text, with authors, title and year.

/** The text with the signs that BibTeX gives a meaning. */
const escape = (text: string): string => text.replace(/[\\{}$&#^_~%]/g, (sign) => ({ "\\": "\\textbackslash{}", "^": "\\^{}", "~": "\\~{}" })[sign] ?? `\\${sign}`);

/** A key such as `guy1956` from a reference. */
function key(reference: string): string {
  const name = /[A-Z]\p{L}{2,}/u.exec(reference)?.[0] ?? "theorem";
  const year = /\b1[89]\d\d\b|\b20\d\d\b/.exec(reference)?.[0] ?? "";
  return name.normalize("NFKD").replace(/[^A-Za-z]/g, "").toLowerCase() + year;
}

/** An entry for the software, and one for each theorem. */
export function bibtex(references: readonly string[], version: string): string {
  const software = `@software{grundy,
  author  = {{The grundy developers}},
  title   = {grundy: who wins an impartial game, with which move, why, and by which law},
  version = {${version}}
}
`;
  const keys = references.map(key);
  const theorems = references.map((reference, i) => {
    const again = keys.slice(0, i).filter((each) => each === keys[i]).length;
    return `@misc{${keys[i]}${again === 0 ? "" : String.fromCharCode(97 + again)},
  note = {${escape(reference)}}
}
`;
  });
  return [software, ...theorems].join("\n");
}
