import { expect, test } from "vitest";
import { title } from "./game-title";

test("a game has the name that people write", () => {
  expect(title({ name: "dawsons-chess", aliases: ["dawson-chess", "dawson's-chess"] })).toBe("Dawson’s chess");
  expect(title({ name: "grundy", aliases: ["grundys-game", "grundy's-game"] })).toBe("Grundy’s game");
  expect(title({ name: "kayles", aliases: ["rip-van-winkle"] })).toBe("Kayles");
  expect(title({ name: "couples-are-forever", aliases: [] })).toBe("Couples are forever");
  // Another name of the game is not its name.
  expect(title({ name: "nim-with-a-pass", aliases: ["somebody's-nim"] })).toBe("Nim with a pass");
});
