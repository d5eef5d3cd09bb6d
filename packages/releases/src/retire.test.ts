import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  activate,
  createKey,
  listHistory,
  openStore,
  readRegistry,
  release,
  retire,
  type ReleaseOptions,
  rollback,
  runCommand,
  type Store,
} from '.';
import { findDisagreements, writeBuild } from './testing';

let folder: string;
let to: string;
let store: Store;
let notices: string[];
const by = { by: 'ana', onNotice: (notice: string) => void notices.push(notice) };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cimiento-retire-'));
  to = join(folder, 'served');
  store = openStore(to);
  notices = [];
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Releases a build of a remote with these addresses. */
const releaseWith = (remote: string, id: string, addresses: string[], options: Partial<ReleaseOptions> = {}) => {
  const routes = Object.fromEntries(addresses.map((address) => [address, 'public']));
  mkdirSync(join(folder, remote), { recursive: true });
  const build = writeBuild(join(folder, remote), id, { description: { routes } });
  return release(store, { ...by, ...options, remote, build });
};
/** Remote → the addresses that it has. */
const readAddresses = async () =>
  Object.fromEntries(
    Object.entries((await readRegistry(store)).registry).map(([name, { routes }]) => [name, Object.keys(routes)]),
  );
const readFaults = async () => (await readRegistry(store)).faults;
const readNames = () => Object.keys(JSON.parse(readFileSync(join(to, 'remotes.json'), 'utf8')) as object);
const run = (...args: string[]) =>
  runCommand([...args, '--to', to], { cwd: folder, environment: { RELEASE_BY: 'ana' }, onNotice: by.onNotice });

describe('a remote that is retired', () => {
  test('its addresses go, its history stays, and its next release brings it back', async () => {
    await releaseWith('hola', 'aaa', ['/hola']);
    await releaseWith('yo', 'aaa', ['/yo']);
    expect(await run('retire', '--remote', 'hola')).toBe('hola is retired, and /hola with it');
    expect(await readAddresses()).toEqual({ yo: ['/yo'] });
    expect(await readFaults()).toEqual([]);
    expect(await findDisagreements(store, 'hola')).toEqual([]);
    await releaseWith('yo', 'bbb', ['/yo', '/hola']);
    await releaseWith('yo', 'ccc', ['/yo']);
    await releaseWith('hola', 'bbb', ['/hola']);
    expect((await listHistory(store, 'hola')).map(({ action }) => action)).toEqual(['release', 'retire', 'release']);
    expect((await rollback(store, 'hola', by)).build).toBe('aaa');
    await expect(retire(store, 'nadie', by)).rejects.toThrow('nadie is not live');
  });

  test('with keys, only its team and the operator retire it', async () => {
    const { privateKey: key, publicKey } = createKey();
    await releaseWith('hola', 'aaa', ['/hola'], { key });
    writeFileSync(join(to, 'keys.json'), JSON.stringify({ hola: [publicKey] }));
    // As on the release server, where the token of a team cannot write there.
    const ofTeam: Store = {
      ...store,
      write: (path, text) =>
        /^hola|^remotes|^\.lock/.test(path) ? store.write(path, text) : Promise.reject(new Error('403')),
    };
    await expect(retire(ofTeam, 'hola', by)).rejects.toThrow('only the operator may retire hola');
    await expect(retire(store, 'hola', { ...by, key: createKey().privateKey })).rejects.toThrow('not a key of hola');
    expect(await readAddresses()).toEqual({ hola: ['/hola'] });
    await retire(ofTeam, 'hola', { ...by, key });
    await releaseWith('hola', 'bbb', ['/hola'], { key });
    await retire(store, 'hola', by);
    expect(await readAddresses()).toEqual({});
    expect(existsSync(join(to, '.operator'))).toBe(false);
  });

  test('links of other remotes to its addresses stop it, unless it is forced', async () => {
    await releaseWith('hola', 'aaa', ['/hola', '/hola/:id']);
    const description = { routes: { '/yo': 'public' }, links: ['/hola/:id', '/otra'] };
    await release(store, { ...by, remote: 'yo', build: writeBuild(folder, 'aaa', { description }) });
    await expect(run('retire', '--remote', 'hola')).rejects.toThrow(
      /^yo 1.0.0-aaa links to \/hola\/:id\nNothing was changed/,
    );
    expect(await readAddresses()).toMatchObject({ hola: ['/hola', '/hola/:id'] });
    await run('retire', '--remote', 'hola', '--force');
    expect(await readAddresses()).toEqual({ yo: ['/yo'] });
  });

  test('a damaged description of another remote stops nobody', async () => {
    await releaseWith('hola', 'aaa', ['/hola']);
    await releaseWith('yo', 'aaa', ['/yo']);
    await store.write('yo/1.0.0-aaa/remote.json', '{');
    await run('retire', '--remote', 'hola');
    expect(await readAddresses()).toEqual({ yo: ['/yo'] });
  });

  test('a remote with a canary is not retired', async () => {
    await releaseWith('hola', 'aaa', ['/hola']);
    await releaseWith('hola', 'bbb', ['/hola'], { share: 10 });
    await expect(retire(store, 'hola', by)).rejects.toThrow('hola has a canary');
  });
});

