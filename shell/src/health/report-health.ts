import { releaseHealthLimits, releaseHealthPath, type ReleaseHealthReport } from '@cimiento/contracts';
import type { RegistryEntry } from '@cimiento/federation/runtime';

// In the shell's first script: keep it small. What is not needed at once is in measure-vitals.ts.

type Details = Pick<ReleaseHealthReport, 'page' | 'value' | 'error'>;

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
 * Reports once in this tab what happened to a release of a remote, or to one of its pages. Names nobody: no address, no text of the page.
 * Never throws, and does not wait for an answer.
 */
export function reportHealth(
  remote: string,
  { version, build }: Pick<RegistryEntry, 'version' | 'build'>,
  metric: ReleaseHealthReport['metric'],
  details: Details = {},
): void {
  const key = `${remote} ${build} ${metric} ${details.page}`;
  if (!version || !build || reported.has(key) || !isSampled()) return;
  if (reported.size === 0) addEventListener('visibilitychange', send);
  reported.add(key);
  waiting.push({ remote, version, build, metric, ...details });
  // A tab that is being closed has no time left, nor has one whose page may hang.
  if (document.visibilityState === 'hidden' || metric === 'opened') send();
  else setTimeout(send, batchMs);
}

type Opened = { remote: string; release: RegistryEntry; page: string };

/** Folder of a release → its page that this tab opened last. */
const opened = new Map<string, Opened>();

/** Reports an error that nothing caught, if it was thrown in a script of a release that this tab has opened. */
function reportThrown(event: ErrorEvent | PromiseRejectionEvent): void {
  const [error, file]: [unknown, string] = 'reason' in event ? [event.reason, ''] : [event.error, event.filename];
  const places = `${file} ${(error as Error | null)?.stack}`;
  for (const [folder, { remote, release, page }] of opened)
    if (places.includes(folder)) reportHealth(remote, release, 'thrown', { page, error: describeError(error) });
}

/** Reports that this tab opens a page. Errors in scripts of its release count for this page from then on. */
export function reportOpened(remote: string, release: RegistryEntry, page: string): void {
  if (opened.size === 0) {
    addEventListener('error', reportThrown);
    addEventListener('unhandledrejection', reportThrown);
  }
  opened.set(release.entry.slice(0, release.entry.lastIndexOf('/') + 1), { remote, release, page });
  reportHealth(remote, release, 'opened', { page });
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
