import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appendLines, readLog, type StoredLine } from './history';
import { withLock } from './lock';
import { isOutdated } from './outdated';
import { operationsFile, supportsFile } from './preflight';
import { ReleaseError } from './release-error';
import type { Store } from './store';

/** Folder of the store with the files of shells, `shell/<build>/`, and the history of the stated ones. No remote can have this name. */
export const shellFolder = 'shell';

function read(folder: string, file: string): string {
  try {
    return readFileSync(join(folder, file), 'utf8');
  } catch {
    throw new ReleaseError(`${join(folder, file)} is missing: run npm run build`);
  }
}

async function writeChanged(store: Store, file: string, content: string | Buffer): Promise<void> {
  // Every process of the site does this when it starts, and others may be reading the file.
  if (!(await store.read(file))?.equals(Buffer.from(content))) await store.write(file, content);
}

/** Whether another shell was stated in the place of this one a day ago: its open tabs should be loaded again, and its files may go. */
export const isShellOutdated = (build: string, lines: readonly StoredLine[], now: number): boolean =>
  isOutdated(
    build,
    lines.slice(-1).map(({ release }) => release),
    lines,
    now,
  );

/**
 * States in a store what the shell of a build can run, and copies the files that its open tabs load later, and its operations for the gateway.
 * @param folder such as shell/dist/app
 * @throws ReleaseError when the folder is not a build, or the store cannot be written
 */
export async function stateShell(store: Store, folder: string, by: string): Promise<void> {
  const supports = read(folder, supportsFile);
  const { build } = JSON.parse(supports) as { build?: string };
  await withLock(store, async () => {
    await writeChanged(store, supportsFile, supports);
    const last = (await readLog(store, shellFolder)).lines.at(-1);
    // A shell of an earlier version has no id.
    if (build === undefined || last?.release === build) return;
    const line = { action: 'release', release: build, share: 100, commit: 'unknown' } as const;
    const at = new Date(await store.getTime()).toISOString();
    await appendLines(store, shellFolder, [{ step: (last?.step ?? 0) + 1, at, by, ...line }]);
  });
  if (build === undefined) return;
  const { files } = JSON.parse(read(folder, 'build.json')) as { files: string[] };
  for (const file of [...files, operationsFile, supportsFile])
    await writeChanged(store, `${shellFolder}/${build}/${file}`, readFileSync(join(folder, file)));
}

/**
 * Deletes the files of shells in whose place another was stated a day ago.
 * @returns the shells that were deleted, or would be
 */
export const pruneShells = (store: Store, isDryRun: boolean): Promise<string[]> =>
  withLock(store, async () => {
    const { lines } = await readLog(store, shellFolder);
    const now = await store.getTime();
    const pruned: string[] = [];
    for (const build of new Set(lines.map(({ release }) => release))) {
      const folder = `${shellFolder}/${build}`;
      if (!isShellOutdated(build, lines, now) || (await store.read(`${folder}/${supportsFile}`)) === null) continue;
      pruned.push(build);
      if (!isDryRun) await store.remove(folder);
    }
    return pruned;
  });
