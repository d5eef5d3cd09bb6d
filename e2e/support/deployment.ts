import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { loadConfig } from '@cimiento/gateway';
import { startStandalone, type Standalone } from '@cimiento/standalone';

const root = path.join(__dirname, '../..');
const releaseScript = path.join(root, 'scripts/release.mjs');
const run = promisify(execFile);

type RegistryEntry = {
  entry: string;
  contract: number;
  build: string;
  integrity: string;
  routes: Record<string, string>;
  canary?: { share: number; line: RegistryEntry };
};

/** A deployment of the product whose remotes are released into a folder, as a team releases them. */
export class Deployment {
  private constructor(
    private readonly folder: string,
    /** Folder of the releases. */
    readonly remotes: string,
    private readonly server: Standalone,
    private readonly otherServer: Server,
    /** The other origin, from which pages may load remotes. */
    readonly otherOrigin: string,
  ) {}

  /**
   * Serves on a port, 0 for any free one, and serves the releases from another origin too.
   * @param shellRoot the folder whose `shell/dist/app` is served; by default this checkout
   * @param releases the folder of the releases, when another deployment has the same; by default its own
   */
  static async start(port: number, shellRoot = root, releases?: string): Promise<Deployment> {
    const folder = await mkdtemp(path.join(tmpdir(), 'cimiento-deployment-'));
    const remotes = releases ?? path.join(folder, 'remotes');
    const config = loadConfig({
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      ADDRESS_TRIES: '100000',
      ROLLOUT_POLL_SECONDS: '0.5',
    });
    const otherServer = await startOtherServer(folder);
    const origin = `http://127.0.0.1:${(otherServer.address() as AddressInfo).port}`;
    const server = await startStandalone(
      shellRoot,
      { ...config, port },
      {
        remotesDir: remotes,
        remoteOrigins: [origin],
      },
    );
    return new Deployment(folder, remotes, server, otherServer, origin);
  }

