import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from './remote-build.mjs';
import { release, rollback } from './releases.mjs';

let folder;
let to;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cimiento-release-'));
  to = join(folder, 'served');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const manifestOf = (extra) => ({
  metaData: { remoteEntry: { name: 'entry.js' }, ...extra },
  exposes: [{ path: './routes' }],
});

/** A build as webpack leaves it, of the given fingerprint. */
function build(id, { routes = { '/hola': 'public' }, files = {}, listed, manifest = manifestOf() } = {}) {
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

/** As nginx answers with `dav_methods PUT DELETE MKCOL`, for who shows the right header. */
const webdav = (root) =>
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

const registry = () => JSON.parse(readFileSync(join(to, 'remotes.json'), 'utf8'));
const served = (line, file) =>
  readFileSync(join(to, line.entry.replace('/remotes/', '').replace('mf-manifest.json', file)), 'utf8');

test('a release is a folder of its own, and the registry vouches for its manifest and that for every script', async () => {
  writeFileSync(join(build('aaa'), 'assets/of-an-earlier-build.js'), '');
  await release({ name: 'hola', build: join(folder, 'build-aaa'), to });
  const line = registry().hola;
  expect(line).toMatchObject({
    entry: '/remotes/hola/1.0.0-aaa/mf-manifest.json',
    contract: 1,
    version: '1.0.0',
    commit: 'c0ffee',
  });
  const manifest = served(line, 'mf-manifest.json');
  expect(line.integrity).toBe(integrityOf(manifest));
  expect(JSON.parse(manifest).integrity).toEqual({
    'entry.js': integrityOf('entry aaa'),
    'assets/page.js': integrityOf('page aaa'),
  });
  expect(existsSync(join(to, 'hola/1.0.0-aaa/assets/of-an-earlier-build.js'))).toBe(false);
});

test('a rollback puts the release before back, whose files never went away', async () => {
  for (const id of ['aaa', 'bbb', 'bbb']) await release({ name: 'hola', build: build(id), to });
  expect(registry().hola.build).toBe('bbb');
  expect((await rollback({ name: 'hola', to })).build).toBe('aaa');
  expect(registry().hola.build).toBe('aaa');
  expect(served(registry().hola, 'entry.js')).toBe('entry aaa');
  await expect(rollback({ name: 'hola', to })).rejects.toThrow('no earlier release');
});

test('a container that starts again does not undo a rollback', async () => {
  for (const id of ['aaa', 'bbb']) await release({ name: 'hola', build: build(id), to, once: true });
  await rollback({ name: 'hola', to });
  await release({ name: 'hola', build: build('bbb'), to, once: true });
  expect(registry().hola.build).toBe('aaa');
  await release({ name: 'hola', build: build('ccc'), to, once: true });
  expect(registry().hola.build).toBe('ccc');
});

test('a staged release is there to be tried, and nobody else gets it', async () => {
  await release({ name: 'hola', build: build('aaa'), to });
  const { line } = await release({ name: 'hola', build: build('bbb'), to, stage: true });
  expect(registry().hola.build).toBe('aaa');
  expect(served(line, 'entry.js')).toBe('entry bbb');
});

test('teams that release at the same moment all arrive', async () => {
  const names = ['uno', 'dos', 'tres', 'cuatro', 'cinco'];
  await Promise.all(
    names.map((name) => release({ name, build: build(name, { routes: { [`/${name}`]: 'public' } }), to })),
  );
  expect(Object.keys(registry()).sort()).toEqual([...names].sort());
});

test('a canary stands beside the release in use, until it is released to everybody or taken back', async () => {
  await expect(release({ name: 'hola', build: build('aaa'), to, share: 10 })).rejects.toThrow('no release yet');
  await release({ name: 'hola', build: build('aaa'), to });
  await release({ name: 'hola', build: build('bbb'), to, share: 10 });
  expect(registry().hola).toMatchObject({
    build: 'aaa',
    canary: { share: 10, line: { build: 'bbb', integrity: expect.any(String) } },
  });
  expect(await rollback({ name: 'hola', to })).toMatchObject({ build: 'aaa' });
  expect(registry().hola).toMatchObject({ build: 'aaa' });
  expect(registry().hola.canary).toBeUndefined();

  await release({ name: 'hola', build: build('bbb'), to, share: 10 });
  await release({ name: 'hola', build: build('bbb'), to });
  expect(registry().hola.build).toBe('bbb');
  expect(registry().hola.canary).toBeUndefined();
  expect(await rollback({ name: 'hola', to })).toMatchObject({ build: 'aaa' });
});

test.each([
  [
    'without its entry',
    { manifest: { ...manifestOf(), metaData: { remoteEntry: { name: 'gone.js' } } } },
    'which is not in the build',
  ],
  ['that exposes no routes', { manifest: { ...manifestOf(), exposes: [] } }, 'does not expose ./routes'],
  [
    'with code in its manifest',
    { manifest: manifestOf({ getPublicPath: 'return "https://evil.example/"' }) },
    'carries code',
  ],
  ['with a file missing', { listed: ['entry.js', 'assets/gone.js'] }, 'assets/gone.js'],
  ['with an access that nobody knows', { routes: { '/hola': 'everybody' } }, '/hola must be an address with access'],
  ['that serves nothing', { routes: {} }, 'names no route'],
])('a build %s is refused, and what is in use stays', async (_name, options, message) => {
  await release({ name: 'hola', build: build('aaa'), to });
  await expect(release({ name: 'hola', build: build('bbb', options), to })).rejects.toThrow(message);
  expect(registry().hola.build).toBe('aaa');
});

test('an address belongs to one remote', async () => {
  await release({ name: 'hola', build: build('aaa'), to });
  await expect(release({ name: 'otra', build: build('bbb'), to })).rejects.toThrow(
    '/hola is an address of the remote "hola" already',
  );
});

test('a release whose files were changed since is not made the one in use', async () => {
  const place = build('aaa');
  await release({ name: 'hola', build: place, to, stage: true });
  writeFileSync(join(to, 'hola/1.0.0-aaa/entry.js'), 'something else');
  await expect(release({ name: 'hola', build: place, to })).rejects.toThrow('is not what was built');
  expect(existsSync(join(to, 'remotes.json'))).toBe(false);
});

describe('to the address of a server', () => {
  let server;
  let address;

  beforeEach(async () => {
    mkdirSync(to);
    server = webdav(to);
    await new Promise((resolve) => server.listen(0, resolve));
    address = `http://localhost:${server.address().port}/remotes`;
    process.env.RELEASE_AUTHORIZATION = 'Bearer right';
  });

  afterEach(() => {
    delete process.env.RELEASE_AUTHORIZATION;
    return new Promise((resolve) => server.close(resolve));
  });

  test('a release arrives as in a folder, is checked there, and can be rolled back', async () => {
    for (const id of ['aaa', 'bbb']) await release({ name: 'hola', build: build(id), to: address });
    expect(registry().hola.build).toBe('bbb');
    expect(served(registry().hola, 'assets/page.js')).toBe('page bbb');
    writeFileSync(join(to, 'hola/1.0.0-bbb/entry.js'), 'something else');
    await expect(release({ name: 'hola', build: build('bbb'), to: address })).rejects.toThrow('is not what was built');
    expect(await rollback({ name: 'hola', to: address })).toMatchObject({ build: 'aaa' });
    expect(existsSync(join(to, '.lock'))).toBe(false);
  });

  test('teams that release at the same moment all arrive', async () => {
    const names = ['uno', 'dos', 'tres'];
    await Promise.all(
      names.map((name) => release({ name, build: build(name, { routes: { [`/${name}`]: 'public' } }), to: address })),
    );
    expect(Object.keys(registry()).sort()).toEqual([...names].sort());
  });

  test('who may not write there is told, and nothing changes', async () => {
    process.env.RELEASE_AUTHORIZATION = 'Bearer wrong';
    await expect(release({ name: 'hola', build: build('aaa'), to: address })).rejects.toThrow('answered 401');
    expect(existsSync(join(to, 'remotes.json'))).toBe(false);
  });
});

test('text in the registry cannot end the element of the page that carries it', async () => {
  await release({ name: 'hola', build: build('aaa', { routes: { '/</script>': 'public' } }), to });
  expect(readFileSync(join(to, 'remotes.json'), 'utf8')).not.toContain('</script>');
});
