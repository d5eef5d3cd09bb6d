import { listHistory } from '../change-remote';
import { getReleaseName, type HistoryLine } from '../history';
import { readRegistry } from '../read-registry';
import { manifestFile } from '../remote-build';
import type { Store } from '../store';

type Live = { live: string | undefined; canary: string | undefined };

/** The live release and the running canary by the history. */
function replay(lines: readonly HistoryLine[]): Live {
  let [live, canary]: (string | undefined)[] = [];
  for (const { action, release, share } of lines) {
    if (action === 'canary') canary = release;
    else if (['take-back', 'rollback'].includes(action) && share === 0) canary = undefined;
    else if (action === 'retire') live = undefined;
    else if (['release', 'activate', 'complete', 'rollback'].includes(action)) [live, canary] = [release, undefined];
  }
  return { live, canary };
}

/** The differences between registry, history and files of a remote, a line each; none when they agree. */
export async function findDisagreements(store: Store, remote: string): Promise<string[]> {
  const { registry, faults } = await readRegistry(store);
  const entry = registry[remote];
  const [live, canary] = [entry, entry?.canary?.line].map((one) => one && getReleaseName(one));
  const told = replay(await listHistory(store, remote));
  const missing: string[] = [];
  for (const name of [live, canary])
    if (name && (await store.read(`${remote}/${name}/${manifestFile}`)) === null) missing.push(name);
  return [
    ...faults.map(({ fault }) => fault),
    ...(told.live === live ? [] : [`the registry has ${live} live, the history ${told.live}`]),
    ...(told.canary === canary ? [] : [`the registry has the canary ${canary}, the history ${told.canary}`]),
    ...missing.map((name) => `${name} has no files`),
  ];
}
