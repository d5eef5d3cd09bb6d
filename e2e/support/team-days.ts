import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { openStore, stateShell } from '@cimiento/releases';
import { findDisagreements } from '@cimiento/releases/testing';
import { copyShell, Deployment, overwriteScripts } from './deployment';
import { remotes, root } from './repository';

const run = promisify(execFile);
const releaseScript = path.join(root, 'scripts/release.mjs');

/** The page of each team that the game visits, and its heading, which each build changes. */
export const teamPages = {
  public: { address: '/oportunidades', heading: 'Oportunidades de inversión' },
  investor: { address: '/calendar', heading: 'Calendario de rentas' },
  admin: { address: '/admin/integrations', heading: 'Integraciones' },
  sample: { address: '/calculadora', heading: 'Calculadora de fracciones' },
} as const;
export type Team = keyof typeof teamPages;
export const teams = Object.keys(teamPages) as Team[];

/** Builds that pass every check before a release, and fail in browsers. */
export const badKinds = ['throws', 'broken chunks', 'broken entry'] as const;
/** Builds that no site could run, which a release refuses. */
export const refusedKinds = ['contract', 'taken address', 'server address', 'range', 'name', 'operation'] as const;

/** A build, by what a browser shows of it: its heading, or the message of a page that failed. */
export type Build = { team: Team; heading: string; isBad: boolean };

type Description = {
  contract: number;
  routes: Record<string, string>;
  requires: Record<string, string>;
  imports: Record<string, Record<string, string>>;
};

// An environment in which npm has set nothing.
const { INIT_CWD: _initCwd, ...environment } = process.env;

/** Four teams that release into one store, and the site that serves it. */
export class TeamDays {
  /** Fingerprint → the build. */
  readonly builds = new Map<string, Build>();
  /** The releases that are forbidden or whose files were deleted: a tab that did not load them before cannot load them. */
  readonly gone = new Set<string>();
  readonly done = new Map<string, number>();
  private shell = 0;

  private constructor(
    readonly deployment: Deployment,
    private readonly folder: string,
    private readonly sample: string,
  ) {}

  static async start(folder: string): Promise<TeamDays> {
    await copyShell(path.join(folder, 'other'));
    await cp(path.join(root, 'shell/dist/app'), path.join(folder, 'site/shell/dist/app'), { recursive: true });
    const deployment = await Deployment.start(0, path.join(folder, 'site'));
    const days = new TeamDays(deployment, folder, await deployment.buildFixture('mfe-sample'));
    for (const team of teams) await days.release(await days.build(team));
    return days;
  }

  /** The folder of a new build of a team, in whose folder its commands run. */
  async build(team: Team, kind: (typeof badKinds)[number] | 'good' = 'good'): Promise<string> {
    const id = `b${String(this.builds.size).padStart(11, '0')}`;
    const { heading } = teamPages[team];
    const source = remotes.includes(team) ? path.join(root, `mfe-${team}`) : this.sample;
    const app = await this.deployment.createVariant(team, id, { [heading]: `${heading} ${id}` }, source);
    const folder = path.join(app, 'dist/app');
    if (kind === 'throws')
      await this.edit(folder, (text) => text.replaceAll(`"${heading} ${id}"`, '(()=>{throw Error("roto")})()'));
    if (kind === 'broken chunks') await overwriteScripts(folder, 'assets', 'throw new Error("roto")');
    if (kind === 'broken entry') await overwriteScripts(folder, 'entry', '<html>502 Bad Gateway</html>');
    this.builds.set(id, { team, heading: `${heading} ${id}`, isBad: kind !== 'good' });
    return app;
  }

  private async edit(folder: string, change: (text: string) => string): Promise<void> {
    const { files } = JSON.parse(await readFile(path.join(folder, 'build.json'), 'utf8')) as { files: string[] };
    for (const file of files.filter((name) => name.endsWith('.js'))) {
      const text = await readFile(path.join(folder, file), 'utf8');
      await writeFile(path.join(folder, file), change(text));
    }
  }

  /** Runs a command of a team in the folder of its build. */
  private command(cwd: string, args: string[], extra: NodeJS.ProcessEnv = {}): Promise<{ stdout: string }> {
    return run(process.execPath, [releaseScript, ...args, '--to', this.deployment.remotes], {
      cwd,
      env: { ...environment, ...extra },
    });
  }

  async release(app: string, ...options: string[]): Promise<void> {
    await this.command(app, ['release', ...options]);
    this.count('release');
  }

