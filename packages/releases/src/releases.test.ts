import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  activate,
  listHistory,
  openStore,
  type RegistryEntry,
  release,
  type ReleasedEntry,
  type ReleaseOptions,
  rollback,
  type Store,
  yank,
} from '.';
import { calculateIntegrity } from './remote-build';
import { createManifest, createWebdavServer, stepCanary, writeBuild, type BuildOptions } from './testing';

let folder: string;
let to: string;
let store: Store;
const by = { by: 'ana' };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cimiento-release-'));
  to = join(folder, 'served');
  store = openStore(to);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Options = BuildOptions & Partial<ReleaseOptions>;

/** Builds and releases; `id` is the fingerprint. */
function releaseBuild(id: string, { remote = 'hola', ...options }: Options = {}, into = store) {
  return release(into, { ...by, ...options, remote, build: writeBuild(folder, id, options) });
}

const readRegistry = () =>
  JSON.parse(readFileSync(join(to, 'remotes.json'), 'utf8')) as Record<string, ReleasedEntry> & { hola: ReleasedEntry };
const readServed = (entry: RegistryEntry, file: string) =>
  readFileSync(join(to, entry.entry.replace('/remotes/', '').replace('mf-manifest.json', file)), 'utf8');
const listActions = async () =>
  (await listHistory(store, 'hola')).map(({ action, release: name }) => `${action} ${name}`);

test('copies a release into its own folder, with hashes in the registry and the manifest', async () => {
  writeFileSync(join(writeBuild(folder, 'aaa'), 'assets/of-an-earlier-build.js'), '');
  await release(store, { ...by, remote: 'hola', build: join(folder, 'build-aaa') });
  const entry = readRegistry().hola;
  expect(entry).toMatchObject({
    entry: '/remotes/hola/1.0.0-aaa/mf-manifest.json',
    contract: 1,
    version: '1.0.0',
    commit: 'c0ffee',
  });
  const manifest = readServed(entry, 'mf-manifest.json');
  expect(entry.integrity).toBe(calculateIntegrity(manifest));
  expect((JSON.parse(manifest) as { integrity: object }).integrity).toEqual({
    'entry.js': calculateIntegrity('entry aaa'),
    'assets/page.js': calculateIntegrity('page aaa'),
  });
  expect(existsSync(join(to, 'hola/1.0.0-aaa/assets/of-an-earlier-build.js'))).toBe(false);
});

test('rolls back to the previous release, whose files are still there, and keeps the history', async () => {
  for (const id of ['aaa', 'bbb', 'bbb']) await releaseBuild(id);
  expect((await rollback(store, 'hola', by)).build).toBe('aaa');
  expect(readRegistry().hola.build).toBe('aaa');
  expect(readServed(readRegistry().hola, 'entry.js')).toBe('entry aaa');
  await expect(rollback(store, 'hola', by)).rejects.toThrow('no earlier release');
  expect(await listActions()).toEqual([
    'release 1.0.0-aaa',
    'release 1.0.0-bbb',
    'release 1.0.0-bbb',
    'rollback 1.0.0-aaa',
  ]);
  expect((await listHistory(store, 'hola'))[0]).toEqual({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    by: 'ana',
    action: 'release',
    release: '1.0.0-aaa',
    share: 100,
    commit: 'c0ffee',
  });
});

test('goes forward again after rollbacks without a build, and back from there', async () => {
  for (const id of ['aaa', 'bbb', 'ccc']) await releaseBuild(id);
  for (const id of ['bbb', 'aaa']) expect((await rollback(store, 'hola', by)).build).toBe(id);
  expect((await activate(store, 'hola', 'ccc', by)).build).toBe('ccc');
  expect(readRegistry().hola.build).toBe('ccc');
  expect((await rollback(store, 'hola', by)).build).toBe('aaa');
  await expect(activate(store, 'hola', '1.0.0', by)).rejects.toThrow(/is one of 1.0.0-aaa, 1.0.0-bbb, 1.0.0-ccc/);
  await expect(activate(store, 'hola', '9.9.9', by)).rejects.toThrow('no release 9.9.9');
  rmSync(join(to, 'hola/1.0.0-bbb'), { recursive: true });
  await expect(activate(store, 'hola', 'bbb', by)).rejects.toThrow('is gone or was changed');
});

