import { assertCanBeLive, describe, withoutCanary } from './rollback';
import { changeRemote, type ChangeOptions } from './change-remote';
import { getReleaseName, type HistoryLine } from './history';
import type { ReleasedEntry } from './registry';
import type { RolloutStep } from './rollout';
import type { Store } from './store';

/** A canary that ends by itself. */
export type Rollout = {
  /** `<version>-<fingerprint>` of the canary, and of the release that the other browsers get. */
  canary: string;
  live: string;
  share: number;
  everyMs: number;
  /** Address patterns that both releases have. */
  pages: string[];
  /** The start as a canary, and the start of its current share, in ms since 1970. */
  beganAt: number;
  sharedAt: number;
};

/** The canary of a remote that ends by itself; null without one. */
export function findRollout(entry: ReleasedEntry | null, lines: readonly HistoryLine[]): Rollout | null {
  if (!entry?.canary) return null;
  const canary = getReleaseName(entry.canary.line);
  const begin = lines.findLast(({ action, release }) => action === 'canary' && release === canary);
  const last = lines.findLast(({ action, release }) => ['canary', 'share'].includes(action) && release === canary);
  if (!begin || !last || begin.everyMs === undefined) return null;
  return {
    canary,
    live: getReleaseName(entry),
    share: entry.canary.share,
    everyMs: begin.everyMs,
    pages: Object.keys(entry.routes).filter((page) => Object.hasOwn(entry.canary?.line.routes ?? {}, page)),
    beganAt: Date.parse(begin.at),
    sharedAt: Date.parse(last.at),
  };
}

/**
 * Takes the next step of a canary that ends by itself. `decide` is called under the lock of the store, so one process at a time decides, and
 * sees what the one before has done.
 * @returns the step; 'wait' also without such a canary
 */
export async function advanceCanary(
  store: Store,
  remote: string,
  options: ChangeOptions,
  decide: (rollout: Rollout) => Promise<RolloutStep>,
): Promise<RolloutStep> {
  let step: RolloutStep = { kind: 'wait' };
  await changeRemote(store, remote, options, async (state) => {
    const { entry, lines } = state;
    const rollout = findRollout(entry, lines);
    if (!entry?.canary || !rollout) return null;
    step = await decide(rollout);
    const { canary } = entry;
    const about = describe(canary.line);
    switch (step.kind) {
      case 'wait':
        return null;
      case 'raise':
        return {
          entry: { ...entry, canary: { ...canary, share: step.share } },
          line: { ...about, action: 'share', share: step.share },
        };
      case 'take-back':
        return { entry: withoutCanary(entry), line: { ...about, action: 'take-back', share: 0, reason: step.reason } };
      case 'complete':
        await assertCanBeLive(store, remote, canary.line, state);
        return { entry: canary.line, line: { ...about, action: 'complete', share: 100 } };
    }
  });
  return step;
}
