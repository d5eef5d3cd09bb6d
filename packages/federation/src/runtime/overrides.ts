import { readStorage, removeStorage, writeStorage } from '@cimiento/ui';
import type { Registry, RegistryEntry, RemoteDescription } from './contract';
import { isAllowedOrigin } from './origins';
import { reportFailure } from './report-failure';

/** Name of a remote → address of the manifest that this tab tries instead of the one in the registry. */
export type Overrides = Record<string, string>;

const storageKey = 'cimiento.remotes';
const parameter = /^remote\.([\w-]+)$/;

/** On our own origin only /remotes/ counts: other addresses may serve files that people upload. */
const isAllowed = (address: string): boolean => {
  if (!URL.canParse(address, location.href)) return false;
  const { origin, pathname } = new URL(address, location.href);
  return isAllowedOrigin(address) && (origin !== location.origin || pathname.startsWith('/remotes/'));
};

function readStoredOverrides(): Overrides {
  try {
    return JSON.parse(readStorage('sessionStorage', storageKey) ?? '{}') as Overrides;
  } catch {
    return {};
  }
}

/**
 * The overrides that `?remote.NAME=URL` set in this tab; `?remote.NAME=` removes one. Addresses that remotes may not come from are ignored.
 * Where the browser blocks storage, an override lasts for one page.
 */
export function readOverrides(): Overrides {
  const overrides = readStoredOverrides();
  for (const [key, address] of new URLSearchParams(location.search)) {
    const name = parameter.exec(key)?.[1];
    if (name === undefined) continue;
    if (isAllowed(address)) overrides[name] = address;
    else delete overrides[name];
    if (address && !isAllowed(address)) reportFailure(name, 'forbidden-origin');
  }
  const allowed = Object.fromEntries(Object.entries(overrides).filter(([, address]) => isAllowed(address)));
  if (Object.keys(allowed).length > 0) writeStorage('sessionStorage', storageKey, JSON.stringify(allowed));
  else clearOverrides();
  return allowed;
}

export const clearOverrides = (): void => removeStorage('sessionStorage', storageKey);

async function fetchRegistryEntry(manifest: string): Promise<RegistryEntry> {
  const entry = new URL(manifest, location.href).href;
  const response = await fetch(new URL('remote.json', entry), { cache: 'no-store' });
  if (!response.ok) throw new Error(`remote.json beside ${manifest} answered ${response.status}`);
  return { ...((await response.json()) as RemoteDescription), entry };
}

/**
 * The registry with the overrides applied, and a label for each one that is in use. An override that cannot be read leaves the released
 * entry in place.
 */
export async function withOverrides(
  registry: Registry,
  overrides: Overrides,
): Promise<{ registry: Registry; overridden: string[] }> {
  const results = await Promise.all(
    Object.entries(overrides).map(async ([name, manifest]): Promise<[string, RegistryEntry] | null> => {
      try {
        return [name, await fetchRegistryEntry(manifest)];
      } catch {
        reportFailure(name, 'unavailable');
        return null;
      }
    }),
  );
  const entries = results.filter((result) => result !== null);
  return {
    registry: { ...registry, ...Object.fromEntries(entries) },
    overridden: entries.map(([name, { version, build }]) => [name, version, build].filter(Boolean).join(' ')),
  };
}