test('keeps a rollback when a container restarts', async () => {
  for (const id of ['aaa', 'bbb']) await releaseBuild(id, { once: true });
  await rollback(store, 'hola', by);
  writeFileSync(join(to, 'hola/1.0.0-bbb/entry.js'), 'something else');
  await releaseBuild('bbb', { once: true });
  expect(readRegistry().hola.build).toBe('aaa');
  expect(readFileSync(join(to, 'hola/1.0.0-bbb/entry.js'), 'utf8')).toBe('entry bbb');
  await releaseBuild('ccc', { once: true });
  expect(readRegistry().hola.build).toBe('ccc');
});

test('stages a release without changing the registry', async () => {
  await releaseBuild('aaa');
  const { entry } = await releaseBuild('bbb', { stage: true });
  expect(readRegistry().hola.build).toBe('aaa');
  expect(readServed(entry, 'entry.js')).toBe('entry bbb');
  expect((await activate(store, 'hola', 'bbb', by)).build).toBe('bbb');
});

test('completes releases of several teams at once', async () => {
  const names = ['uno', 'dos', 'tres', 'cuatro', 'cinco'];
  await Promise.all(
    names.map((name) => releaseBuild(name, { remote: name, description: { routes: { [`/${name}`]: 'public' } } })),
  );
  expect(Object.keys(readRegistry()).sort()).toEqual([...names].sort());
});

test('keeps a canary beside the live release until it is released, completed or taken back', async () => {
  await expect(releaseBuild('aaa', { share: 10 })).rejects.toThrow('no release yet');
  await releaseBuild('aaa');
  await releaseBuild('bbb', { share: 10 });
  expect(readRegistry().hola).toMatchObject({
    build: 'aaa',
    canary: { share: 10, line: { build: 'bbb', integrity: expect.any(String) } },
  });
  expect(await rollback(store, 'hola', by)).toMatchObject({ build: 'aaa' });
  expect(readRegistry().hola.canary).toBeUndefined();

  await releaseBuild('bbb', { share: 10, everyMs: 1 });
  await stepCanary(store, 'hola', { kind: 'raise', share: 50 });
  expect(readRegistry().hola.canary?.share).toBe(50);
  await stepCanary(store, 'hola', { kind: 'complete' });
  expect(readRegistry().hola).toMatchObject({ build: 'bbb' });
  expect(readRegistry().hola.canary).toBeUndefined();
  expect(await rollback(store, 'hola', by)).toMatchObject({ build: 'aaa' });

  await releaseBuild('ccc', { share: 10, everyMs: 1 });
  await stepCanary(store, 'hola', { kind: 'take-back', reason: 'error rate 9 %' });
  expect((await listHistory(store, 'hola')).at(-1)).toMatchObject({
    action: 'take-back',
    release: '1.0.0-ccc',
    share: 0,
    reason: 'error rate 9 %',
    by: 'rollout',
  });
});

test('a yanked release is rolled back, loses its manifest, and never becomes live again', async () => {
  for (const id of ['aaa', 'bbb']) await releaseBuild(id);
  await releaseBuild('ccc', { share: 10 });
  expect(await yank(store, 'hola', 'bbb', by)).toBe('1.0.0-bbb');
  expect(readRegistry().hola.build).toBe('aaa');
  expect(existsSync(join(to, 'hola/1.0.0-bbb/mf-manifest.json'))).toBe(false);
  await expect(activate(store, 'hola', 'bbb', by)).rejects.toThrow('hola 1.0.0-bbb is forbidden for good');
  await expect(releaseBuild('bbb')).rejects.toThrow('is forbidden for good');
  await expect(releaseBuild('bbb', { stage: true })).rejects.toThrow('is forbidden for good');
  expect(existsSync(join(to, 'hola/1.0.0-bbb/mf-manifest.json'))).toBe(false);
  await expect(yank(store, 'hola', 'aaa', by)).rejects.toThrow('no earlier release to go back to');
  await releaseBuild('ddd', { share: 10 });
  await yank(store, 'hola', 'ddd', by);
  expect(readRegistry().hola).toMatchObject({ build: 'aaa' });
  expect(readRegistry().hola.canary).toBeUndefined();
});

