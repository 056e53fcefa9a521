import { useAsk } from "../../engine/use-ask";
import { say } from "../../texts";
import { isTheme } from "./themes";

/** The name of a theme or of a game. */
export function useTitle(about: string): string {
  const asked = useAsk("games", isTheme(about) ? null : { name: about });
  const answer = asked.answer;
  const game = Array.isArray(answer) ? answer[0] : answer;
  return isTheme(about) ? say(`puzzles-theme-${about}`) : game === undefined || game === null ? about : game.title;
}
