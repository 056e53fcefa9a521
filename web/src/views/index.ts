// The views. The browser loads each of them when a visitor first goes there; the first page comes with the shell.

import { lazy } from "preact/compat";
import type { ComponentType } from "preact";
import type { View } from "../address";
import { Home } from "./home";
import type { ViewProps } from "./props";

export const components: Record<View, ComponentType<ViewProps>> = {
  home: Home,
  learn: lazy(async () => (await import("./learn")).Learn),
  play: lazy(async () => (await import("./play")).Play),
  puzzles: lazy(async () => (await import("./puzzles")).Puzzles),
  explore: lazy(async () => (await import("./explore")).Explore),
  games: lazy(async () => (await import("./games")).Games),
  rule: lazy(async () => (await import("./rule")).Rule),
  position: lazy(async () => (await import("./position")).Position),
  graph: lazy(async () => (await import("./graph")).Graph),
  about: lazy(async () => (await import("./about")).About),
  worksheet: lazy(async () => (await import("./worksheet")).Worksheet),
};
