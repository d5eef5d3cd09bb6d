// Address patterns, as the router of the shell reads them: without regard to case or to a slash at the end.

const segment = /^(:\w+|[^:*?#\\\s/]+)$/;

const split = (address: string): string[] => address.toLowerCase().split('/').filter(Boolean);

/** Whether a text is an address pattern: `:name` matches one segment, and `/*` at the end matches everything below. */
export function isRoutePattern(pattern: unknown): boolean {
  if (typeof pattern !== 'string' || pattern.length > 300) return false;
  const [first, ...segments] = pattern.split('/');
  if (segments.at(-1) === '*') segments.pop();
  return first === '' && pattern !== '' && (pattern === '/' || segments.every((part) => segment.test(part)));
}

/** First parts of the addresses that servers answer themselves, with everything below. */
const servedParts = ['api', 'assets', 'graphql', 'healthz', 'metrics', 'playground', 'readyz', 'remotes'];

function isServed(pattern: string): boolean {
  const parts = split(pattern);
  const isFile = parts.at(-1)?.includes('.') === true;
  return isFile || servedParts.includes(parts[0] ?? '') || parts.some((part) => part.startsWith('.'));
}

/** The address of a remote that a server answers itself, in words: the page would open by a link, and not in a new tab. Null without one. */
export function findServedAddress({ routes }: { routes: Record<string, unknown> }): string | null {
  const served = Object.keys(routes).find(isServed);
  return served === undefined ? null : `${served} cannot be the address of a page: a server answers it`;
}

/** Whether an address matches a pattern. */
export const matchesPattern = (pattern: string, address: string): boolean => overlap(split(pattern), split(address));

const isAny = (part: string): boolean => part.startsWith(':');

function overlap(one: string[], other: string[]): boolean {
  const [first, ...rest] = one;
  const [otherFirst, ...otherRest] = other;
  if (first === '*' || otherFirst === '*') return true;
  if (first === undefined || otherFirst === undefined) return first === otherFirst;
  return (first === otherFirst || isAny(first) || isAny(otherFirst)) && overlap(rest, otherRest);
}

/** The first pair of patterns that share an address; null when no address belongs to both lists. */
export function findOverlap(patterns: string[], others: string[]): { pattern: string; other: string } | null {
  for (const pattern of patterns) {
    const other = others.find((candidate) => overlap(split(pattern), split(candidate)));
    if (other !== undefined) return { pattern, other };
  }
  return null;
}
