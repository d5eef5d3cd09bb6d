import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CookieOptions, Request, Response } from 'express';

/** Value of a cookie of the request; undefined if it is missing or malformed. */
export function readCookie({ headers }: Pick<Request, 'headers'>, name: string): string | undefined {
  const pair = headers.cookie
    ?.split(';')
    .map((text) => text.trim())
    .find((text) => text.startsWith(`${name}=`));
  if (pair === undefined) return undefined;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** Whether a text has this signature of express-session: HMAC-SHA256 in base64 without padding. */
function isSignature(signature: string, text: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(text).digest('base64').replaceAll('=', '');
  const [given, wanted] = [Buffer.from(signature), Buffer.from(expected)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Value of a cookie that express-session signed, 's:value.signature'; undefined unless the signature is of one of the secrets. */
export function readSignedCookie(
  request: Pick<Request, 'headers'>,
  name: string,
  secrets: readonly string[],
): string | undefined {
  const [, value, signature] = /^s:(.+)\.([^.]+)$/.exec(readCookie(request, name) ?? '') ?? [];
  if (value === undefined || signature === undefined) return undefined;
  return secrets.some((secret) => isSignature(signature, value, secret)) ? value : undefined;
}

/**
 * Sets a cookie when the headers are written, after those of express-session, which does the same: a client that reads only the first
 * cookie of a sign-in gets the session.
 */
export function setLastCookie(response: Response, name: string, value: string, options: CookieOptions): void {
  const { writeHead } = response;
  const write = (...given: Parameters<typeof writeHead>): Response => {
    response.cookie(name, value, options);
    return writeHead.apply(response, given) as Response;
  };
  response.writeHead = write as typeof writeHead;
}
