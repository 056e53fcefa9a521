// All words of the page, except those of the engine, as messages in Fluent's language (https://projectfluent.org).
// The browser loads one language at a time.

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { Messages } from "./messages";
import type { Language } from "./languages";

const folders = import.meta.glob<{ default: Record<string, string> }>("./*/index.ts");

/** A number for Fluent: it chooses the plural form by its size, and is written in groups of three digits. */
class Count extends FluentNumber {
  constructor(private exact: number | bigint) {
    super(Number(exact));
  }

  override toString(): string {
    return number(String(this.exact));
  }
}

let bundle = new FluentBundle("en");
let current: Language = "en";

/** The bundle of a language from the texts of its files. */
export function bundleOf(language: string, files: Iterable<string>): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of files) {
    const [error] = made.addResource(new FluentResource(text));
    if (error !== undefined) {
      throw error;
    }
  }
  return made;
}

/** Loads the texts of a language. From then on `say` speaks it. */
export async function speak(language: Language): Promise<void> {
  const folder = folders[`./${language}/index.ts`];
  if (folder !== undefined) {
    bundle = bundleOf(language, Object.values((await folder()).default));
    current = language;
  }
}

/** The language that `say` speaks. */
export const language = (): Language => current;

/** What a message may be given: a number chooses a plural form, a text is shown as it is. */
export type Given = string | number | bigint;

type Rest<Id extends keyof Messages> = Messages[Id] extends never ? [] : [Record<Messages[Id], Given>];

/** The message with this name, in the language of the page. */
export function say<Id extends keyof Messages>(id: Id, ...[given]: Rest<Id>): string {
  const pattern = bundle.getMessage(id)?.value;
  if (pattern === undefined || pattern === null) {
    return id;
  }
  const known = Object.entries<Given>(given ?? {}).map(([name, value]) => [name, typeof value === "string" ? value : new Count(value)]);
  // Errors go to a list, so that a message with a mistake still shows the rest of its text.
  return bundle.formatPattern(pattern, Object.fromEntries(known), []);
}

/** The words of the engine as a sentence. */
export function sentence(words: string): string {
  const text = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?…。！？：:]$/.test(text) ? text : say("shell-sentence", { words: text });
}

/** A number in groups of three digits. Numbers that are too large for JavaScript are texts. */
export function number(value: number | string): string {
  // A narrow space at which lines do not break.
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, "\u202F");
}
