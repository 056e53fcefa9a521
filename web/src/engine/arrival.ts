// Downloads and compiles the halves of the engine, and reports how much has arrived.

import type { Loaded } from "./halves";
import first from "./pkg/first.wasm?url";
import rest from "./pkg/rest.wasm?url";

/** The sizes of the halves in bytes; 0 if the build does not know them. */
declare const FIRST_BYTES: number;
declare const REST_BYTES: number;

type OnLoaded = (loaded: Loaded) => void;

const all = FIRST_BYTES + REST_BYTES;
const address = (file: string) => new URL(file, import.meta.url);

export const compileFirst = (onLoaded: OnLoaded) =>
  compile(first, (bytes) => onLoaded({ first: Math.min(1, bytes / FIRST_BYTES), all: Math.min(1, bytes / all) }));

export const compileRest = (onLoaded: OnLoaded) => compile(rest, (bytes) => onLoaded({ first: 1, all: Math.min(1, (FIRST_BYTES + bytes) / all) }));

/** The rest at once. The worker hears nothing until it is there, so call this only where nobody can wait. */
export function compileRestNow(): WebAssembly.Module {
  const request = new XMLHttpRequest();
  request.open("GET", address(rest), false);
  request.responseType = "arraybuffer";
  request.send();
  return new WebAssembly.Module(request.response as ArrayBuffer);
}

/**
 * Compiles a file while it downloads. If the server sends it with a type other than application/wasm, downloads
 * it first.
 */
async function compile(file: string, onBytes: (bytes: number) => void): Promise<WebAssembly.Module> {
  try {
    const response = await fetch(address(file));
    const { body } = response.clone();
    if (body !== null && all > 0) {
      count(body, onBytes).catch(() => undefined);
    }
    return await WebAssembly.compileStreaming(response);
  } catch {
    const response = await fetch(address(file));
    return WebAssembly.compile(await response.arrayBuffer());
  }
}

/** Counts the bytes that have arrived, in steps of a hundredth of the engine. */
async function count(body: ReadableStream<Uint8Array>, onBytes: (bytes: number) => void): Promise<void> {
  let [bytes, reported] = [0, 0];
  for (const reader = body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) {
      return;
    }
    bytes += value.length;
    if (bytes >= reported + all / 100) {
      reported = bytes;
      onBytes(bytes);
    }
  }
}