  async stop(): Promise<void> {
    this.otherServer.close();
    await this.server.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  get url(): string {
    return this.server.url;
  }

  /** `npm run release -w mfe-NAME -- --to DIR`, run in the folder of an app. */
  async release(name: string, app = path.join(root, `mfe-${name}`), ...options: string[]): Promise<string> {
    return (
      await run(process.execPath, [releaseScript, 'release', '--to', this.remotes, ...options], {
        cwd: app,
        env: environmentWithoutNpm,
      })
    ).stdout;
  }

  /** `npm run rollback -w mfe-NAME -- --to DIR`. */
  async rollback(name: string): Promise<void> {
    await run(process.execPath, [releaseScript, 'rollback', '--to', this.remotes], {
      cwd: path.join(root, `mfe-${name}`),
      env: environmentWithoutNpm,
    });
  }

  /** `npm run releases -- retire --remote NAME --to DIR`. */
  async retire(name: string): Promise<void> {
    await run(process.execPath, [releaseScript, 'retire', '--remote', name, '--to', this.remotes]);
  }

  async readRegistry(): Promise<Record<string, RegistryEntry>> {
    return JSON.parse(await readFile(path.join(this.remotes, 'remotes.json'), 'utf8')) as Record<string, RegistryEntry>;
  }

  /** Changes the registry by hand. */
  async editRegistry(change: (registry: Record<string, RegistryEntry>) => void): Promise<void> {
    const registry = await this.readRegistry();
    change(registry);
    await writeFile(path.join(this.remotes, 'remotes.json'), JSON.stringify(registry));
  }

  /** Folder of the release that the registry points to. */
  async getCurrentRelease(name: string): Promise<string> {
    const { entry } = (await this.readRegistry())[name]!;
    return path.join(this.remotes, path.dirname(entry.replace('/remotes/', '')));
  }

  /** Builds a remote of `fixtures/` and returns its folder. */
  async buildFixture(folder: string): Promise<string> {
    const app = path.join(__dirname, '../fixtures', folder);
    await run(
      process.execPath,
      [path.join(root, 'node_modules/webpack-cli/bin/cli.js'), 'build', '--mode', 'production'],
      { cwd: app },
    );
    return app;
  }

  /**
   * Returns the folder of an app whose build differs from the present one: each text is replaced in its scripts, as if an edited source
   * had been built.
   * @param from the folder of the app
   */
  async createVariant(
    name: string,
    id: string,
    texts: Record<string, string>,
    from = path.join(root, `mfe-${name}`),
  ): Promise<string> {
    const app = path.join(this.folder, id, `mfe-${name}`);
    const built = path.join(from, 'dist/app');
    const { build } = JSON.parse(await readFile(path.join(built, 'remote.json'), 'utf8')) as { build: string };
    const { files } = JSON.parse(await readFile(path.join(built, 'build.json'), 'utf8')) as { files: string[] };
    const kept = files.filter((file) => !file.endsWith('.br'));
    const changes = Object.entries({ [build]: id.padEnd(12, '0'), ...texts });
    const missing = new Set(Object.keys(texts));
    for (const file of kept) {
      let text = await readFile(path.join(built, file), 'utf8');
      for (const [from, to] of changes) {
        if (text.includes(from)) missing.delete(from);
        text = text.replaceAll(from, to);
      }
      await cp(path.join(built, file), path.join(app, 'dist/app', file), { recursive: true });
      await writeFile(path.join(app, 'dist/app', file), text);
    }
    if (missing.size > 0) throw new Error(`The build of ${name} has no ${[...missing].join(', ')}`);
    await writeFile(path.join(app, 'dist/app/build.json'), JSON.stringify({ files: kept }));
    return app;
  }
}

/** Copies the shell of this checkout to `shell/dist/app` of a folder, with other names for all of its hashed files: a later build of it. */
export async function copyShell(folder: string): Promise<void> {
  const built = path.join(root, 'shell/dist/app');
  const { files } = JSON.parse(await readFile(path.join(built, 'build.json'), 'utf8')) as { files: string[] };
  const hashes = new Set(files.flatMap((file) => /\.([0-9a-f]{12})\./.exec(file)?.[1] ?? []));
  const rename = (text: string) =>
    text.replace(/[0-9a-f]{12}/g, (word) => (hashes.has(word) ? [...word].reverse().join('') : word));
  const app = path.join(folder, 'shell/dist/app');
  for (const file of ['index.html', 'supports.json', 'operations.json', 'shared.json', 'build.json', ...files]) {
    if (file.endsWith('.br')) continue;
    await cp(path.join(built, file), path.join(app, rename(file)));
    if (/\.(html|js|json)$/.test(file))
      await writeFile(path.join(app, rename(file)), rename(await readFile(path.join(built, file), 'utf8')));
  }
  const list = files.filter((file) => !file.endsWith('.br')).map(rename);
  await writeFile(path.join(app, 'build.json'), JSON.stringify({ files: list }));
}

/** A static server on another origin that lets our pages read its files. */
function startOtherServer(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const file = path.join(folder, new URL(request.url ?? '/', 'http://x').pathname);
    readFile(file).then(
      (content) =>
        response
          .writeHead(200, { 'access-control-allow-origin': '*', 'content-type': getContentType(file) })
          .end(content),
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

const getContentType = (file: string): string => (file.endsWith('.js') ? 'text/javascript' : 'application/json');

// With INIT_CWD set, a relative folder would be resolved against the folder in which npm was started.
const { INIT_CWD: _initCwd, ...environmentWithoutNpm } = process.env;

/** Overwrites the scripts of a release: its entry, or the chunks of its pages. */
export async function overwriteScripts(release: string, part: 'entry' | 'assets', text: string): Promise<void> {
  const folder = part === 'entry' ? release : path.join(release, 'assets');
  for (const file of await readdir(folder)) {
    // The compressed copy would be served in its place.
    if (file.endsWith('.js.br')) await rm(path.join(folder, file));
    if (file.endsWith('.js')) await writeFile(path.join(folder, file), text);
  }
}
