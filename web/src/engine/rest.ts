// The rest of the engine, which its first half calls through a table (web/bindgen/src/split.rs).

/** The exports of the first half that the rest imports; `loaded` is 1 once the rest is joined to it. */
export type FirstExports = WebAssembly.Exports & { loaded: { value: number } };

export class Rest {
  constructor(
    private exports: FirstExports,
    /** Null until it has arrived. */
    private module: WebAssembly.Module | null,
    private compileNow: () => WebAssembly.Module,
  ) {}

  get here(): boolean {
    return this.module !== null;
  }

  arrive(module: WebAssembly.Module): void {
    this.module = module;
  }

  /** Joins the rest to the first half. If it is not here yet, the worker waits for it and hears nothing. */
  join(): void {
    this.module ??= this.compileNow();
    new WebAssembly.Instance(this.module, { first: this.exports });
    this.exports.loaded.value = 1;
  }
}
