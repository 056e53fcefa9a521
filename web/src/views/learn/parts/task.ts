// The tasks of a chapter. A task says what to do, and how its answer is graded.

import type { ComponentChildren } from "preact";
import type { Random } from "../random";

interface Asked {
  /** What to do. */
  question: string;
  picture?: ComponentChildren;
}

/** One of several answers. */
export interface Choice extends Asked {
  kind: "choice";
  choices: readonly string[];
  /** The index of the right one. */
  right: number;
  /** Why it is right. */
  why: string;
}

/** A number to type. */
export interface NumberTask extends Asked {
  kind: "number";
  right: number;
  why: string;
}

/** Squares of a strip from 0 to touch. */
export interface SquaresTask extends Asked {
  kind: "squares";
  to: number;
  right: readonly number[];
  why: string;
}

/** A winning move to make. The engine grades it. */
export interface MoveTask extends Asked {
  kind: "move";
  position: string;
  misere?: boolean;
}

export type Task = Choice | NumberTask | SquaresTask | MoveTask;

/** Three tasks, from easy to hard. */
export type Tasks = (random: Random) => readonly [Task, Task, Task];
