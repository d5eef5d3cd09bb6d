import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeRemote, type ChangeOptions, readLines, type RemoteState } from './change-remote';
import { leaveAddresses, listLost } from './hand-over';
import { findEntry, getReleaseName, listYanked } from './history';
import { listRefusals, readMeasure } from './preflight';
import { findTakenAddress, isRemoteName, type RegistryEntry } from './registry';
import { readRegistryFile } from './registry-file';
import { ReleaseError } from './release-error';
import { calculateIntegrity, manifestFile, readBuild, type RemoteBuild } from './remote-build';
import { findKeyFault, readKeys } from './signing';
import type { Store } from './store';

export type ReleaseOptions = ChangeOptions & {
  remote: string;
  /** Folder of the build, such as mfe-public/dist/app. */
  build: string;
  /** URL for browsers of the folder that the store serves. */
  base?: string;
  /** For containers that start: keeps the registry when this build was released before, or the team's key is missing, and another is live. */
  once?: boolean;
  /** Keeps the registry: the release can be tried with `?remote.NAME=`. */
  stage?: boolean;
  /** Percentage of the browsers that get it as a canary. */
  share?: number;
  /** Raises the share of the canary by itself, each for this long at least (ms), or takes it back; without it, people do. */
  everyMs?: number;
  /** Checks only, and changes nothing. */
  dryRun?: boolean;
  /** Schema that the operations are checked against where no gateway has stated its own in the store. */
  schema?: string;
};

export type Released = {
  release: string;
  entry: RegistryEntry;
  activated: boolean;
  /** With `once`: why the registry stays as it is. */
  kept?: string;
};

const isScript = (file: string): boolean => file.endsWith('.js');
// mf-stats.json only serves the build itself, and the manifest is written with hashes.
const isCopied = (file: string): boolean => file !== 'mf-stats.json' && file !== manifestFile;

/**
 * Copies a build into its own release folder, verifies the copy, and then points the registry entry at it. Earlier releases stay, so that an
 * open page still finds its chunks. The registry entry holds the integrity hash of the manifest, and the manifest the hash of every script.
 * @throws ReleaseError when the build cannot be released; nothing has been copied if the live site could not run it
 */
export async function release(store: Store, options: ReleaseOptions): Promise<Released> {
  const { remote, base = '/remotes', once = false, stage = false, share, everyMs, dryRun = false } = options;
  if (!isRemoteName(remote)) throw new ReleaseError(`'${remote}' cannot be the name of a remote`);
  const build = readBuild(options.build);
  const {
    pages: _pages,
    titles: _titles,
    imports: _imports,
    scripts: _scripts,
    shared: _shared,
    queries: _queries,
    links: _links,
    ...described
  } = build.description;
  const name = getReleaseName(described);
  const target = `${remote}/${name}`;
  const contents = readContents(options.build, build);
  const entry = {
    entry: `${base}/${target}/${manifestFile}`,
    ...described,
    integrity: calculateIntegrity(contents.get(manifestFile) ?? ''),
  };
  const { registry } = await readRegistryFile(store);
  const lines = await readLines(store, remote);
  const isYanked = listYanked(lines).has(name);
  const isKnown = Object.hasOwn(registry, remote) && (await store.read(`${target}/${manifestFile}`)) !== null;
  const keep = (kept: string): Released => ({ release: name, entry, activated: false, kept });
  const isReleased = findEntry(lines, name)?.integrity === entry.integrity;
  if (once && (isKnown || isYanked)) {
    if (isReleased && !isYanked) await copyRelease(store, target, contents, isReleased);
    return keep('it was released before');
  }
  const left = await leaveAddresses(store, registry, remote, described.routes);
  // The browsers without a canary still need the remote that hands an address over.
  const free = share === undefined ? left : registry;
  const measure = await readMeasure(store, free, options.schema);
  const refusals = await listRefusals(remote, build.description, build.operations, measure);
  if (findTakenAddress(free, remote, described) !== findTakenAddress(left, remote, described))
    refusals.push('a canary cannot take an address that was handed over: release it to every browser');
  refusals.push(...listLost(described.routes, lines, free));
  if (isYanked) refusals.push(`${remote} ${name} is forbidden for good: build another one`);
  if (share !== undefined && !Object.hasOwn(registry, remote))
    refusals.push(`${remote} has no release yet for the other browsers`);
  // No browser gets a staged build; its activation signs it.
  const keyFault = stage ? null : findKeyFault(remote, options.key, await readKeys(store));
  // An operator who starts an installation anew does not have the keys of its teams: they release by themselves.
  if (
    keyFault !== null &&
    once &&
    options.key === undefined &&
    refusals.length === 0 &&
    Object.hasOwn(registry, remote)
  )
    return keep(keyFault);
  if (keyFault !== null) refusals.push(keyFault);
  if (refusals.length > 0) throw new ReleaseError(refusals.join('\n'));
  if (dryRun) return { release: name, entry, activated: false };
  await copyRelease(store, target, contents, isReleased);
  await changeRemote(store, remote, options, (state) =>
    introduce(store, state, remote, entry, { stage, share, everyMs }),
  );
  return { release: name, entry, activated: !stage };
}

