// The texts of the engine in this language, except those of the program.

export default import.meta.glob<string>(["../../../../crates/grundy-words/texts/fr/*.ftl", "!**/program.ftl"], { query: "?raw", import: "default", eager: true });
