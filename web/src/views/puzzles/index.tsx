// Puzzles: positions with exactly one winning move. The address names one of them, or else the list of all themes.

import { Heading } from "../../parts/heading";
import { say } from "../../texts";
import type { ViewProps } from "../props";
import { Daily } from "./daily";
import { Overview } from "./overview";
import { readName } from "./name";
import { load, nextNumber } from "./progress";
import { Solve } from "./solve";
import "../../style/puzzles.css";

export function Puzzles({ address: { item, query } }: ViewProps) {
  return <div class="stack view view-puzzles">{item === null ? <Overview /> : item === "daily" ? <Daily day={query.day} /> : <Named item={item} />}</div>;
}

function Named({ item }: { item: string }) {
  const name = readName(item);
  if (name === null) {
    return (
      <>
        <Heading title={say("puzzles-title")} about={say("puzzles-unknown", { name: item })} />
        <Overview plain />
      </>
    );
  }
  return <Solve name={name.number === 0 ? { ...name, number: nextNumber(load(), name.about, name.size) } : name} />;
}
