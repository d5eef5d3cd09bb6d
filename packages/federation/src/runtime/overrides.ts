import type { Registry, RegistryEntry, RemoteDescription } from './contract';
import { isAllowedOrigin } from './origins';
import { report } from './report';

/** Name of a remote → address of the manifest that this browser tries instead of the one in the registry. */
export type Overrides = Record<string, string>;

const storageKey = 'cimiento.remotes';
const parameter = /^remote\.([\w-]+)$/;

/** Our own origin serves more than remotes, such as pictures that people may put there one day. */
const isAllowed = (address: string): boolean => {
  if (!URL.canParse(address, location.href)) return false;
  const { origin, pathname } = new URL(address, location.href);
  return isAllowedOrigin(address) && (origin !== location.origin || pathname.startsWith('/remotes/'));
};

const stored = (): Overrides => JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Overrides;

/**
 * What `?remote.NAME=URL` asked for in this tab, kept until it is closed or `?remote.NAME=` takes it back. Addresses that remotes may not
 * come from are left out.
 */
export function readOverrides(): Overrides {
  const overrides = stored();
  for (const [key, address] of new URLSearchParams(location.search)) {
    const name = parameter.exec(key)?.[1];
    if (name === undefined) continue;
    if (isAllowed(address)) overrides[name] = address;
    else delete overrides[name];
    if (address && !isAllowed(address)) report(name, 'forbidden-origin');
  }
  const kept = Object.fromEntries(Object.entries(overrides).filter(([, address]) => isAllowed(address)));
  if (Object.keys(kept).length > 0) sessionStorage.setItem(storageKey, JSON.stringify(kept));
  else sessionStorage.removeItem(storageKey);
  return kept;
}

export const forgetOverrides = (): void => sessionStorage.removeItem(storageKey);

async function lineOf(manifest: string): Promise<RegistryEntry> {
  const entry = new URL(manifest, location.href).href;
  const response = await fetch(new URL('remote.json', entry), { cache: 'no-store' });
  if (!response.ok) throw new Error(`remote.json beside ${manifest} answered ${response.status}`);
  return { ...((await response.json()) as RemoteDescription), entry };
}

/** The registry with the lines that this browser tries; one that cannot be read leaves the released line as it is. */
export async function withOverrides(
  registry: Registry,
  overrides: Overrides,
): Promise<{ registry: Registry; tried: string[] }> {
  const tried = await Promise.all(
    Object.entries(overrides).map(async ([name, manifest]): Promise<[string, RegistryEntry] | null> => {
      try {
        return [name, await lineOf(manifest)];
      } catch {
        report(name, 'unavailable');
        return null;
      }
    }),
  );
  const lines = tried.filter((line) => line !== null);
  return {
    registry: { ...registry, ...Object.fromEntries(lines) },
    tried: lines.map(([name, { version, build }]) => [name, version, build].filter(Boolean).join(' ')),
  };
}
