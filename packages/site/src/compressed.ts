import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';

// Scripts have compressed copies beside them, made by the build. Pages, the registry and manifests are compressed here, because a
// release or a request changes them.

type Encoding = 'br' | 'gzip';

const compress: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text) => promisify(gzip)(text),
};

/** Below this many characters a compressed answer is hardly smaller. */
const minLength = 500;

/** Most answers that are kept, about 20 kB each. */
const maxKept = 100;

/** Encoding and text → the compressed text. The page of an address is the same until the next release. */
const kept = new Map<string, Buffer>();

async function compressOnce(encoding: Encoding, text: string): Promise<Buffer> {
  const key = `${encoding}:${text}`;
  const known = kept.get(key);
  if (known) return known;
  const compressed = await compress[encoding](text);
  const [oldest] = kept.keys();
  if (kept.size >= maxKept && oldest !== undefined) kept.delete(oldest);
  kept.set(key, compressed);
  return compressed;
}

function chooseEncoding(request: Request): Encoding | undefined {
  const accepted = request.acceptsEncodings();
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

/** Sends a text, compressed if the browser accepts that; its ETag is that of what was sent. The caller sets type and caching. */
export async function sendCompressed(request: Request, response: Response, text: string): Promise<void> {
  response.vary('Accept-Encoding');
  const encoding = text.length < minLength ? undefined : chooseEncoding(request);
  if (!encoding) {
    response.send(text);
    return;
  }
  const body = await compressOnce(encoding, text);
  response.setHeader('Content-Encoding', encoding).send(body);
}

async function readJsonFile(folder: string, address: string): Promise<string | undefined> {
  if (!address.endsWith('.json')) return undefined;
  try {
    // From the root, so that no `..` leads out of the folder.
    return await readFile(path.join(folder, path.posix.normalize(`/${decodeURIComponent(address)}`)), 'utf8');
  } catch {
    // Missing, or a malformed escape in the address: `serve` answers that.
    return undefined;
  }
}

/** Sends the JSON files of a folder compressed; `serve` sends the others. */
export const compressJsonFiles =
  (folder: string, setCaching: (response: Response, pathname: string) => void, serve: RequestHandler): RequestHandler =>
  async (request, response, next) => {
    const text =
      request.method === 'GET' || request.method === 'HEAD' ? await readJsonFile(folder, request.path) : undefined;
    if (text === undefined) return serve(request, response, next);
    setCaching(response, request.path);
    await sendCompressed(request, response.type('json'), text);
  };
