import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { activate, rollback, yank } from './rollback';
import { listHistory } from './change-remote';
import { formatHealth } from './format-health';
import { healthDays, type OpenedHealth, readHealth } from './health-file';
import { getReleaseName, type HistoryLine } from './history';
import { isRemoteName, type RegistryEntry } from './registry';
import { pruneReleases } from './prune';
import { readRegistry } from './read-registry';
import { readRegistryFile } from './registry-file';
import { release } from './release';
import { retire } from './retire';
import { ReleaseError } from './release-error';
import { pruneShells, stateShell } from './shell-files';
import { createKey, keysFile } from './signing';
import { isUrl, openStore } from './open-store';
import type { Store } from './store';

export const usage = `release      copies the build in dist/app, verifies it, and gives it to every browser
rollback     removes the canary, or goes back to the release before
list         the history of a remote: when, what, by whom, from which commit, and how each release did in browsers
status       what is live and which canary runs, for one remote or all, and how they did in browsers
activate V   makes a release live again that is there already; V is a version, a fingerprint or both
yank V       forbids a release for good
retire       takes a remote out, with its addresses, until its next release; with --heir only allows another remote to have them
prune        deletes the files of old releases, of one remote or all, but for --keep N, and with all those of shells that were
             replaced a day ago; the history stays
supports     states what the shell of this checkout can run, for the checks of a release, its operations, for the gateway, and its files,
             for open tabs

--to, --from DIR|URL  folder or WebDAV server of the releases; RELEASE_AUTHORIZATION holds the header of the server
--remote NAME         the remote, where the command does not run in its folder
--base URL            URL of that folder for browsers (release; default /remotes)
--share N             canary: only N percent of the browsers get it (release)
--until-healthy       raises the share by itself, 50 % and then all, or takes the canary back; of few tabs, three that fail on one page
                      suffice for that (release --share N)
--every TIME          how long each share lasts at least, such as 30m, 2h or 1d (release --until-healthy; default 30m)
--once                for containers that start: do nothing when this build was released before, or when another release is live
                      and the key is missing that it must be signed with (release)
--stage               copy and verify only: try it with ?remote.NAME=URL, then activate it (release)
--keep N              how many releases before the live one stay; one at least, and all of the last week (prune)
--pages               adds how each page did in browsers (list, status)
--heir NAME           the remote that may have the addresses: its next release with them takes them (retire)
--address A           hands over only this address (retire --heir)
--force               retires although other remotes link to the addresses that go (retire)
--dry-run             check only (release, prune)
--key FILE            private key of the team, if it is not in RELEASE_KEY

'0.2 % not loaded, 0.5 % thrown in 1800 tabs': of the tabs that opened a page of the release in the last ${healthDays} days, as 'Versiones' in
the back office shows; — without a tab. A tab counts once for each page. A page that neither appears nor fails in 30 s is not loaded.`;

const options = {
  to: { type: 'string' },
  from: { type: 'string' },
  remote: { type: 'string' },
  base: { type: 'string' },
  share: { type: 'string' },
  'until-healthy': { type: 'boolean' },
  every: { type: 'string' },
  once: { type: 'boolean' },
  stage: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  heir: { type: 'string' },
  address: { type: 'string' },
  force: { type: 'boolean' },
  keep: { type: 'string' },
  pages: { type: 'boolean' },
  key: { type: 'string' },
  out: { type: 'string' },
} as const;

type CliContext = {
  cwd: string;
  environment: NodeJS.ProcessEnv;
  /** Gets what an operator should know although the command succeeds. */
  onNotice: (notice: string) => void;
};

// A dirty tree's mark follows the hash.
const formatCommit = (commit = 'unknown'): string => commit.replace(/^([0-9a-f]{8})[0-9a-f]+/, '$1');
const formatTime = (at: string): string => at.slice(0, 16).replace('T', ' ');

function parseShare(text: string | undefined, stage: boolean | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (stage) throw new ReleaseError('--share and --stage exclude each other: a staged release reaches no browser');
  const share = Number(text);
  if (!Number.isInteger(share) || share < 1 || share > 99)
    throw new ReleaseError(`--share must be a whole number from 1 to 99; not '${text}'`);
  return share;
}

function parseKeep(text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{0,3}$/.test(text))
    throw new ReleaseError(
      `prune needs --keep N, a whole number of 1 or more${text === undefined ? '' : `; not '${text}'`}`,
    );
  return Number(text);
}

