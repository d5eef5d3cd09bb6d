import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const manifestOf = (extra) => ({ metaData: { remoteEntry: { name: 'entry.js' }, ...extra }, exposes: [{ path: './routes' }] });

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

const registry = () => JSON.parse(readFileSync(join(to, 'remotes.json'), 'utf8'));
const served = (line, file) => readFileSync(join(to, line.entry.replace('/remotes/', '').replace('mf-manifest.json', file)), 'utf8');

test('a release is a folder of its own, and the registry vouches for its manifest and that for every script', async () => {
  writeFileSync(join(build('aaa'), 'assets/of-an-earlier-build.js'), '');
  await release({ name: 'hola', build: join(folder, 'build-aaa'), to });
  const line = registry().hola;
  expect(line).toMatchObject({ entry: '/remotes/hola/1.0.0-aaa/mf-manifest.json', contract: 1, version: '1.0.0', commit: 'c0ffee' });
  const manifest = served(line, 'mf-manifest.json');
  expect(line.integrity).toBe(integrityOf(manifest));
  expect(JSON.parse(manifest).integrity).toEqual({ 'entry.js': integrityOf('entry aaa'), 'assets/page.js': integrityOf('page aaa') });
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
  await Promise.all(names.map((name) => release({ name, build: build(name, { routes: { [`/${name}`]: 'public' } }), to })));
  expect(Object.keys(registry()).sort()).toEqual([...names].sort());
});

test.each([
  ['without its entry', { manifest: { ...manifestOf(), metaData: { remoteEntry: { name: 'gone.js' } } } }, 'which is not in the build'],
  ['that exposes no routes', { manifest: { ...manifestOf(), exposes: [] } }, 'does not expose ./routes'],
  ['with code in its manifest', { manifest: manifestOf({ getPublicPath: 'return "https://evil.example/"' }) }, 'carries code'],
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
  await expect(release({ name: 'otra', build: build('bbb'), to })).rejects.toThrow('/hola is an address of the remote "hola" already');
});

test('a release whose files were changed since is not made the one in use', async () => {
  const place = build('aaa');
  await release({ name: 'hola', build: place, to, stage: true });
  writeFileSync(join(to, 'hola/1.0.0-aaa/entry.js'), 'something else');
  await expect(release({ name: 'hola', build: place, to })).rejects.toThrow('is not what was built');
  expect(existsSync(join(to, 'remotes.json'))).toBe(false);
});

test('text in the registry cannot end the element of the page that carries it', async () => {
  await release({ name: 'hola', build: build('aaa', { routes: { '/</script>': 'public' } }), to });
  expect(readFileSync(join(to, 'remotes.json'), 'utf8')).not.toContain('</script>');
});
