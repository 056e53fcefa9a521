import type { Section } from "../engine/types";
import { Typeset } from "./maths";

/** An explanation from the engine: paragraphs, lists and tables under headings. */
export function Sections({ sections }: { sections: Section[] }) {
  return (
    <>
      {sections.map(({ heading, blocks }, index) => (
        <section key={index}>
          {heading !== "" && <h3>{heading}</h3>}
          {blocks.map((block, place) => (
            <Block key={place} block={block} />
          ))}
        </section>
      ))}
    </>
  );
}

function Block({ block }: { block: Section["blocks"][number] }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <p>
          <Typeset text={block.text} />
        </p>
      );
    case "list":
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>
              <Typeset text={item} />
            </li>
          ))}
        </ul>
      );
    case "table":
      return (
        <div class="table-room" tabIndex={0} role="group" aria-label={block.caption}>
          <table>
            <caption>{block.caption}</caption>
            <thead>
              <tr>
                {block.head.map((cell, index) => (
                  <th key={index} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, index) => (
                <tr key={index}>
                  {row.map((cell, column) => (
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}
