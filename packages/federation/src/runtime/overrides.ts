import { readStorage, removeStorage, writeStorage } from '@cimiento/ui';
import { checkEntry, findTakenAddress, isRecord } from '@cimiento/releases/registry';
import type { Registry, RegistryEntry } from './contract';
import { isAllowedOrigin } from './origins';
import { reportFailure } from './report-failure';

/** Name of a remote → address of the manifest that this tab tries instead of the one in the registry. */
export type Overrides = Record<string, string>;

const storageKey = 'cimiento.remotes';
const parameter = /^remote\.([\w-]+)$/;

/** On our own origin only /remotes/ counts: other addresses may serve files that people upload. */
const isAllowed = (address: string): boolean => {
  try {
    const { origin, pathname } = new URL(address, location.href);
    return isAllowedOrigin(address) && (origin !== location.origin || pathname.startsWith('/remotes/'));
  } catch {
    // Not an address. Safari 16 and Chrome 119 have no `URL.canParse`.
    return false;
  }
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

/** The entry of a build that is not in the registry. Throws when it is not there, or cannot be run beside the other remotes. */
async function fetchRegistryEntry(name: string, manifest: string, registry: Registry): Promise<RegistryEntry> {
  const entry = new URL(manifest, location.href).href;
  const response = await fetch(new URL('remote.json', entry), { cache: 'no-store' });
  if (!response.ok) throw new Error(`remote.json beside ${manifest} answered ${response.status}`);
  const description: unknown = await response.json();
  const { value, fault } = checkEntry(isRecord(description) ? { ...description, entry } : description);
  const refusal = fault ?? findTakenAddress(registry, name, value);
  if (refusal !== null || !value) throw new Error(`remote.json beside ${manifest}: ${refusal}`);
  return value;
}

/** Whether the server refuses builds that are not released: a link must not make anybody run code that no team signed. */
const areTrialsOff = (): boolean => document.getElementById('remote-trials')?.textContent === 'off';

export type OverriddenRegistry = {
  registry: Registry;
  /** A label for each override that is in use. */
  overridden: string[];
  /** Names of the remotes whose override could not be read: they have their released entry. */
  missing: string[];
  /** Names of the remotes whose override this server refuses. */
  refused: string[];
};

/** The registry with the overrides applied. */
export async function withOverrides(registry: Registry, overrides: Overrides): Promise<OverriddenRegistry> {
  const names = Object.keys(overrides);
  if (names.length > 0 && areTrialsOff()) return { registry, overridden: [], missing: [], refused: names };
  const entries: [string, RegistryEntry][] = [];
  const missing: string[] = [];
  await Promise.all(
    Object.entries(overrides).map(async ([name, manifest]) => {
      try {
        entries.push([name, await fetchRegistryEntry(name, manifest, registry)]);
      } catch {
        reportFailure(name, 'unavailable');
        missing.push(name);
      }
    }),
  );
  return {
    registry: { ...registry, ...Object.fromEntries(entries) },
    overridden: entries.map(([name, { version, build }]) => [name, version, build].filter(Boolean).join(' ')),
    missing,
    refused: [],
  };
}
