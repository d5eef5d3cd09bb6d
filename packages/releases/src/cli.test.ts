import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runCommand } from './cli';
import { addCounts } from './failure-rate';
import { writeHealth } from './health-file';
import { readRegistry } from './read-registry';
import { createKey, findSignatureFault } from './signing';
import { openStore } from './open-store';
import { writeBuild } from './testing';

let folder: string;
let notices: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cimiento-cli-'));
  notices = [];
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command in the folder of the remote `hola`. */
const run = (...args: string[]) =>
  runCommand(args, {
    cwd: join(folder, 'mfe-hola'),
    environment: { RELEASE_BY: 'ana' },
    onNotice: (notice) => notices.push(notice),
  });
const served = () => join(folder, 'served');
const runThere = (...args: string[]) => run(...args, '--to', served());

/** Makes the build with a fingerprint the one in `dist/app`. */
function build(id: string): void {
  const target = join(folder, 'mfe-hola/dist/app');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(dirname(target), { recursive: true });
  renameSync(writeBuild(folder, id, { description: { commit: '0123456789abcdef0123456789abcdef01234567' } }), target);
}

const time = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`;

test('history shows time, author, commit and share, and a rollback is undone without a build', async () => {
  for (const id of ['aaa', 'bbb']) {
    build(id);
    expect(await runThere('release')).toBe(`hola 1.0.0-${id} (commit 01234567) is released`);
  }
  expect(await runThere('rollback')).toBe('hola is back at 1.0.0 (build aaa, commit 01234567)');
  expect(await runThere('activate', 'bbb')).toBe('hola 1.0.0-bbb (commit 01234567) is live again');
  build('ccc');
  expect(await runThere('release', '--share', '10')).toBe(
    'hola 1.0.0-ccc (commit 01234567) is the canary for 10 % of the browsers',
  );
  const steps = [
    'release    1.0.0-aaa',
    'release    1.0.0-bbb',
    'rollback   1.0.0-aaa',
    'activate   1.0.0-bbb',
    'canary     1.0.0-ccc  10 %',
  ];
  expect((await runThere('list')).split('\n')).toEqual(
    steps.map((step) => expect.stringMatching(new RegExp(`^${time}  ${step}  commit 01234567  by ana  —$`))),
  );
  expect((await run('status', '--from', served())).split('\n')).toEqual([
    expect.stringMatching(new RegExp(`^hola  live 1.0.0-bbb  commit 01234567  since ${time} by ana  —$`)),
    expect.stringMatching(new RegExp(`^hola  canary 10 %  1.0.0-ccc  commit 01234567  since ${time} by ana  —$`)),
  ]);
  expect(await runThere('yank', 'ccc')).toBe('hola 1.0.0-ccc is forbidden for good');
});

test('shows how often each release failed in browsers, and in one line why there are no figures', async () => {
  for (const id of ['aaa', 'bbb', 'ccc']) {
    build(id);
    await runThere('release');
  }
  await runThere('list');
  expect(notices).toEqual([expect.stringMatching(/^No figures of browsers: there is no health\.json in .*gateway/)]);
  const figures = {
    hola: {
      '1.0.0-aaa': {
        '': addCounts([{ load: 800, load_failed: 3, render_failed: 4 }]),
        '/hola': addCounts([{ opened: 1000, load: 1000, thrown: 5 }]),
      },
      '1.0.0-bbb': { '/hola': addCounts([{ opened: 2 }]) },
    },
  };
  const store = openStore(served());
  await writeHealth(store, { figures, waits: {} }, Date.now());
  notices = [];
  const ends = ['0.2 % not loaded, 0.5 % thrown in 1800 tabs', '100.0 % not loaded, 0.0 % thrown in 2 tabs', '—'];
  expect((await runThere('list')).split('\n')).toEqual(
    ends.map((end) => expect.stringMatching(new RegExp(`  by ana  ${end}$`))),
  );
  await runThere('activate', 'aaa');
  expect(await runThere('status')).toMatch(new RegExp(`by ana  ${ends[0]}$`));
  expect((await runThere('status', '--pages')).split('\n').slice(1)).toEqual([
    '    unnamed pages  0.4 % not loaded, 0.5 % thrown in 800 tabs',
    '    /hola  0.0 % not loaded, 0.5 % thrown in 1000 tabs',
  ]);
  expect(await runThere('list', '--pages')).toContain('\n    /hola  100.0 % not loaded, 0.0 % thrown in 2 tabs\n');
  expect(notices).toEqual([]);
  await store.write('health.json', '{"figures": {"hola": []}}');
  await runThere('status');
  expect(notices.at(-1)).toMatch(/^No figures of browsers: health\.json in .* is damaged; /);
  await writeHealth(store, { figures, waits: {} }, Date.now() - 3_600_000);
  expect(await runThere('status')).toContain(ends[0]);
  expect(notices.at(-1)).toMatch(/^The figures of browsers are of \d{4}-.*: no gateway has written newer ones$/);
});

test('health that a gateway without pages wrote is shown', async () => {
  build('aaa');
  await runThere('release');
  const figures = { hola: { '1.0.0-aaa': { load: 1800, load_failed: 3, render_failed: 9 } } };
  await openStore(served()).write('health.json', JSON.stringify({ at: new Date().toISOString(), figures }));
  expect(await runThere('status')).toMatch(/0\.2 % not loaded, 0\.5 % thrown in 1800 tabs$/);
});

test('health has sums that commands without pages read', async () => {
  const store = openStore(served());
  const own = { '': addCounts([{ load: 1 }]), '/hola': addCounts([{ opened: 2, load: 1, load_failed: 1 }]) };
  await writeHealth(store, { figures: { hola: { '1.0.0-aaa': own } }, waits: {} }, 0);
  const stored = JSON.parse((await store.read('health.json'))!.toString()) as { figures: object };
  expect(stored.figures).toEqual({
    hola: { '1.0.0-aaa': Object.assign(addCounts([{ opened: 2, load: 2, load_failed: 1 }]), { pages: own }) },
  });
});

test.each([
  [['/a', '/b'], ' on /a, /b'],
  [[], ''],
])('status names the pages %j on which a canary waits for a person', async (wait, text) => {
  build('aaa');
  await runThere('release');
  await writeHealth(openStore(served()), { figures: {}, waits: { hola: wait } }, Date.now());
  expect(await runThere('status')).not.toContain('waits');
  build('bbb');
  await runThere('release', '--share', '10', '--until-healthy');
  expect((await runThere('status')).split('\n')[2]).toBe(
    `hola  canary waits for a person: seven days brought too few tabs${text}; release it to all browsers or roll it back`,
  );
});

test('a container without the key of the team changes nothing live; with the key it releases', async () => {
  const { privateKey, publicKey } = createKey();
  // As a line of .env holds it.
  const [, line] = privateKey.split('\n');
  const start = (environment: NodeJS.ProcessEnv) =>
    runCommand(['release', '--to', served(), '--once'], {
      cwd: join(folder, 'mfe-hola'),
      environment,
      onNotice: (notice) => notices.push(notice),
    });
  const store = openStore(served());
  const keys = { hola: [publicKey] };
  build('aaa');
  await store.write('keys.json', JSON.stringify(keys));
  await expect(start({ RELEASE_KEY: '' })).rejects.toThrow('Releases of hola must be signed');
  expect(await start({ RELEASE_KEY: line })).toBe('hola 1.0.0-aaa (commit 01234567) is released');
  const { hola } = (await readRegistry(store)).registry;
  expect(findSignatureFault('hola', hola!, keys)).toBeNull();
  build('bbb');
  expect(await start({ RELEASE_KEY: '' })).toMatch(
    /^The registry is unchanged without hola 1\.0\.0-bbb \(commit 01234567\): Releases of hola must be signed: [^\n]*RELEASE_KEY/,
  );
  expect((await readRegistry(store)).registry.hola?.build).toBe('aaa');
  await expect(start({ RELEASE_KEY: 'wrong' })).rejects.toThrow('The private key cannot be read');
  expect(await start({ RELEASE_KEY: line })).toBe('hola 1.0.0-bbb (commit 01234567) is released');
  expect(await start({ RELEASE_KEY: '' })).toContain('it was released before');
});

test('checks without changing anything', async () => {
  build('aaa');
  expect(await runThere('release', '--dry-run')).toBe(
    'hola 1.0.0-aaa (commit 01234567) could be released: nothing was changed',
  );
  expect(existsSync(served())).toBe(false);
});

test('says with the status that the registry is damaged and its copy is shown', async () => {
  build('aaa');
  await runThere('release');
  writeFileSync(join(served(), 'remotes.json'), '{"hola": {},}');
  expect(await runThere('status')).toContain('live 1.0.0-aaa');
  expect(notices[0]).toEqual(expect.stringMatching(/^remotes\.json in \S+ cannot be read [^\n]*last good copy/));
});

test.each([['activate'], ['yank'], ['list']])('%s asks for the remote outside its folder', async (command) => {
  const surroundings = { cwd: folder, environment: {}, onNotice: () => undefined };
  await expect(runCommand([command, '1.0.0', '--to', served()], surroundings)).rejects.toThrow(
    `${command} needs --remote NAME, or runs in the folder of a remote`,
  );
});

test('the key command writes a file that only its owner can read, and never over another one', async () => {
  const file = join(folder, 'hola.pem');
  expect(await run('key', 'mfe-hola', '--out', file)).toContain(`Private key: ${file}`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(run('key', 'mfe-hola', '--out', file)).rejects.toMatchObject({
    name: 'ReleaseError',
    message: expect.stringMatching(/^Cannot write .*hola\.pem: it exists already$/),
  });
});

test.each([
  ['a share together with staging', ['release', '--share', '10', '--stage'], /exclude each other/],
  ['a share of everything', ['release', '--share', '100'], /from 1 to 99; not '100'/],
  ['a key that is not there', ['release', '--key', 'gone.pem'], /^Cannot read .*gone\.pem: no such file/],
  ['an activation without a version', ['activate'], /activate needs a version/],
  ['the statement of a shell that is not built', ['supports'], /supports\.json is missing: run npm run build/],
  ['an unknown command', ['publish'], /^Unknown command 'publish'/],
])('refuses %s in a line for the operator', async (_name, args, message) => {
  build('aaa');
  await expect(runThere(...args)).rejects.toMatchObject({
    name: 'ReleaseError',
    message: expect.stringMatching(message),
  });
  expect(existsSync(join(served(), 'remotes.json'))).toBe(false);
});
