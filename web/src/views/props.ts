// What the shell gives to a view.

import type { Address } from "../address";

/** A view gets its address once for each visit. */
export interface ViewProps {
  address: Address;
}
