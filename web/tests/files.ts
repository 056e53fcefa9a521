// The files of the page, as its service worker lists them.

import type { Page } from "@playwright/test";

export interface BuiltFile {
  name: string;
  bytes: Buffer;
}

export async function filesOf(page: Page, base: string): Promise<BuiltFile[]> {
  const get = async (name: string) => ({ name, bytes: await (await page.request.get(new URL(name, base).href)).body() });
  const worker = await get("offline.js");
  const names = [...worker.bytes.toString().matchAll(/"\.?\/?([\w./-]+\.(?:html|js|css|wasm|svg|txt|webmanifest))"/g)].map(([, name]) => name!);
  return [worker, ...(await Promise.all([...new Set(names)].filter((name) => name !== worker.name).map(get)))];
}
