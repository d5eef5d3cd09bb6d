import type { Heirs, RegistryEntry } from './registry';
import type { Store } from './store';

export type Action =
  | 'stage'
  | 'release'
  | 'canary'
  | 'share'
  | 'complete'
  | 'rollback'
  | 'activate'
  | 'yank'
  | 'take-back'
  | 'retire'
  | 'hand-over';

/** One line of a remote's history. */
export type HistoryLine = {
  /** ISO instant. */
  at: string;
  /** Who did it: the user of a CI job or of the machine, or the process that decides over canaries. */
  by: string;
  action: Action;
  /** `<version>-<fingerprint>` of the release that the action was about. */
  release: string;
  /** Percentage of the browsers that get the release from then on. */
  share: number;
  /** Commit that the release was built from. */
  commit: string;
  reason?: string;
  /** Of a canary that ends by itself: how long each share lasts at least, in ms. */
  everyMs?: number;
  /** Of a hand-over: the remote that may have these addresses from now on; empty in the release that gets them back. */
  heir?: string;
  addresses?: string[];
};

/** A line as it is stored. */
export type StoredLine = HistoryLine & {
  /** Number of the line, without gaps. */
  step: number;
  /** Entry of the registry with which the release can be made live again; in the lines that introduce a release. */
  entry?: RegistryEntry;
};

const getLogFile = (remote: string): string => `${remote}/history.jsonl`;

export const getReleaseName = ({ version, build }: Pick<RegistryEntry, 'version' | 'build'>): string =>
  `${version}-${build}`;

function parseLine(text: string): StoredLine[] {
  try {
    return [JSON.parse(text) as StoredLine];
  } catch {
    // The rest of a line whose writer was killed.
    return [];
  }
}

/** The lines in the text of a log. */
export const parseLog = (text: string): StoredLine[] => text.split('\n').flatMap(parseLine);

/** The lines in the log of a remote, and whether its last line is whole. */
export async function readLog(store: Store, remote: string): Promise<{ lines: StoredLine[]; isWhole: boolean }> {
  const text = (await store.read(getLogFile(remote)))?.toString('utf8') ?? '';
  return { lines: parseLog(text), isWhole: text === '' || text.endsWith('\n') };
}

/** Adds the lines that the log does not have. */
export async function appendLines(store: Store, remote: string, lines: readonly StoredLine[]): Promise<void> {
  const log = await readLog(store, remote);
  const known = new Set(log.lines.map(({ step }) => step));
  const missing = lines.filter(({ step }) => !known.has(step));
  if (missing.length === 0) return;
  const text = missing.map((line) => `${JSON.stringify(line)}\n`).join('');
  await store.append(getLogFile(remote), log.isWhole ? text : `\n${text}`);
}

/** Lines of two sources, each once and in their order. */
export function mergeLines(lines: readonly StoredLine[], others: readonly StoredLine[]): StoredLine[] {
  const bySteps = new Map([...lines, ...others].map((line) => [line.step, line]));
  return [...bySteps.values()].sort((a, b) => a.step - b.step);
}

const makesLive = new Set<Action>(['release', 'complete', 'activate']);

/** The releases that were live before the present one and have not been rolled back, the newest last. */
export function listEarlierReleases(lines: readonly HistoryLine[], live: string | null): string[] {
  const stack: string[] = [];
  const returnTo = (release: string) => {
    const index = stack.lastIndexOf(release);
    if (index >= 0) stack.length = index + 1;
    else stack.push(release);
  };
  for (const { action, release, share } of lines) {
    if (makesLive.has(action) && stack.at(-1) !== release) stack.push(release);
    // A canary that was taken back has no share left.
    if (action === 'rollback' && share === 100) returnTo(release);
  }
  // The registry decides what is live, also when its file was changed by hand.
  if (live !== null) returnTo(live);
  const yanked = listYanked(lines);
  return stack.slice(0, live === null ? undefined : -1).filter((release) => release !== live && !yanked.has(release));
}

/** Whether a remote has left: nothing has made a release live since it was retired. */
export const isRetired = (lines: readonly HistoryLine[]): boolean =>
  lines.findLast(
    ({ action, share }) => action === 'retire' || makesLive.has(action) || (action === 'rollback' && share === 100),
  )?.action === 'retire';

/** The addresses that a remote has handed over. */
export const listHeirs = (lines: readonly HistoryLine[]): Heirs =>
  Object.fromEntries(lines.flatMap(({ heir, addresses = [] }) => addresses.map((each) => [each, heir ?? ''])));

/** The releases that are forbidden for good. */
export const listYanked = (lines: readonly HistoryLine[]): Set<string> =>
  new Set(lines.filter(({ action }) => action === 'yank').map(({ release }) => release));

/** The entry with which a release was introduced; undefined for an unknown release. */
export const findEntry = (lines: readonly StoredLine[], release: string): RegistryEntry | undefined =>
  lines.findLast((line) => line.release === release && line.entry)?.entry;
