import { demandIntegrity, setScriptHashes } from './integrity';
import { timeLimit } from './with-retry';

/** What is read of `mf-manifest.json`; the release has put the hashes in. */
type Manifest = {
  metaData: { remoteEntry: { path: string; name: string }; globalName: string };
  integrity?: Record<string, string>;
};

/** Where the script of a remote lies, and the global that it declares. */
export type EntryScript = { entry: string; entryGlobalName: string };

/**
 * Reads a remote's manifest, whose own hash is the registry's where there is one; from then on only the scripts that it vouches for run.
 * Throws when it is not there in time, is another one, or names no script.
 */
export async function readManifest(address: string, integrity: string | undefined): Promise<EntryScript> {
  if (integrity) demandIntegrity(address);
  // A hash names one content, so that any copy of it will do: the one that the page has announced, for example.
  const response = await fetch(address, {
    cache: integrity ? 'default' : 'no-store',
    signal: AbortSignal.timeout(timeLimit),
    integrity,
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const { metaData, integrity: hashes } = (await response.json()) as Manifest;
  if (integrity) setScriptHashes(address, hashes);
  const { path, name } = metaData.remoteEntry;
  return { entry: new URL(path + name, address).href, entryGlobalName: metaData.globalName };
}
