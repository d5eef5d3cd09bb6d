import type { RequestHandler } from 'express';
import { assertUtf8 } from './assert-utf8';

/** Bytes of a JSON body, how deep its values nest, and its keys in all. */
export type JsonLimits = { bytes: number; depth: number; keys: number };

/** Of a caller who is neither signed in nor has a key. */
const strangerLimits: JsonLimits = { bytes: 64 * 1024, depth: 8, keys: 200 };
/** Of any other caller; the installation sets the bytes. A statement of the bank has the most keys. */
const knownLimits = { depth: 32, keys: 50_000 };

/** The limits for a caller who is neither signed in nor has a key, and those for everybody else. */
export const getJsonLimits = (isStranger: boolean, bytes: number): JsonLimits =>
  isStranger ? { ...strangerLimits, bytes: Math.min(bytes, strangerLimits.bytes) } : { ...knownLimits, bytes };

const signs = { quote: 0x22, backslash: 0x5c, colon: 0x3a } as const;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/** Depth and keys of JSON text, before memory is spent on its values. */
export function measureJson(text: Uint8Array): Omit<JsonLimits, 'bytes'> {
  let [open, depth, keys, isText] = [0, 0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] as number;
    if (isText && sign === signs.backslash) at += 1;
    else if (sign === signs.quote) isText = !isText;
    else if (isText) continue;
    else if (sign === signs.colon) keys += 1;
    else if (opening.has(sign)) depth = Math.max(depth, (open += 1));
    else if (closing.has(sign)) open -= 1;
  }
  return { depth, keys };
}

/** Checks the bytes of a JSON body, for `verify` of express.json. @throws for another encoding than UTF-8, and for too many keys or levels. */
export const verifyJson =
  (allowed: JsonLimits) =>
  (request: unknown, response: unknown, body: Buffer): void => {
    assertUtf8(request, response, body);
    const { depth, keys } = measureJson(body);
    if (depth > allowed.depth || keys > allowed.keys)
      throw Object.assign(new Error('The body has too many keys or levels'), { type: 'entity.too.complex' });
  };

/** Whether a body was refused because of its keys or levels. */
export const isTooComplex = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'entity.too.complex';

/** Fails with status 413 once a body proves longer than `limit` bytes: express.json fails only after all of it has arrived. */
export const limitLength =
  (limit: number, parse: RequestHandler): RequestHandler =>
  (request, response, next) => {
    let isDone = false;
    const finish = (error?: unknown): void => {
      if (isDone) return;
      isDone = true;
      if (error === undefined) next();
      else next(error);
    };
    const fail = (): void => finish(Object.assign(new Error('The body is too large'), { status: 413 }));
    if (Number(request.headers['content-length'] ?? 0) > limit) return fail();
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > limit) fail();
    });
    return parse(request, response, finish);
  };
