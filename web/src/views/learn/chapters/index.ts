import type { Lesson } from "../chapter";
import type { ChapterName } from "../names";
import { additions } from "./additions";
import { binary } from "./binary";
import { graphs } from "./graphs";
import { grundy } from "./grundy";
import { kaylesChapter } from "./kayles";
import { mexChapter } from "./mex";
import { misere } from "./misere";
import { multiples } from "./multiples";
import { outcomesChapter } from "./outcomes";
import { rule } from "./rule";
import { sums } from "./sums";
import { twoHeaps } from "./two-heaps";

export const lessons: Record<ChapterName, Lesson> = {
  multiples,
  outcomes: outcomesChapter,
  "two-heaps": twoHeaps,
  binary,
  misere,
  graphs,
  mex: mexChapter,
  sums,
  kayles: kaylesChapter,
  grundy,
  additions,
  rule,
};
