import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calculateIntegrity } from './remote-build.mjs';
import { release, rollback } from './releases.mjs';

let folder;
let to;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cimiento-release-'));
  to = join(folder, 'served');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const createManifest = (extra) => ({
  metaData: { remoteEntry: { name: 'entry.js' }, ...extra },
  exposes: [{ path: './routes' }],
});

/** Writes a build as webpack does, with `id` as its fingerprint, and returns its folder. */
function writeBuild(id, { routes = { '/hola': 'public' }, files = {}, listed, manifest = createManifest() } = {}) {
  const place = join(folder, `build-${id}`);
  const all = {
    'entry.js': `entry ${id}`,
    'assets/page.js': `page ${id}`,
    'mf-manifest.json': JSON.stringify(manifest),
    'remote.json': JSON.stringify({ contract: 1, routes, version: '1.0.0', build: id, commit: 'c0ffee' }),
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(join(place, name, '..'), { recursive: true });
    writeFileSync(join(place, name), text);
  }
  writeFileSync(join(place, 'build.json'), JSON.stringify({ files: listed ?? Object.keys(all) }));
  return place;
}

/** Answers as nginx does with `dav_methods PUT DELETE MKCOL` and a required header. */
const createWebdavServer = (root) =>
  createServer((request, response) => {
    const answer = (status, body) => response.writeHead(status).end(body);
    const file = join(root, request.url.replace('/remotes/', ''));
    const bytes = [];
    request.on('data', (chunk) => bytes.push(chunk));
    request.on('end', () => {
      if (request.headers.authorization !== 'Bearer right') return answer(401);
      try {
        if (request.method === 'GET') return existsSync(file) ? answer(200, readFileSync(file)) : answer(404);
        if (request.method === 'DELETE') rmSync(file, { recursive: true });
        if (request.method === 'MKCOL') mkdirSync(file);
        if (request.method === 'PUT') writeFileSync(file, Buffer.concat(bytes));
        return answer(request.method === 'DELETE' ? 204 : 201);
      } catch (error) {
        return answer(error.code === 'EEXIST' ? 405 : 409);
      }
    });
  });

const readRegistry = () => JSON.parse(readFileSync(join(to, 'remotes.json'), 'utf8'));
const readServed = (entry, file) =>
  readFileSync(join(to, entry.entry.replace('/remotes/', '').replace('mf-manifest.json', file)), 'utf8');

test('copies a release into its own folder, with the hash of the manifest in the registry and the hash of every script in the manifest', async () => {
  writeFileSync(join(writeBuild('aaa'), 'assets/of-an-earlier-build.js'), '');
  await release({ name: 'hola', build: join(folder, 'build-aaa'), to });
  const entry = readRegistry().hola;
  expect(entry).toMatchObject({
    entry: '/remotes/hola/1.0.0-aaa/mf-manifest.json',
    contract: 1,
    version: '1.0.0',
    commit: 'c0ffee',
  });
  const manifest = readServed(entry, 'mf-manifest.json');
  expect(entry.integrity).toBe(calculateIntegrity(manifest));
  expect(JSON.parse(manifest).integrity).toEqual({
    'entry.js': calculateIntegrity('entry aaa'),
    'assets/page.js': calculateIntegrity('page aaa'),
  });
  expect(existsSync(join(to, 'hola/1.0.0-aaa/assets/of-an-earlier-build.js'))).toBe(false);
});

test('rolls back to the previous release, whose files are still there', async () => {
  for (const id of ['aaa', 'bbb', 'bbb']) await release({ name: 'hola', build: writeBuild(id), to });
  expect(readRegistry().hola.build).toBe('bbb');
  expect((await rollback({ name: 'hola', to })).build).toBe('aaa');
  expect(readRegistry().hola.build).toBe('aaa');
  expect(readServed(readRegistry().hola, 'entry.js')).toBe('entry aaa');
  await expect(rollback({ name: 'hola', to })).rejects.toThrow('no earlier release');
});

test('keeps a rollback when a container restarts', async () => {
  for (const id of ['aaa', 'bbb']) await release({ name: 'hola', build: writeBuild(id), to, once: true });
  await rollback({ name: 'hola', to });
  await release({ name: 'hola', build: writeBuild('bbb'), to, once: true });
  expect(readRegistry().hola.build).toBe('aaa');
  await release({ name: 'hola', build: writeBuild('ccc'), to, once: true });
  expect(readRegistry().hola.build).toBe('ccc');
});

test('stages a release without changing the registry', async () => {
  await release({ name: 'hola', build: writeBuild('aaa'), to });
  const { entry } = await release({ name: 'hola', build: writeBuild('bbb'), to, stage: true });
  expect(readRegistry().hola.build).toBe('aaa');
  expect(readServed(entry, 'entry.js')).toBe('entry bbb');
});

test('completes releases of several teams at once', async () => {
  const names = ['uno', 'dos', 'tres', 'cuatro', 'cinco'];
  await Promise.all(
    names.map((name) => release({ name, build: writeBuild(name, { routes: { [`/${name}`]: 'public' } }), to })),
  );
  expect(Object.keys(readRegistry()).sort()).toEqual([...names].sort());
});

