import { describe, expect, it } from "vitest";
import { principleOf } from "./principle";

const move = (text: string) => ({ text, after: "", component: 0 });

describe("the principle", () => {
  it("does not tell the heap", () => {
    expect(principleOf("make the nim-sum 0: heap 3 to 2", move("3 → 2 (take 1)"))).toBe("Make the nim-sum 0.");
    expect(principleOf("make the nim-sum 0: heap 5 to 3, and copy every move", move("5 → 3 (take 2)"))).toBe("Make the nim-sum 0.");
    expect(principleOf("make the nim-sum 0: 11 → 9 (take 2)", move("kayles : 11 → 9 (take 2)"))).toBe("Make the nim-sum 0.");
    expect(principleOf("make the nim-sum 0: turn 8 and 6, 7", move("turn 8 and 6, 7"))).toBe("Make the nim-sum 0.");
  });
  it("keeps a colon before other words", () => {
    expect(principleOf("play as in normal play: the nim-sum is 3, make it 0", move("4 → 1 (take 3)"))).toBe("Play as in normal play: the nim-sum is 3, make it 0.");
    expect(principleOf("leave a multiple of 4", move("21 → 20 (take 1)"))).toBe("Leave a multiple of 4.");
    expect(principleOf("no move wins: the nim-sum is 0", null)).toBe("No move wins: the nim-sum is 0.");
  });
});
