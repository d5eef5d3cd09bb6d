import { changeRemote, readLines, type ChangeOptions, type RemoteState } from './change-remote';
import { parseRecord } from './gateway-schema';
import { leaveAddresses, listLost } from './hand-over';
import { findEntry, getReleaseName, listHeirs, listEarlierReleases, listYanked, type StoredLine } from './history';
import { listRefusals, operationsFile, parseOperations, readMeasure } from './preflight';
import { checkDescription, listOwnRoutes, type RegistryEntry } from './registry';
import type { StoredEntry } from './registry-file';
import { ReleaseError } from './release-error';
import { calculateIntegrity, manifestFile } from './remote-build';
import type { Store } from './store';

const getCommit = ({ commit = 'unknown' }: RegistryEntry): string => commit;

export const describe = (entry: RegistryEntry) => ({ release: getReleaseName(entry), commit: getCommit(entry) });

export const withoutCanary = ({ canary: _canary, ...entry }: StoredEntry): StoredEntry => entry;

/**
 * Checks that a release can be made live now: it is not forbidden, its files are there, and the live site can run it.
 * @throws ReleaseError
 */
export async function assertCanBeLive(
  store: Store,
  remote: string,
  entry: RegistryEntry,
  { lines, registry, onNotice }: RemoteState,
) {
  const name = getReleaseName(entry);
  if (listYanked(lines).has(name)) throw new ReleaseError(`${remote} ${name} is forbidden for good`);
  const manifest = await store.read(`${remote}/${name}/${manifestFile}`);
  if (manifest === null || (entry.integrity !== undefined && calculateIntegrity(manifest) !== entry.integrity))
    throw new ReleaseError(`${remote}/${name} in ${store.location} is gone or was changed: release it again`);
  const lost = listLost(entry.routes, lines, registry);
  const routes = listOwnRoutes(entry.routes, listHeirs(lines), registry);
  if (Object.keys(routes).length === 0)
    throw new ReleaseError(`${remote} ${name} has no address left: ${lost.join('; ')}`);
  for (const line of lost) onNotice(`${line}, and stays there`);
  const measure = await readMeasure(store, await leaveAddresses(store, registry, remote, routes));
  const { imports } = checkDescription(parseRecord(await store.read(`${remote}/${name}/remote.json`))).value ?? {};
  const operations = parseOperations(await store.read(`${remote}/${name}/${operationsFile}`));
  const refusals = await listRefusals(remote, { ...entry, routes, imports }, operations, measure);
  if (refusals.length > 0) throw new ReleaseError(`${remote} ${name}: ${refusals.join('; ')}`);
}

/** A change that takes a canary back. */
const takeBack = (entry: StoredEntry, canary: RegistryEntry) => ({
  entry: withoutCanary(entry),
  line: { ...describe(canary), action: 'rollback' as const, share: 0 },
});

/** A change that makes the release live again that was live before. @throws ReleaseError `nothing` when there is none */
async function goBack(store: Store, remote: string, state: RemoteState, nothing: string) {
  const name = listEarlierReleases(state.lines, state.entry && getReleaseName(state.entry)).at(-1);
  const entry = name === undefined ? undefined : findEntry(state.lines, name);
  if (!entry) throw new ReleaseError(nothing);
  await assertCanBeLive(store, remote, entry, state);
  return { entry: state.sign(entry), line: { ...describe(entry), action: 'rollback' as const, share: 100 } };
}

/**
 * Removes the canary, or without one goes back to the release that was live before.
 * @returns the entry that every browser gets now
 * @throws ReleaseError when there is no earlier release, or the live site could not run it
 */
export async function rollback(store: Store, remote: string, options: ChangeOptions): Promise<RegistryEntry> {
  let result: RegistryEntry | undefined;
  await changeRemote(store, remote, options, async (state) => {
    const { entry } = state;
    const change = entry?.canary
      ? takeBack(entry, entry.canary.line)
      : await goBack(store, remote, state, `There is no earlier release of ${remote} in ${store.location}`);
    result = change.entry;
    return change;
  });
  return result!;
}

/** The release that a version, a fingerprint or both stand for. */
function findRelease(lines: readonly StoredLine[], remote: string, version: string): RegistryEntry {
  const names = [...new Set(lines.filter(({ entry }) => entry).map(({ release }) => release))];
  const matching = names.filter(
    (name) => name === version || name.startsWith(`${version}-`) || name.endsWith(`-${version}`),
  );
  if (matching.length > 1) throw new ReleaseError(`${version} is one of ${matching.join(', ')}: name one of them`);
  const entry = matching[0] === undefined ? undefined : findEntry(lines, matching[0]);
  if (!entry) throw new ReleaseError(`${remote} has no release ${version}; npm run releases -- list shows them`);
  return entry;
}

/**
 * Makes a release live that was released, staged or a canary before, without building it again.
 * @param version `1.2.3`, a fingerprint, or `1.2.3-fingerprint`
 * @throws ReleaseError
 */
export async function activate(store: Store, remote: string, version: string, options: ChangeOptions) {
  let result: RegistryEntry | undefined;
  await changeRemote(store, remote, options, async (state) => {
    result = findRelease(state.lines, remote, version);
    await assertCanBeLive(store, remote, result, state);
    return { entry: state.sign(result), line: { ...describe(result), action: 'activate', share: 100 } };
  });
  return result!;
}

/**
 * Forbids a release for good: nothing makes it live again, and without its manifest no override can run it either. A live one is rolled
 * back first, and a canary taken back.
 * @throws ReleaseError when it is live and there is no earlier release
 */
export async function yank(store: Store, remote: string, version: string, options: ChangeOptions): Promise<string> {
  const name = getReleaseName(findRelease(await readLines(store, remote), remote, version));
  await changeRemote(store, remote, options, ({ entry }) =>
    entry?.canary && getReleaseName(entry.canary.line) === name ? takeBack(entry, entry.canary.line) : null,
  );
  await changeRemote(store, remote, options, (state) => {
    const isLive = state.entry && getReleaseName(state.entry) === name;
    const nothing = `${remote} ${name} is live, and there is no earlier release to go back to`;
    return isLive ? goBack(store, remote, state, nothing) : null;
  });
  await changeRemote(store, remote, options, ({ lines }) =>
    listYanked(lines).has(name)
      ? null
      : { line: { ...describe(findRelease(lines, remote, name)), action: 'yank', share: 0 } },
  );
  await store.remove(`${remote}/${name}/${manifestFile}`);
  return name;
}
