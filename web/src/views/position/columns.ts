// The nim-sum in binary columns.

import type { Explained } from "../../engine/types";

type Columns = NonNullable<Explained["columns"]>;

export interface Column {
  /** The value of a one in this column: 1, 2, 4, … */
  weight: string;
  /** True if the column has an odd number of ones. */
  odd: boolean;
}

/** The columns from the highest to the lowest. A column is odd where the sum has a one. */
export function columnsOf({ bits }: Pick<Columns, "bits">): Column[] {
  const digits = [...bits];
  return digits.map((bit, i) => ({ weight: (1n << BigInt(digits.length - 1 - i)).toString(), odd: bit === "1" }));
}
