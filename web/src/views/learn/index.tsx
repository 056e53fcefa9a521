// Learn: "From Nim to Sprague–Grundy", a path of chapters. `#/learn` shows the path, `#/learn/mex` a chapter.

import "../../style/learn.css";
import "../../style/lesson.css";
import type { ViewProps } from "../props";
import { Chapter } from "./chapter";
import { lessons } from "./chapters";
import { isChapter } from "./names";
import { Path } from "./path";

export function Learn({ address: { item, query } }: ViewProps) {
  return item !== null && isChapter(item) ? <Chapter name={item} lesson={lessons[item]} query={query} /> : <Path unknown={item} />;
}
