import { releaseHealthLimits, releaseHealthPath, type ReleaseHealthReport } from '@cimiento/contracts';
import type { RegistryEntry } from '@cimiento/federation/runtime';

// In the shell's first script: keep it small. What is not needed at once is in measure-vitals.ts.

type Details = Pick<ReleaseHealthReport, 'value' | 'error'>;

/** Time that a report waits for others, in ms. */
const batchMs = 3000;

let isChosen: boolean | undefined;
const waiting: ReleaseHealthReport[] = [];
const reported = new Set<string>();

/** Whether this tab is among the share of the tabs that report (packages/site/src/pages.ts). */
function isSampled(): boolean {
  const share = document.getElementById('health-share')?.textContent?.trim() ?? '';
  isChosen ??= share !== '' && Math.random() * 100 < Number(share);
  return isChosen;
}

function send(): void {
  const reports = waiting.splice(0, releaseHealthLimits.reports);
  if (reports.length > 0)
    navigator.sendBeacon?.(releaseHealthPath, new Blob([JSON.stringify({ reports })], { type: 'application/json' }));
}

/**
 * Reports once in this tab what happened to a release of a remote. Names nobody: no address, no text of the page. Never throws, and does not
 * wait for an answer.
 */
export function reportHealth(
  remote: string,
  { version, build }: Pick<RegistryEntry, 'version' | 'build'>,
  metric: ReleaseHealthReport['metric'],
  details: Details = {},
): void {
  const key = `${remote} ${build} ${metric}`;
  if (!version || !build || reported.has(key) || !isSampled()) return;
  if (reported.size === 0) addEventListener('visibilitychange', send);
  reported.add(key);
  waiting.push({ remote, version, build, metric, ...details });
  // A tab that is being closed has no time left.
  if (document.visibilityState === 'hidden') send();
  else setTimeout(send, batchMs);
}

const frameLine = /:\d+:\d+\)?$/;

/** Class and stack of an error without its message, which may name a person. */
export function describeError(error: unknown): ReleaseHealthReport['error'] {
  const { name, stack = '' } = error instanceof Error ? error : { name: 'Error' };
  const lines = stack.split('\n').filter((line) => frameLine.test(line.trim()));
  return {
    name: /^\w{1,40}$/.test(name) ? name : 'Error',
    frames: lines
      .filter(({ length }) => length <= releaseHealthLimits.frameLength)
      .slice(0, releaseHealthLimits.frames)
      .map((line) => line.trim()),
  };
}
