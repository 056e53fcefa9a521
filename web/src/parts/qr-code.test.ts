import { describe, expect, it } from "vitest";
import { pathOf } from "./qr-code";

describe("a QR code", () => {
  it("has a finder in three corners, and a rim of four squares", () => {
    const code = pathOf("https://example.org/#/play?position=nim")!;
    const dark = new Set([...code.path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
    const finder = (x: number, y: number) => [0, 6].every((i) => dark.has(`${x + i} ${y}`) && dark.has(`${x} ${y + i}`)) && dark.has(`${x + 3} ${y + 3}`) && !dark.has(`${x + 1} ${y + 1}`);
    const far = code.size - 4 - 7;
    expect([finder(4, 4), finder(far, 4), finder(4, far), finder(far, far)]).toEqual([true, true, true, false]);
    for (let i = 0; i < code.size; i += 1) {
      expect(dark.has(`${i} 3`) || dark.has(`3 ${i}`)).toBe(false);
    }
  });
  it("does not exist for a text that is too long", () => {
    expect(pathOf("x".repeat(5_000))).toBe(null);
  });
});
