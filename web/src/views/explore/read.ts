// Reads the text in the box: the engine tries the kinds that it may be.

import { engine } from "../../engine";
import { type AskOptions, Refused } from "../../engine/client";
import type { FamilyAnswer, GraphAnswer, Identified, ListedLaw, NimberAnswer, PositionAnswer, Problem, RuleAnswer } from "../../engine/types";
import { suggestion } from "../../parts/cut";
import { guess, type Kind, numbersIn } from "./kinds";

export type Subject =
  | { kind: "rule"; rule: RuleAnswer }
  | { kind: "position"; position: PositionAnswer }
  | { kind: "family"; family: FamilyAnswer }
  | { kind: "row"; row: Identified }
  | { kind: "values"; values: Identified; law: ListedLaw }
  | { kind: "nimber"; nimber: NimberAnswer }
  | { kind: "graph"; text: string; graph: GraphAnswer; loops: boolean };

export interface Read {
  subject: Subject;
  /** The text that was read, if it is not the one in the box: `nim : 3,4,5` for `3,4,5`. */
  meant: string | null;
}

/** The text as it was probably meant, if that is no guess at a word. */
const meantBy = ({ meant, help }: Problem, text: string): string | null => (meant === undefined || meant === text || suggestion(help).word !== null ? null : meant);

async function readAs(kind: Kind, text: string, options: AskOptions): Promise<Subject> {
  switch (kind) {
    case "rule":
      return { kind, rule: await engine.ask("rule", { rule: text }, options) };
    case "position":
      return { kind, position: await engine.ask("position", { position: text }, options) };
    case "family": {
      const law = await engine.ask("law", { rule: text }, options);
      if (!("letters" in law)) {
        throw new Refused({ kind: "unsuited", message: "" });
      }
      return { kind, family: law };
    }
    case "row": {
      const row = await engine.ask("identify", { what: text }, options);
      if (row.kind !== "row") {
        throw new Refused({ kind: "unsuited", message: "" });
      }
      return { kind, row };
    }
    case "values": {
      const values = numbersIn(text);
      const [found, law] = await Promise.all([engine.ask("identify", { what: values.join(",") }, options), engine.ask("law-of-values", { values: values.map(Number) }, options)]);
      return { kind, values: found, law };
    }
    case "nimber":
      return { kind, nimber: await engine.ask("nimber", { expression: text }, options) };
    case "graph":
      return readGraph(text, options);
  }
}

/** A graph on which play need not end is another question. */
async function readGraph(graph: string, options: AskOptions): Promise<Subject> {
  try {
    return { kind: "graph", text: graph, graph: await engine.ask("graph", { graph }, options), loops: false };
  } catch (error) {
    if (error instanceof Refused && error.problem.kind === "rule") {
      return { kind: "graph", text: graph, graph: await engine.ask("graph", { graph, loopy: true }, options), loops: true };
    }
    throw error;
  }
}

/** Reads a text as the first kind that the engine accepts; as `only` that kind if it is given. Fails with the first problem. */
export async function read(text: string, only: Kind | null, options: AskOptions): Promise<Read> {
  let first: unknown = null;
  for (const kind of only === null ? guess(text) : [only]) {
    try {
      return { subject: await readAs(kind, text, options), meant: null };
    } catch (error) {
      if (!(error instanceof Refused)) {
        throw error;
      }
      const meant = kind === "rule" || kind === "position" ? meantBy(error.problem, text) : null;
      const again = meant === null ? null : await readAs("position", meant, options).catch(() => null);
      if (again !== null) {
        return { subject: again, meant };
      }
      first ??= error;
    }
  }
  throw first;
}
