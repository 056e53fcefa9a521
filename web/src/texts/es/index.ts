// One file of the built page holds all texts of a language.

export default import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });
