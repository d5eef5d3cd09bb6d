type Headers = Readonly<Record<string, string | string[] | undefined>>;

// Parsing drops a default port that only one of the two spells out.
const toOrigin = (text: string): string | null => (URL.canParse(text) ? new URL(text).origin : null);

/** Whether an origin is that of the requested host. Proxies' headers do not count: a client may send them itself. */
function isOriginOfHost(origin: string, host: string | string[] | undefined): boolean {
  const { protocol } = new URL(origin);
  return typeof host === 'string' && toOrigin(`${protocol}//${host}`) === origin;
}

/**
 * Whether a request comes from a page of this product, or from a client that is not a browser. Browsers state the origin of a page.
 * @param allowedOrigin the product's own origin; without it, the origin of the requested host.
 */
export function isFromOwnPage(headers: Headers, allowedOrigin: string | null): boolean {
  const { origin: stated, host, 'sec-fetch-site': site } = headers;
  if (typeof stated !== 'string') return site !== 'cross-site' && site !== 'same-site';
  const origin = toOrigin(stated);
  if (origin === null || origin === 'null') return false;
  return allowedOrigin === null ? isOriginOfHost(origin, host) : origin === allowedOrigin;
}
