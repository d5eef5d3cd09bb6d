/**
 * The key of a request from its Authorization header, which may be no valid key; null for a request that does not try to send one. Every check
 * of a request reads it here: one that took a malformed key for none would see the cookies of a browser.
 */
export const parseBearer = (authorization: string | undefined): string | null =>
  /^\s*Bearer(?:\s(.*))?$/is
    .exec(authorization ?? '')
    ?.slice(1)
    .map((key = '') => key.trim())[0] ?? null;
