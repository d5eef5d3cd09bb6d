import { changeRemote, type ChangeOptions, type RemoteState } from './change-remote';
import { getReleaseName, listEarlierReleases, listYanked } from './history';
import { manifestFile } from './remote-build';
import type { Store } from './store';

/** Minimum time for which a release stays after its last step, in ms: open tabs have its pages, and a session lasts a week. */
const minAgeMs = 7 * 24 * 60 * 60_000;

/** The releases of a remote that are neither live, nor a canary, nor among the last ones, oldest first. */
function listPrunable({ entry, lines }: RemoteState, keep: number, now: number): string[] {
  const live = entry && getReleaseName(entry);
  const introduced = [...new Set(lines.map(({ release }) => release))];
  const kept = new Set([
    live,
    entry?.canary && getReleaseName(entry.canary.line),
    // A rollback must find at least one.
    ...listEarlierReleases(lines, live).slice(-Math.max(keep, 1)),
    ...introduced.slice(-keep),
    ...lines.filter(({ at }) => now - Date.parse(at) < minAgeMs).map(({ release }) => release),
  ]);
  return introduced.filter((release) => !kept.has(release));
}

/**
 * Deletes the files of old releases of a remote. The live one, the canary, `keep` of those before it (at least the one that a rollback goes back
 * to), the `keep` that were introduced last, and those with a step in the last seven days stay. The history stays whole.
 * @returns the releases that were deleted, or would be
 */
export async function pruneReleases(
  store: Store,
  remote: string,
  keep: number,
  { isDryRun = false, now, ...options }: ChangeOptions & { isDryRun?: boolean; now?: number },
): Promise<string[]> {
  const pruned: string[] = [];
  await changeRemote(store, remote, options, async (state) => {
    const yanked = listYanked(state.lines);
    for (const name of listPrunable(state, keep, now ?? state.now)) {
      const folder = `${remote}/${name}`;
      const isThere = (await store.read(`${folder}/${manifestFile}`)) !== null;
      if (isThere) pruned.push(name);
      if (isDryRun || !(isThere || yanked.has(name))) continue;
      // Without its manifest nothing makes it live again while the rest is deleted.
      await store.remove(`${folder}/${manifestFile}`);
      await store.remove(folder);
    }
    return null;
  });
  return pruned;
}
