import { expect, test } from "vitest";
import { answer } from "../engine/in-node";
import { drawingOf } from "./drawing";

test("the saved picture of coins to turn shows their faces", async () => {
  const read = await answer("position", { position: "turning-turtles : 2,5,6" });
  const drawing = drawingOf(read, false);
  expect(drawing?.what).toBe("board");
  const { text } = await answer("draw", { ...drawing!, format: "svg" });
  expect(text.match(/>[HT]</g)?.join("")).toBe(">T<>H<>T<>T<>H<>H<");
});