test.each<[string, BuildOptions, string]>([
  [
    'without its entry',
    { manifest: createManifest({ remoteEntry: { name: 'gone.js' } }) },
    'which is not in the build',
  ],
  ['that exposes no routes', { manifest: { ...createManifest(), exposes: [] } }, 'does not expose ./routes'],
  [
    'with code in its manifest',
    { manifest: createManifest({ getPublicPath: 'return "https://evil.example/"' }) },
    'contains code',
  ],
  ['with a file missing', { listed: ['entry.js', 'assets/gone.js'] }, 'assets/gone.js'],
  ['with a file of another folder', { listed: ['entry.js', '../../secret'] }, 'outside the build'],
  ['with an unknown access', { description: { routes: { '/hola': 'everybody' } } }, 'routes must be'],
  ['that serves nothing', { description: { routes: {} } }, 'routes must be'],
  ['with navigation that is a text', { description: { navigation: 'x' } }, 'navigation must be'],
  ['that sets its entry', { description: { entry: 'https://evil.example/x' } }, 'must not set entry'],
  ['that sets a canary', { description: { canary: { share: 5 } } }, 'must not set canary'],
  ['whose version leads elsewhere', { description: { version: '../../x' } }, 'version must be'],
  ['whose fingerprint leads elsewhere', { description: { build: '../x' } }, 'build must be'],
])('refuses a build %s, copies nothing, and keeps the live release', async (_name, options, message) => {
  await releaseBuild('aaa');
  await expect(releaseBuild('bbb', options)).rejects.toThrow(message);
  expect(readRegistry().hola.build).toBe('aaa');
  expect(readdirSync(join(to, 'hola')).sort()).toEqual(['1.0.0-aaa', 'history.jsonl']);
});

describe('the preflight', () => {
  const supports = { contracts: { oldest: 1, newest: 1 }, shared: { react: '19.3.1' } };

  test.each<[string, Record<string, unknown>, string]>([
    ['takes an address by case', { routes: { '/HOLA': 'public' } }, '/HOLA is an address of the remote "hola" already'],
    ['takes all addresses', { routes: { '/*': 'public' } }, '/* is an address of the remote "hola" already (/hola)'],
    ['needs a newer contract', { contract: 2 }, 'runs contracts 1 to 1, not 2: release the shell first'],
    [
      'needs a newer library',
      { requires: { react: '^20.0.0' } },
      'needs react ^20.0.0 (package.json), and the shell has 19.3.1',
    ],
    ['needs an unknown library', { requires: { vue: '^3.0.0' } }, 'does not share vue'],
  ])('refuses a build that %s, in one line and before anything is copied', async (_name, description, message) => {
    await releaseBuild('aaa');
    writeFileSync(join(to, 'supports.json'), JSON.stringify(supports));
    const options = { remote: 'otra', description: { routes: { '/otra': 'public' }, ...description } };
    for (const extra of [{}, { dryRun: true }, { stage: true }])
      await expect(releaseBuild('bbb', { ...options, ...extra })).rejects.toThrow(message);
    expect(existsSync(join(to, 'otra'))).toBe(false);
  });

  test('of a dry run changes nothing', async () => {
    await releaseBuild('aaa', { dryRun: true, description: { requires: { react: '^19.3.0' } } });
    expect(existsSync(to)).toBe(false);
  });

  test('guards a rollback and an activation as well', async () => {
    await releaseBuild('aaa');
    await releaseBuild('bbb', { description: { routes: { '/adios': 'public' } } });
    await releaseBuild('ccc', { remote: 'otra' });
    for (const back of [() => rollback(store, 'hola', by), () => activate(store, 'hola', 'aaa', by)])
      await expect(back()).rejects.toThrow('/hola is an address of the remote "otra" already');
    expect(readRegistry().hola.build).toBe('bbb');
  });
});