  /** A release from a machine whose clock is hours ahead, or behind. */
  async releaseByClock(team: Team, hours: number): Promise<void> {
    const clock = path.join(this.folder, 'clock.cjs');
    await writeFile(
      clock,
      'const { now } = Date; const ms = Number(process.env.CLOCK_HOURS) * 3_600_000; Date.now = () => now() + ms;\n' +
        'globalThis.Date = class extends Date { constructor(...args) { if (args.length) super(...args); else super(Date.now()); } };\n',
    );
    const app = await this.build(team);
    await this.command(app, ['release'], { NODE_OPTIONS: `--require ${clock}`, CLOCK_HOURS: String(hours) });
    this.count('release by a wrong clock');
  }

  /** A release whose process is killed after some time; whatever it had done, the next one continues. */
  async killRelease(team: Team, afterMs: number): Promise<void> {
    const app = await this.build(team);
    const args = [releaseScript, 'release', '--to', this.deployment.remotes];
    const limits = { timeout: afterMs, killSignal: 'SIGKILL' } as const;
    await once(spawn(process.execPath, args, { ...limits, cwd: app, env: environment, stdio: 'ignore' }), 'exit');
    this.count('killed release');
  }

  /** A build that cannot run here. @returns what the command said when it refused */
  async refuse(team: Team, kind: (typeof refusedKinds)[number]): Promise<string> {
    const app = await this.build(team);
    const folder = path.join(app, 'dist/app');
    const file = path.join(folder, 'remote.json');
    const remote = JSON.parse(await readFile(file, 'utf8')) as Description;
    const other = teams.find((name) => name !== team)!;
    if (kind === 'contract') remote.contract = 9;
    if (kind === 'taken address') remote.routes[teamPages[other].address] = 'public';
    if (kind === 'server address') remote.routes['/api/cosa'] = 'public';
    if (kind === 'range') remote.requires['react'] = '~20.0.0';
    if (kind === 'name')
      remote.imports = { '@cimiento/federation/shared/router': { useMatch: `mfe-${team}/src/cosa.ts` } };
    await writeFile(file, JSON.stringify(remote));
    if (kind === 'operation') {
      const operations = path.join(folder, 'operations.json');
      const listed = JSON.parse(await readFile(operations, 'utf8')) as Record<string, string>;
      await writeFile(operations, JSON.stringify({ ...listed, ['0'.repeat(32)]: '{ noSuchField }' }));
    }
    this.count(`refused: ${kind}`);
    return this.command(app, ['release']).then(
      () => `the ${kind} was released`,
      ({ stderr }: { stderr: string }) => stderr,
    );
  }

  /** @returns whether there was a release to go back to */
  async rollback(team: Team): Promise<boolean> {
    this.count('rollback');
    const remote = ['--remote', team];
    return this.command(root, ['rollback', ...remote]).then(
      () => true,
      () => false,
    );
  }

  /** Forbids the live release of a team for good. */
  async yank(team: Team): Promise<boolean> {
    const build = (await this.deployment.readRegistry())[team]?.build;
    if (build === undefined) return false;
    this.count('yank');
    return this.command(root, ['yank', build, '--remote', team]).then(
      () => Boolean(this.gone.add(build)),
      () => false,
    );
  }

  async retire(team: Team): Promise<void> {
    await this.command(root, ['retire', '--remote', team, '--force']);
    this.count('retire');
  }

  /** Another shell in place of the one that the site serves, stated in the store as its container does. */
  async replaceShell(): Promise<void> {
    this.shell = 1 - this.shell;
    const from = this.shell === 1 ? path.join(this.folder, 'other') : root;
    const site = path.join(this.folder, 'site/shell/dist/app');
    await stateShell(openStore(this.deployment.remotes), path.join(from, 'shell/dist/app'), 'release-shell');
    await cp(path.join(from, 'shell/dist/app'), `${site}.next`, { recursive: true });
    await rm(site, { recursive: true });
    await cp(`${site}.next`, site, { recursive: true });
    await rm(`${site}.next`, { recursive: true });
    this.count('new shell');
  }

  /** The differences between what the store has of a team in registry, history and files. */
  findDisagreements(team: Team): Promise<string[]> {
    return findDisagreements(openStore(this.deployment.remotes), team);
  }

  /** Numbers of browsers that get the canary of a team. */
  async listCanaryGroups(team: Team, number: number): Promise<string[]> {
    const groups: string[] = [];
    const { canary } = (await this.deployment.readRegistry())[team]!;
    for (let group = 0; canary && groups.length < number && group < 1000; group += 37) {
      const answer = await fetch(`${this.deployment.url}/remotes.json`, {
        headers: { cookie: `cimiento.group=${group}` },
      });
      const { [team]: entry } = (await answer.json()) as Record<string, { build: string }>;
      if (entry?.build === canary.line.build) groups.push(String(group));
    }
    return groups;
  }

  private count(what: string): void {
    this.done.set(what, (this.done.get(what) ?? 0) + 1);
  }
}