async function introduce(
  store: Store,
  { entry: current, lines, registry, sign }: RemoteState,
  remote: string,
  unsigned: RegistryEntry,
  { stage, share, everyMs }: { stage: boolean; share: number | undefined; everyMs: number | undefined },
) {
  const entry = stage ? unsigned : sign(unsigned);
  const name = getReleaseName(entry);
  if (listYanked(lines).has(name)) throw new ReleaseError(`${remote} ${name} is forbidden for good: build another one`);
  // Another team may have released since the preflight.
  const free = share === undefined ? await leaveAddresses(store, registry, remote, entry.routes) : registry;
  const refusal = findTakenAddress(free, remote, entry) ?? listLost(entry.routes, lines, free)[0];
  if (refusal !== undefined) throw new ReleaseError(refusal);
  const line = { release: name, commit: entry.commit ?? 'unknown', entry };
  // What it handed over and gets back now is its own again.
  const back = listLost(entry.routes, lines, registry).length > 0 && { heir: '', addresses: Object.keys(entry.routes) };
  if (stage) return { line: { ...line, action: 'stage' as const, share: 0 } };
  if (share === undefined) return { entry, line: { ...line, ...back, action: 'release' as const, share: 100 } };
  if (!current) throw new ReleaseError(`${remote} has no release yet for the other browsers`);
  return {
    entry: { ...current, canary: { share, line: entry } },
    line: { ...line, action: 'canary' as const, share, ...(everyMs !== undefined && { everyMs }) },
  };
}

/** File → its content as it is released; the manifest is the last one, because a release with a manifest counts as complete. */
function readContents(folder: string, { files, manifest }: RemoteBuild): Map<string, string | Buffer> {
  const contents = new Map<string, string | Buffer>(
    files.filter(isCopied).map((file) => [file, readFileSync(join(folder, file))]),
  );
  const integrity = Object.fromEntries(
    [...contents].filter(([file]) => isScript(file)).map(([file, content]) => [file, calculateIntegrity(content)]),
  );
  return contents.set(manifestFile, `${JSON.stringify({ ...manifest, integrity })}\n`);
}

/** Copies what the store lacks, or has in a damaged form. `isReleased` says that the history has this very build. */
async function copyRelease(
  store: Store,
  target: string,
  contents: Map<string, string | Buffer>,
  isReleased: boolean,
): Promise<void> {
  const known = await store.read(`${target}/${manifestFile}`);
  if (known !== null && !isReleased && known.toString('utf8') !== contents.get(manifestFile))
    throw new ReleaseError(`${target} in ${store.location} holds another build of the same name`);
  for (const [file, content] of contents) {
    const copy = `${target}/${file}`;
    const isSame = async () => (await store.read(copy))?.equals(Buffer.from(content)) === true;
    if (known !== null && (await isSame())) continue;
    await store.write(copy, content);
    if (!(await isSame())) throw new ReleaseError(`${copy} in ${store.location} is not what was built`);
  }
}