test.each(['entry.js', 'assets/page.js.br', 'remote.json', 'mf-manifest.json'])(
  'a copy of %s that differs from its build is written again',
  async (file) => {
    const options = { files: { 'assets/page.js.br': 'compressed' } };
    await releaseBuild('aaa', { stage: true, ...options });
    const copy = join(to, 'hola/1.0.0-aaa', file);
    const built = readFileSync(copy, 'utf8');
    for (const damage of [() => writeFileSync(copy, 'something else'), () => rmSync(copy)]) {
      damage();
      await releaseBuild('aaa', options);
      expect(readFileSync(copy, 'utf8')).toBe(built);
    }
  },
);

test('refuses a release whose copy does not stay what was built', async () => {
  const losing: Store = { ...store, write: (path, content) => store.write(path, path.endsWith('.br') ? '' : content) };
  await expect(releaseBuild('aaa', { files: { 'assets/page.js.br': 'compressed' } }, losing)).rejects.toThrow(
    'is not what was built',
  );
  expect(existsSync(join(to, 'remotes.json'))).toBe(false);
});

describe('on a WebDAV server', () => {
  let server: Server;
  let remote: Store;

  beforeEach(async () => {
    mkdirSync(to);
    server = createWebdavServer(to);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    process.env.RELEASE_AUTHORIZATION = 'Bearer right';
    remote = openStore(`http://localhost:${(server.address() as AddressInfo).port}/remotes`);
  });

  afterEach(() => {
    delete process.env.RELEASE_AUTHORIZATION;
    return new Promise((resolve) => server.close(resolve));
  });

  test('copies, verifies, rolls back and yanks a release as in a folder', async () => {
    for (const id of ['aaa', 'bbb']) await releaseBuild(id, {}, remote);
    expect(readServed(readRegistry().hola, 'assets/page.js')).toBe('page bbb');
    writeFileSync(join(to, 'hola/1.0.0-bbb/entry.js'), 'something else');
    await releaseBuild('bbb', {}, remote);
    expect(readServed(readRegistry().hola, 'entry.js')).toBe('entry bbb');
    expect(await rollback(remote, 'hola', by)).toMatchObject({ build: 'aaa' });
    await yank(remote, 'hola', 'bbb', by);
    expect(existsSync(join(to, 'hola/1.0.0-bbb/mf-manifest.json'))).toBe(false);
    expect(existsSync(join(to, '.lock'))).toBe(false);
    expect(await listActions()).toHaveLength(5);
  });

  test('completes releases of several teams at once', async () => {
    const names = ['uno', 'dos', 'tres'];
    await Promise.all(
      names.map((name) =>
        releaseBuild(name, { remote: name, description: { routes: { [`/${name}`]: 'public' } } }, remote),
      ),
    );
    expect(Object.keys(readRegistry()).sort()).toEqual([...names].sort());
  });

  test('takes over the lock that a killed process left behind', async () => {
    mkdirSync(join(to, '.lock'));
    writeFileSync(join(to, '.lock/holder.txt'), 'killed');
    await releaseBuild('aaa', {}, { ...remote, leaseMs: 2000 });
    expect(existsSync(join(to, '.lock'))).toBe(false);
  });

  test('reports a missing permission, and changes nothing', async () => {
    process.env.RELEASE_AUTHORIZATION = 'Bearer wrong';
    await expect(releaseBuild('aaa', {}, openStore(remote.location))).rejects.toThrow('answered 401');
    expect(existsSync(join(to, 'remotes.json'))).toBe(false);
  });
});

test('escapes text in the registry, so that it cannot end a script element', async () => {
  await releaseBuild('aaa', { description: { routes: { '/</script>': 'public' } } });
  expect(readFileSync(join(to, 'remotes.json'), 'utf8')).not.toContain('</script>');
});
