// The one engine of the page.

import { Client, type WorkerLike } from "./client";

export const engine = new Client(
  () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "grundy" }) as WorkerLike,
);
