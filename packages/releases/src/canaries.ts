import { assertCanBeLive, describe, withoutCanary } from './rollback';
import { changeRemote, type Change, type ChangeOptions, type RemoteState } from './change-remote';
import { getReleaseName, type HistoryLine } from './history';
import type { ReleasedEntry } from './registry';
import { ReleaseError } from './release-error';
import type { RolloutStep } from './rollout';
import type { Store } from './store';

function getCanary(remote: string, { entry }: RemoteState) {
  if (!entry?.canary) throw new ReleaseError(`${remote} has no canary`);
  return { entry, canary: entry.canary };
}

const toShareChange = ({ entry, canary }: ReturnType<typeof getCanary>, share: number): Change => ({
  entry: { ...entry, canary: { ...canary, share } },
  line: { ...describe(canary.line), action: 'share', share },
});

const toTakeBackChange = ({ entry, canary }: ReturnType<typeof getCanary>, reason: string): Change => ({
  entry: withoutCanary(entry),
  line: { ...describe(canary.line), action: 'take-back', share: 0, reason },
});

async function toCompletion(store: Store, remote: string, state: RemoteState): Promise<Change> {
  const { canary } = getCanary(remote, state);
  await assertCanBeLive(store, remote, canary.line, state);
  return { entry: canary.line, line: { ...describe(canary.line), action: 'complete', share: 100 } };
}

/** Changes the percentage of the browsers that get the canary of a remote. */
export const setCanaryShare = (store: Store, remote: string, share: number, by: string): Promise<void> =>
  changeRemote(store, remote, { by }, (state) => {
    const found = getCanary(remote, state);
    return found.canary.share === share ? null : toShareChange(found, share);
  });

/** Gives the canary of a remote to every browser. */
export const completeCanary = (store: Store, remote: string, by: string): Promise<void> =>
  changeRemote(store, remote, { by }, (state) => toCompletion(store, remote, state));

/** Takes the canary of a remote back, and records why. */
export const takeBackCanary = (store: Store, remote: string, reason: string, by: string): Promise<void> =>
  changeRemote(store, remote, { by }, (state) => toTakeBackChange(getCanary(remote, state), reason));

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
    const rollout = findRollout(state.entry, state.lines);
    if (rollout) step = await decide(rollout);
    switch (step.kind) {
      case 'wait':
        return null;
      case 'raise':
        return toShareChange(getCanary(remote, state), step.share);
      case 'take-back':
        return toTakeBackChange(getCanary(remote, state), step.reason);
      case 'complete':
        return toCompletion(store, remote, state);
    }
  });
  return step;
}