const unitsMs: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Duration of each share of a canary that ends by itself, in ms; undefined for one that does not. */
function parseEvery(text: string | undefined, untilHealthy: boolean | undefined, share: number | undefined) {
  if (!untilHealthy && text === undefined) return undefined;
  if (!untilHealthy) throw new ReleaseError('--every belongs to --until-healthy');
  if (share === undefined) throw new ReleaseError('--until-healthy needs --share N, which it begins with');
  const [, amount, unit = ''] = /^([1-9]\d{0,3})([smhd])$/.exec(text ?? '30m') ?? [];
  if (amount === undefined) throw new ReleaseError(`--every must be a time such as 30m, 2h or 1d; not '${text}'`);
  return Number(amount) * unitsMs[unit]!;
}

const formatLine = ({ at, action, release: name, share, commit, by, reason }: HistoryLine, health: string): string =>
  [
    formatTime(at),
    action.padEnd(9),
    name,
    ...(share > 0 && share < 100 ? [`${share} %`] : []),
    `commit ${formatCommit(commit)}`,
    `by ${by}`,
    ...(reason ? [`(${reason})`] : []),
    health,
  ].join('  ');

type HealthPrinter = Pick<OpenedHealth, 'waits'> & { format: (remote: string, release: string) => string };

/** Why a canary has not ended by itself. */
const formatWait = (pages: string[]): string =>
  `seven days brought too few tabs${pages.length > 0 ? ` on ${pages.join(', ')}` : ''}; release it to all browsers or roll it back`;

async function formatStatus(store: Store, remote: string, health: HealthPrinter): Promise<string> {
  const { registry, faults } = await readRegistry(store);
  const entry = Object.hasOwn(registry, remote) ? registry[remote] : undefined;
  const history = await listHistory(store, remote);
  const awaited = Object.hasOwn(health.waits, remote) ? health.waits[remote] : undefined;
  const describe = (one: RegistryEntry): string => {
    const since = history.findLast(({ release: name }) => name === getReleaseName(one));
    return [
      getReleaseName(one),
      `commit ${formatCommit(one.commit)}`,
      ...(since ? [`since ${formatTime(since.at)} by ${since.by}`] : []),
      health.format(remote, getReleaseName(one)),
    ].join('  ');
  };
  return [
    `${remote}  ${entry ? `live ${describe(entry)}` : 'not live'}`,
    ...(entry?.canary ? [`${remote}  canary ${entry.canary.share} %  ${describe(entry.canary.line)}`] : []),
    ...(entry?.canary && awaited ? [`${remote}  canary waits for a person: ${formatWait(awaited)}`] : []),
    ...faults.filter((fault) => fault.remote === remote).map(({ fault }) => `${remote}  fault: ${fault}`),
  ].join('\n');
}

async function listRemotes(store: Store): Promise<string[]> {
  const { registry, faults } = await readRegistry(store);
  return [...new Set([...Object.keys(registry), ...faults.map(({ remote }) => remote)])];
}

/** Runs an access to a file, and names its usual failures in one line. */
function explain<T>(what: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reasons: Record<string, string> = { ENOENT: 'no such file or folder', EEXIST: 'it exists already' };
    throw new ReleaseError(`Cannot ${what}: ${reasons[code ?? ''] ?? message}`);
  }
}

const readFile = (file: string): string => explain(`read ${file}`, () => readFileSync(file, 'utf8'));

/** Creates a key of a team. The private one goes to a file that only its owner can read, or is printed for the secrets of a CI. */
function printKey(app: string | undefined, file: string | undefined): string {
  if (!app) throw new ReleaseError('Which remote is the key for? npm run release-key -- mfe-admin');
  const { privateKey, publicKey } = createKey();
  if (file) explain(`write ${file}`, () => writeFileSync(file, privateKey, { mode: 0o600, flag: 'wx' }));
  return [
    `Public key, for ${keysFile} of the site: "${app.replace(/^mfe-/, '')}": ["${publicKey}"]`,
    file ? `Private key: ${file}` : `Private key, for the secret RELEASE_KEY of the team's CI:\n${privateKey}`,
  ].join('\n');
}

/**
 * Runs one command of `npm run release`, `rollback` and `releases`, and returns what to print.
 * @throws ReleaseError or an error of parseArgs, each with a message for the operator
 */