test('keeps a canary beside the current release until it is released or rolled back', async () => {
  await expect(release({ name: 'hola', build: writeBuild('aaa'), to, share: 10 })).rejects.toThrow('no release yet');
  await release({ name: 'hola', build: writeBuild('aaa'), to });
  await release({ name: 'hola', build: writeBuild('bbb'), to, share: 10 });
  expect(readRegistry().hola).toMatchObject({
    build: 'aaa',
    canary: { share: 10, line: { build: 'bbb', integrity: expect.any(String) } },
  });
  expect(await rollback({ name: 'hola', to })).toMatchObject({ build: 'aaa' });
  expect(readRegistry().hola).toMatchObject({ build: 'aaa' });
  expect(readRegistry().hola.canary).toBeUndefined();

  await release({ name: 'hola', build: writeBuild('bbb'), to, share: 10 });
  await release({ name: 'hola', build: writeBuild('bbb'), to });
  expect(readRegistry().hola.build).toBe('bbb');
  expect(readRegistry().hola.canary).toBeUndefined();
  expect(await rollback({ name: 'hola', to })).toMatchObject({ build: 'aaa' });
});

test.each([
  [
    'without its entry',
    { manifest: { ...createManifest(), metaData: { remoteEntry: { name: 'gone.js' } } } },
    'which is not in the build',
  ],
  ['that exposes no routes', { manifest: { ...createManifest(), exposes: [] } }, 'does not expose ./routes'],
  [
    'with code in its manifest',
    { manifest: createManifest({ getPublicPath: 'return "https://evil.example/"' }) },
    'contains code',
  ],
  ['with a file missing', { listed: ['entry.js', 'assets/gone.js'] }, 'assets/gone.js'],
  ['with an unknown access', { routes: { '/hola': 'everybody' } }, '/hola must be an address with access'],
  ['that serves nothing', { routes: {} }, 'names no route'],
])('refuses a build %s, and keeps the current release', async (_name, options, message) => {
  await release({ name: 'hola', build: writeBuild('aaa'), to });
  await expect(release({ name: 'hola', build: writeBuild('bbb', options), to })).rejects.toThrow(message);
  expect(readRegistry().hola.build).toBe('aaa');
});

test('refuses an address of another remote', async () => {
  await release({ name: 'hola', build: writeBuild('aaa'), to });
  await expect(release({ name: 'otra', build: writeBuild('bbb'), to })).rejects.toThrow(
    '/hola is an address of the remote "hola" already',
  );
});

test('refuses a release whose files have been changed', async () => {
  const place = writeBuild('aaa');
  await release({ name: 'hola', build: place, to, stage: true });
  writeFileSync(join(to, 'hola/1.0.0-aaa/entry.js'), 'something else');
  await expect(release({ name: 'hola', build: place, to })).rejects.toThrow('is not what was built');
  expect(existsSync(join(to, 'remotes.json'))).toBe(false);
});

describe('on a WebDAV server', () => {
  let server;
  let address;

  beforeEach(async () => {
    mkdirSync(to);
    server = createWebdavServer(to);
    await new Promise((resolve) => server.listen(0, resolve));
    address = `http://localhost:${server.address().port}/remotes`;
    process.env.RELEASE_AUTHORIZATION = 'Bearer right';
  });

  afterEach(() => {
    delete process.env.RELEASE_AUTHORIZATION;
    return new Promise((resolve) => server.close(resolve));
  });

  test('copies, verifies and rolls back a release as in a folder', async () => {
    for (const id of ['aaa', 'bbb']) await release({ name: 'hola', build: writeBuild(id), to: address });
    expect(readRegistry().hola.build).toBe('bbb');
    expect(readServed(readRegistry().hola, 'assets/page.js')).toBe('page bbb');
    writeFileSync(join(to, 'hola/1.0.0-bbb/entry.js'), 'something else');
    await expect(release({ name: 'hola', build: writeBuild('bbb'), to: address })).rejects.toThrow(
      'is not what was built',
    );
    expect(await rollback({ name: 'hola', to: address })).toMatchObject({ build: 'aaa' });
    expect(existsSync(join(to, '.lock'))).toBe(false);
  });

  test('completes releases of several teams at once', async () => {
    const names = ['uno', 'dos', 'tres'];
    await Promise.all(
      names.map((name) =>
        release({ name, build: writeBuild(name, { routes: { [`/${name}`]: 'public' } }), to: address }),
      ),
    );
    expect(Object.keys(readRegistry()).sort()).toEqual([...names].sort());
  });

  test('reports a missing permission, and changes nothing', async () => {
    process.env.RELEASE_AUTHORIZATION = 'Bearer wrong';
    await expect(release({ name: 'hola', build: writeBuild('aaa'), to: address })).rejects.toThrow('answered 401');
    expect(existsSync(join(to, 'remotes.json'))).toBe(false);
  });
});

test('escapes text in the registry, so that it cannot end a script element', async () => {
  await release({ name: 'hola', build: writeBuild('aaa', { routes: { '/</script>': 'public' } }), to });
  expect(readFileSync(join(to, 'remotes.json'), 'utf8')).not.toContain('</script>');
});
