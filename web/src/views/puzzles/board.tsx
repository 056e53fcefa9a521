import type { LegalMove, PositionAnswer } from "../../engine/types";
import { useAsk } from "../../engine/use-ask";
import { PlayedPosition } from "../../pictures/position";
import { say } from "../../texts";
import { MoveList } from "./move-list";
import type { Puzzle, Try } from "./find";

interface BoardOfPuzzleProps {
  puzzle: Puzzle;
  latest: Try | null;
  disabled: boolean;
  onMove: (move: LegalMove) => void;
}

/** The position to solve. After a move it is the position that the move and its answer leave. */
export function BoardOfPuzzle({ puzzle, latest, disabled, onMove }: BoardOfPuzzleProps) {
  const { read, moves } = puzzle;
  if (latest !== null) {
    return <Left position={(latest.answer ?? latest.move).after} before={read} />;
  }
  return (
    <>
      <PlayedPosition read={read} moves={moves.moves} complete={moves.moves_complete} onMove={onMove} disabled={disabled} />
      <MoveList moves={moves.moves} read={read} disabled={disabled} onMove={onMove} />
    </>
  );
}

/** The picture after a move. Nobody can move on it. */
function Left({ position, before }: { position: string; before: PositionAnswer }) {
  const { answer } = useAsk("position", { position });
  return (
    <div class="left" aria-label={say("puzzles-left")} role="group">
      <PlayedPosition read={answer ?? before} moves={[]} complete onMove={() => undefined} disabled />
    </div>
  );
}
