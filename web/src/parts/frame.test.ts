import { describe, expect, it } from "vitest";
import { readAddress } from "../address";
import { frameOf } from "./frame";

describe("the frame", () => {
  it("names the board in the words of the address", () => {
    const html = frameOf("https://example.org/games/?x#/play?position=kayles", { position: "nim : 3 + take {1,3} : 5", misere: true, first: "people", lang: "de" });
    const source = /src="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect(source).toMatch(/^https:\/\/example\.org\/games\/embed\.html#\/\?/);
    expect(readAddress(new URL(source).hash).query).toEqual({ position: "nim : 3 + take {1,3} : 5", misere: "1", first: "people", lang: "de" });
  });
  it("is one tag, whatever the position is", () => {
    expect(frameOf("https://example.org/", { position: `"><script>alert(1)</script>` }).match(/[<>]/g)).toEqual(["<", ">", "<", ">"]);
  });
});
