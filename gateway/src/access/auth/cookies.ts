import type { CookieOptions, Request, RequestHandler, Response } from 'express';

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

type LastCookie = [name: string, value: string, options: CookieOptions];

/** Lets a response have a last cookie. express-session writes its cookie first where it is mounted after this. */
export const writeLastCookie: RequestHandler = (_request, response, next) => {
  const { writeHead } = response;
  const write = (...given: Parameters<typeof writeHead>): Response => {
    const cookie = response.locals['lastCookie'] as LastCookie | undefined;
    if (cookie) response.cookie(...cookie);
    return writeHead.apply(response, given) as Response;
  };
  response.writeHead = write as typeof writeHead;
  next();
};

/** Sets a cookie after that of the session: a client that reads only the first cookie of a sign-in gets the session. */
export const setLastCookie = (response: Response, ...cookie: LastCookie): void => {
  response.locals['lastCookie'] = cookie;
};
