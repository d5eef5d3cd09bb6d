const elementId = 'remote-origins';

const readListedOrigins = (): string[] => (document.getElementById(elementId)?.textContent ?? '').split(/\s+/);

/** Whether scripts of a remote may come from an address: the page's own origin, or one that the server lists in the page. */
export function isAllowedOrigin(address: string): boolean {
  const { origin } = new URL(address, location.href);
  return origin === location.origin || readListedOrigins().includes(origin);
}
