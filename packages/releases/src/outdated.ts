import type { StoredLine } from './history';

/** Time after which an open tab with a replaced release is offered the new one, in ms. */
export const replacedLimitMs = 24 * 60 * 60_000;

/** When a release stopped being live or the canary; `isWithdrawn` when that was because something was wrong with it. */
type End = { at: string; isWithdrawn: boolean };

/** Release → its end, for those that were live or a canary, or are forbidden. */
function listEnds(lines: readonly StoredLine[]): Map<string, End> {
  const ends = new Map<string, End>();
  const introduced: string[] = [];
  let live: string | undefined;
  let canary: string | undefined;
  const end = (release: string | undefined, at: string, isWithdrawn = false) => {
    if (release !== undefined) ends.set(release, { at, isWithdrawn });
  };
  const makeLive = (release: string, at: string, isWithdrawn: boolean) => {
    if (release !== live) end(live, at, isWithdrawn);
    if (release !== canary) end(canary, at);
    ends.delete(release);
    live = release;
    canary = undefined;
  };
  for (const { action, release, share, at } of lines) {
    if (!introduced.includes(release)) introduced.push(release);
    switch (action) {
      case 'canary':
        if (release !== canary) end(canary, at);
        ends.delete(release);
        canary = release;
        break;
      case 'release':
      case 'complete':
        makeLive(release, at, false);
        break;
      case 'activate':
        // A command that makes an older release live again is a rollback, whatever its name.
        makeLive(release, at, introduced.indexOf(release) < introduced.indexOf(live ?? release));
        break;
      case 'rollback':
        if (share === 100) makeLive(release, at, true);
        else end(release, at, true);
        break;
      case 'take-back':
      case 'yank':
        end(release, at, true);
        break;
    }
    if (release === canary && ends.has(release)) canary = undefined;
  }
  return ends;
}

/**
 * Whether an open tab that runs a release should be loaded again: the release was rolled back, taken back or forbidden, or was replaced
 * longer ago than `replacedLimitMs`. A release that the history does not know, such as a trial, is not.
 * @param current the releases that browsers get now: the live one, and the canary
 * @param now in ms since 1970
 */
export function isOutdated(
  release: string,
  current: readonly string[],
  lines: readonly StoredLine[],
  now: number,
): boolean {
  const end = current.includes(release) ? undefined : listEnds(lines).get(release);
  return end !== undefined && (end.isWithdrawn || now - Date.parse(end.at) > replacedLimitMs);
}