describe('addresses that are handed over', () => {
  beforeEach(async () => {
    await releaseWith('hola', 'aaa', ['/hola', '/hola/:id']);
    await releaseWith('yo', 'aaa', ['/yo']);
  });

  test('they stay until a release of the heir has them, which takes them in one write', async () => {
    expect(await run('retire', '--remote', 'hola', '--heir', 'yo')).toMatch('goes from hola to yo');
    expect(await readAddresses()).toEqual({ hola: ['/hola', '/hola/:id'], yo: ['/yo'] });
    await expect(releaseWith('otra', 'aaa', ['/hola'])).rejects.toThrow('address of the remote "hola"');
    await expect(releaseWith('yo', 'can', ['/yo', '/hola'], { share: 10 })).rejects.toThrow('a canary cannot take');
    await releaseWith('yo', 'bbb', ['/yo', '/hola']);
    expect(await readAddresses()).toEqual({ hola: ['/hola/:id'], yo: ['/yo', '/hola'] });
    await releaseWith('yo', 'ccc', ['/yo', '/hola', '/hola/:id']);
    expect(await readAddresses()).toEqual({ yo: ['/yo', '/hola', '/hola/:id'] });
    expect(await readFaults()).toEqual([]);
    await expect(rollback(store, 'hola', by)).rejects.toThrow(/\/hola was handed over to the remote "yo" on 20/);
    await releaseWith('yo', 'ddd', ['/yo', '/hola', '/hola/:id']);
    expect(readNames()).toEqual(['yo']);
    await releaseWith('hola', 'bbb', ['/adios']);
    expect(await readAddresses()).toMatchObject({ hola: ['/adios'] });
  });

  test('one address goes alone, and a way back of the rest says which one is gone', async () => {
    await releaseWith('hola', 'bbb', ['/hola', '/hola/:id']);
    await expect(run('retire', '--remote', 'hola', '--address', '/hola')).rejects.toThrow('belongs to --heir');
    await expect(run('retire', '--remote', 'hola', '--heir', 'yo', '--address', '/x')).rejects.toThrow(
      'is not an address',
    );
    await run('retire', '--remote', 'hola', '--heir', 'yo', '--address', '/hola');
    await releaseWith('yo', 'bbb', ['/yo', '/hola']);
    await expect(releaseWith('hola', 'ccc', ['/hola'])).rejects.toThrow('was handed over to the remote "yo"');
    expect((await rollback(store, 'hola', by)).build).toBe('aaa');
    expect(notices.at(-1)).toMatch(/^\/hola was handed over to the remote "yo" on .*, and stays there$/);
    expect(await readAddresses()).toEqual({ hola: ['/hola/:id'], yo: ['/yo', '/hola'] });
    await rollback(store, 'yo', by);
    expect(await readAddresses()).toEqual({ hola: ['/hola', '/hola/:id'], yo: ['/yo'] });
    await activate(store, 'yo', 'bbb', by);
    expect(await readAddresses()).toEqual({ hola: ['/hola/:id'], yo: ['/yo', '/hola'] });
  });

  test('an address that is handed back belongs to the former remote with its next release', async () => {
    await retire(store, 'hola', { ...by, heir: 'yo', address: '/hola' });
    await releaseWith('yo', 'bbb', ['/yo', '/hola']);
    await retire(store, 'yo', { ...by, heir: 'hola', address: '/hola' });
    expect(await readAddresses()).toEqual({ hola: ['/hola/:id'], yo: ['/yo', '/hola'] });
    await releaseWith('hola', 'bbb', ['/hola', '/hola/:id']);
    expect(await readAddresses()).toEqual({ hola: ['/hola', '/hola/:id'], yo: ['/yo'] });
  });

  test('a remote is not its own heir', async () => {
    await expect(retire(store, 'hola', { ...by, heir: 'hola' })).rejects.toThrow('cannot be the heir');
  });
});

describe('an entry that is gone from the registry', () => {
  const remove = (name: string) => {
    const file = join(to, 'remotes.json');
    const { [name]: _gone, ...others } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    writeFileSync(file, JSON.stringify(others));
  };

  test('it is a fault, keeps its addresses, and comes back with the next write of any remote', async () => {
    await releaseWith('hola', 'aaa', ['/hola']);
    await releaseWith('yo', 'aaa', ['/yo']);
    remove('hola');
    expect(await readFaults()).toEqual([{ remote: 'hola', fault: expect.stringContaining('its entry is gone') }]);
    await expect(releaseWith('yo', 'bbb', ['/yo', '/hola'])).rejects.toThrow('address of the remote "hola"');
    await releaseWith('yo', 'ccc', ['/yo']);
    expect(readNames().sort()).toEqual(['hola', 'yo']);
    expect(await readFaults()).toEqual([]);
    rmSync(join(to, 'remotes.json'));
    await releaseWith('yo', 'ddd', ['/yo']);
    expect(readNames().sort()).toEqual(['hola', 'yo']);
  });
});
