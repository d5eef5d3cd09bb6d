import type { Request } from 'express';

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
