// A server of the same page on a slow line: all its connections together get a number of bytes each second.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";

const PIECE_BYTES = 4096;

export interface SlowServer {
  address: string;
  /** The bytes that were sent, without headers. */
  sent: () => number;
  close: () => void;
}

/** The server compresses each file with brotli, as static hosts do. */
export async function throttle(page: string, bytesPerSecond: number): Promise<SlowServer> {
  const packed = new Map<string, Promise<{ status: number; headers: Record<string, string>; body: Buffer }>>();
  let [free, sent] = [0, 0];
  const pack = async (url: string) => {
    const answer = await fetch(new URL(url, page));
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !/^(content-encoding|content-length|etag|transfer-encoding|connection|keep-alive)$/.test(name)));
    // A middle quality: a test need not wait for the best.
    const small = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 } });
    return { status: answer.status, headers: { ...headers, "content-encoding": "br", "content-length": `${small.length}` }, body: small };
  };
  const server = createServer((request, response) => {
    const url = request.url ?? "/";
    const answer = packed.get(url) ?? pack(url);
    packed.set(url, answer);
    void (async () => {
      const { status, headers, body } = await answer;
      response.writeHead(status, headers);
      for (let at = 0; at < body.length && !response.destroyed; at += PIECE_BYTES) {
        const piece = body.subarray(at, at + PIECE_BYTES);
        free = Math.max(free, performance.now()) + (piece.length / bytesPerSecond) * 1000;
        await new Promise((resolve) => setTimeout(resolve, free - performance.now()));
        response.write(piece);
        sent += piece.length;
      }
      response.end();
    })().catch(() => response.destroy());
  });
  // The files are compressed before the page is opened: a host has them ready.
  for (const url of await names(page)) {
    packed.set(url, pack(url));
  }
  await Promise.all(packed.values());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    sent: () => sent,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function names(page: string): Promise<string[]> {
  const worker = await (await fetch(new URL("offline.js", page))).text();
  return ["/", ...[...worker.matchAll(/"\.?\/?(assets\/[\w.-]+)"/g)].map(([, name]) => `/${name}`)];
}