export async function runCommand(args: string[], { cwd, environment, onNotice }: CliContext): Promise<string> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [command = '', version] = positionals;
  if (command === 'key') return printKey(version, values.out && resolve(environment.INIT_CWD ?? cwd, values.out));
  const location = values.to ?? values.from;
  if (!location) throw new ReleaseError(`--to is missing\n\n${usage}`);
  // Relative to the folder where npm was called, not to the remote's folder.
  const store = openStore(isUrl(location) ? location : resolve(environment.INIT_CWD ?? cwd, location));
  const by = environment.RELEASE_BY ?? environment.GITHUB_ACTOR ?? userInfo().username;
  const remote = values.remote ?? basename(cwd).replace(/^mfe-/, '');
  const isChosen = values.remote !== undefined || basename(cwd).startsWith('mfe-');
  const key = values.key ? readFile(resolve(environment.INIT_CWD ?? cwd, values.key)) : environment.RELEASE_KEY;
  const actor = { by, onNotice, key: key || undefined };
  const openHealth = async (): Promise<HealthPrinter> => {
    const { find, waits, notice } = await readHealth(store);
    if (notice !== null) onNotice(notice);
    return { waits, format: (owner, name) => formatHealth(find(owner, name), values.pages) };
  };
  const assertChosen = (): void => {
    if (!isChosen) throw new ReleaseError(`${command} needs --remote NAME, or runs in the folder of a remote`);
  };
  const needVersion = (): string => {
    assertChosen();
    if (!version) throw new ReleaseError(`${command} needs a version: npm run releases -- list shows them`);
    return version;
  };
  switch (command) {
    case 'release': {
      const share = parseShare(values.share, values.stage);
      const everyMs = parseEvery(values.every, values['until-healthy'], share);
      const { base, once, stage, 'dry-run': dryRun } = values;
      const build = resolve(cwd, 'dist/app');
      // Of the checkout; an image has none.
      const schemaFile = resolve(cwd, '../gateway/schema.graphql');
      const schema = existsSync(schemaFile) ? readFile(schemaFile) : undefined;
      const chosen = { remote, build, base, once, stage, share, everyMs, dryRun, schema };
      const released = await release(store, { ...actor, ...chosen });
      const what = `${remote} ${released.release} (commit ${formatCommit(released.entry.commit)})`;
      if (dryRun) return `${what} could be released: nothing was changed`;
      if (stage) return `${what} is staged: try it with ?remote.${remote}=${released.entry.entry}`;
      if (released.kept !== undefined) return `The registry is unchanged without ${what}: ${released.kept}`;
      const end = everyMs === undefined ? '' : ', and ends by itself';
      return share ? `${what} is the canary for ${share} % of the browsers${end}` : `${what} is released`;
    }
    case 'rollback': {
      const entry = await rollback(store, remote, actor);
      return `${remote} is back at ${entry.version} (build ${entry.build}, commit ${formatCommit(entry.commit)})`;
    }
    case 'activate': {
      const entry = await activate(store, remote, needVersion(), actor);
      return `${remote} ${getReleaseName(entry)} (commit ${formatCommit(entry.commit)}) is live again`;
    }
    case 'yank':
      return `${remote} ${await yank(store, remote, needVersion(), actor)} is forbidden for good`;
    case 'retire': {
      assertChosen();
      const { heir, address, force } = values;
      const addresses = (await retire(store, remote, { ...actor, heir, address, force })).join(', ');
      return heir === undefined
        ? `${remote} is retired, and ${addresses} with it`
        : `${addresses} goes from ${remote} to ${heir} with the next release of ${heir} that has it`;
    }
    case 'prune': {
      const keep = parseKeep(values.keep);
      const isDryRun = values['dry-run'] === true;
      const names = (isChosen ? [remote] : await listRemotes(store)).filter(isRemoteName);
      const results: string[] = [];
      for (const name of names)
        for (const pruned of await pruneReleases(store, name, keep, { ...actor, isDryRun }))
          results.push(`${name} ${pruned} ${isDryRun ? 'would be deleted' : 'is deleted'}`);
      for (const build of isChosen ? [] : await pruneShells(store, isDryRun))
        results.push(`the files of shell ${build} ${isDryRun ? 'would be deleted' : 'are deleted'}`);
      return results.join('\n') || 'There is nothing to delete';
    }
    case 'list': {
      assertChosen();
      const history = await listHistory(store, remote);
      if (history.length === 0) return `${remote} has no history in ${store.location}`;
      const health = await openHealth();
      return history.map((line) => formatLine(line, health.format(remote, line.release))).join('\n');
    }
    case 'status': {
      const { damage } = await readRegistryFile(store);
      if (damage) onNotice(`${damage}: this is the last good copy`);
      const names = (isChosen ? [remote] : await listRemotes(store)).filter(isRemoteName);
      if (names.length === 0) return `No remote was released into ${store.location}`;
      const health = await openHealth();
      return (await Promise.all(names.map((name) => formatStatus(store, name, health)))).join('\n');
    }
    case 'supports': {
      await stateShell(store, resolve(cwd, 'dist/app'), by);
      return `${store.location} states what the shell can run`;
    }
    default:
      throw new ReleaseError(`Unknown command '${command}'\n\n${usage}`);
  }
}
