// The pages of a sheet: the tasks, and their solutions.

import type { Judged, WorksheetAnswer } from "../../engine/types";
import { useAsk } from "../../engine/use-ask";
import { QrCode } from "../../parts/qr-code";
import { say } from "../../texts";
import type { Choice } from "./choice";
import { Judge } from "./judge";
import { Nodes } from "./nodes";
import { Grid, Table } from "./table";

interface SheetProps {
  whole: WorksheetAnswer;
  positions: Judged[];
  choice: Choice;
  /** The address of this sheet. */
  address: string;
  /** True if the solutions are on the screen. */
  revealed: boolean;
}

export function Sheet(props: SheetProps) {
  const { revealed, choice } = props;
  return (
    <div class="sheets">
      <Page {...props} solved={false} />
      <div class={`answer-key ${revealed ? "revealed" : "concealed"} ${choice.key ? "printed" : "unprinted"}`}>
        <Page {...props} solved />
      </div>
    </div>
  );
}

/** A page: the tasks, or the same tasks with their answers. */
function Page({ whole, positions, choice, address, solved }: SheetProps & { solved: boolean }) {
  const { position } = positions[0] ?? { position: null };
  const read = useAsk("position", position === null ? null : { position });
  const rule = useAsk("rule", read.answer === null ? null : { rule: read.answer.components[0]?.rule ?? whole.rule });
  const game = rule.answer?.game ?? null;
  const name = game === null ? whole.rule : game.title;
  const shown = choice.tasks.flatMap((kind) => whole.tasks.filter(({ task }) => task === kind || (kind === "table" && task === "grid")));
  return (
    <article class="sheet" aria-label={solved ? say("worksheet-solutions-of", { name }) : say("worksheet-sheet-of", { name })}>
      <header>
        <div>
          <h2>{solved ? say("worksheet-solutions-of", { name }) : name}</h2>
          {game !== null && !solved && <p>{game.about}</p>}
          {!solved && <p>{say("worksheet-convention")}</p>}
        </div>
        {!solved && <QrCode text={address} />}
      </header>
      {!solved && (
        <p class="who">
          <span>{say("worksheet-name")}</span>
          <span>{say("worksheet-date")}</span>
        </p>
      )}
      <ol class="tasks">
        {shown.map((task) => (
          <li key={task.task}>
            {task.task === "judge" ? (
              <Judge positions={positions} solved={solved} />
            ) : task.task === "table" ? (
              <Table rows={task.rows} solved={solved} />
            ) : task.task === "grid" ? (
              <Grid rows={task.rows} solved={solved} />
            ) : (
              <Nodes position={task.position} count={task.nodes.length} solved={solved} />
            )}
          </li>
        ))}
      </ol>
      {choice.tasks.includes("graph") && !whole.tasks.some(({ task }) => task === "graph") && <p class="faint unprinted">{say("worksheet-no-graph")}</p>}
      <footer>{say("worksheet-number", { seed: String(whole.seed) })}</footer>
    </article>
  );
}
