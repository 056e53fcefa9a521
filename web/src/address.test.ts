import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { note, numberIn, readAddress, writeAddress } from "./address";

describe("reading an address", () => {
  test("a view with its query", () => {
    expect(readAddress("#/rule?rule=0.77&to=200")).toEqual({ view: "rule", item: null, query: { rule: "0.77", to: "200" } });
  });
  test("a position keeps its plus sign and its spaces", () => {
    expect(readAddress("#/position?position=nim%20:%203,4,5 + 0.77 : 5&misere=1").query).toEqual({
      position: "nim : 3,4,5 + 0.77 : 5",
      misere: "1",
    });
  });
  test("a value may hold an equals sign", () => {
    expect(readAddress("#/rule?rule=n -> n-1 if n=3").query.rule).toBe("n -> n-1 if n=3");
  });
  test("an item of the gallery", () => {
    expect(readAddress("#/games/dawson's%20kayles")).toEqual({ view: "games", item: "dawson's kayles", query: {} });
  });
  test.each(["", "#", "#/", "#/nonsense", "#javascript:alert(1)"])("%j is the first page", (hash) => {
    expect(readAddress(hash).view).toBe("home");
  });
  test("a view that does not exist is named", () => {
    expect(readAddress("#/foo?rule=nim").unknown).toBe("foo");
    expect(readAddress("#/")).not.toHaveProperty("unknown");
    expect(readAddress("#/rule")).not.toHaveProperty("unknown");
  });
  test("badly encoded text stays as it is", () => {
    expect(readAddress("#/rule?rule=100%").query.rule).toBe("100%");
  });
  test("names of prototypes are plain names", () => {
    const { query } = readAddress("#/rule?__proto__=x&rule=nim");
    expect(Object.getPrototypeOf(query)).toBe(Object.prototype);
    expect(query.rule).toBe("nim");
  });
});

describe("writing an address", () => {
  test("the hash stays readable", () => {
    expect(writeAddress("position", { position: "nim : 3,4,5", misere: true })).toBe("#/position?position=nim%20:%203,4,5&misere=1");
  });
  test("empty parts are omitted", () => {
    expect(writeAddress("rule", { rule: "", to: null, view: undefined, misere: false })).toBe("#/rule");
  });
  test.each(["take {1,3,4}", "n -> [i, n-2-i] for i in 0..n-2", "a&b=c#d?e%20f", "<img src=x onerror=alert(1)>", "⌊n/2⌋ ⊕ 1", "nim : 3 + 0.77 : 5"])(
    "%j comes back",
    (rule) => {
      expect(readAddress(writeAddress("rule", { rule })).query.rule).toBe(rule);
    },
  );
  test("a lone surrogate does not break the page", () => {
    expect(() => writeAddress("rule", { rule: "\uD800" })).not.toThrow();
  });
  test("an item comes back", () => {
    expect(readAddress(writeAddress("games", {}, "dawson's kayles/2")).item).toBe("dawson's kayles/2");
  });
});

test("numbers stay between their bounds", () => {
  expect(numberIn({ to: "200" }, "to", 100, 0, 1000)).toBe(200);
  expect(numberIn({ to: "99999999999999999999" }, "to", 100, 0, 1000)).toBe(100);
  expect(numberIn({ to: "5000" }, "to", 100, 0, 1000)).toBe(1000);
  expect(numberIn({ to: "-3" }, "to", 100, 0, 1000)).toBe(100);
  expect(numberIn({}, "to", 100, 0, 1000)).toBe(100);
});

describe("noting what a view shows", () => {
  const place = { hash: "#/play" };
  beforeEach(() => {
    place.hash = "#/play";
    vi.useFakeTimers();
    vi.stubGlobal("location", place);
    vi.stubGlobal("document", { title: "", querySelector: () => null });
    vi.stubGlobal("history", {
      state: null,
      replaceState: (_state: unknown, _title: string, hash: string) => {
        place.hash = hash;
      },
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  test("after a moment the address holds the latest change", () => {
    note("#/play?position=nim : 1");
    note("#/play?position=nim : 2");
    expect(place.hash).toBe("#/play");
    vi.advanceTimersByTime(1000);
    expect(place.hash).toBe("#/play?position=nim : 2");
    expect(document.title).toBe("nim : 2 · Play · grundy");
    note("#/play?position=nim : 3");
    vi.advanceTimersByTime(1000);
    expect(place.hash).toBe("#/play?position=nim : 3");
  });
  test("a visitor who leaves before the browser reports it stays where they went", () => {
    note("#/play?position=nim : 1");
    place.hash = "#/play?position=nim : 9";
    vi.advanceTimersByTime(1000);
    expect(place.hash).toBe("#/play?position=nim : 9");
  });
});
