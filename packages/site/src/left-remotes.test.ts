import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createKey, openStore, release, retire, type Store } from '@cimiento/releases';
import { writeBuild } from '@cimiento/releases/testing';
import { readReleases } from './registry';

let folder: string;
let to: string;
let store: Store;
const by = { by: 'ana' };

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cimiento-left-'));
  to = path.join(folder, 'served');
  store = openStore(to);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const releaseWith = (remote: string, id: string, addresses: string[], key?: string) => {
  const routes = Object.fromEntries(addresses.map((address) => [address, 'public']));
  const navigation = addresses.map((address) => ({ label: address, to: address }));
  mkdirSync(path.join(folder, remote), { recursive: true });
  const build = writeBuild(path.join(folder, remote), id, { description: { routes, navigation } });
  return release(store, { ...by, remote, build, key });
};
/** A site that starts now. */
const openSite = () => {
  const remotes = readReleases(to, path.join(to, 'keys.json'), () => undefined);
  const listAddresses = () =>
    Object.fromEntries(Object.entries(remotes.getRegistry()).map(([name, { routes }]) => [name, Object.keys(routes)]));
  return { ...remotes, listAddresses };
};
const remove = (name: string, file: string) => {
  const { [name]: _gone, ...others } = JSON.parse(readFileSync(path.join(to, file), 'utf8')) as Record<string, unknown>;
  writeFileSync(path.join(to, file), JSON.stringify(others));
};

test('an entry that is gone stays in use, also after a restart, and is a fault until a write', async () => {
  await releaseWith('hola', 'aaa', ['/hola']);
  await releaseWith('yo', 'aaa', ['/yo']);
  const site = openSite();
  expect(site.listAddresses()).toEqual({ hola: ['/hola'], yo: ['/yo'] });
  remove('hola', 'remotes.json');
  for (const each of [site, openSite()]) {
    expect(each.listAddresses()).toEqual({ hola: ['/hola'], yo: ['/yo'] });
    expect(each.listFaults()).toEqual([{ remote: 'hola', fault: expect.stringContaining('its entry is gone') }]);
  }
  remove('hola', 'remotes.last-good.json');
  expect(site.listAddresses()).toMatchObject({ hola: ['/hola'] });
  writeFileSync(path.join(to, 'remotes.last-good.json'), JSON.stringify({ hola: site.getRegistry().hola }));
  await releaseWith('yo', 'bbb', ['/yo']);
  expect(site.listFaults()).toEqual([]);
  expect(site.listAddresses()).toEqual({ hola: ['/hola'], yo: ['/yo'] });
});

test('a retired remote leaves the site without a fault', async () => {
  await releaseWith('hola', 'aaa', ['/hola']);
  await releaseWith('yo', 'aaa', ['/yo']);
  const site = openSite();
  expect(site.listAddresses()).toEqual({ hola: ['/hola'], yo: ['/yo'] });
  await retire(store, 'hola', by);
  for (const each of [site, openSite()]) {
    expect(each.listAddresses()).toEqual({ yo: ['/yo'] });
    expect(each.listFaults()).toEqual([]);
  }
});

describe('with signed releases', () => {
  const [hola, yo] = [createKey(), createKey()];

  beforeEach(async () => {
    await releaseWith('hola', 'aaa', ['/hola', '/hola/:id'], hola.privateKey);
    await releaseWith('yo', 'aaa', ['/yo'], yo.privateKey);
    writeFileSync(path.join(to, 'keys.json'), JSON.stringify({ hola: [hola.publicKey], yo: [yo.publicKey] }));
  });

  test('handed-over addresses go with the release of the heir, and the rest stays signed', async () => {
    const site = openSite();
    expect(site.listAddresses()).toEqual({ hola: ['/hola', '/hola/:id'], yo: ['/yo'] });
    await retire(store, 'hola', { ...by, key: hola.privateKey, heir: 'yo', address: '/hola' });
    expect(site.listAddresses()).toEqual({ hola: ['/hola', '/hola/:id'], yo: ['/yo'] });
    await releaseWith('yo', 'bbb', ['/yo', '/hola'], yo.privateKey);
    for (const each of [site, openSite()]) {
      expect(each.listAddresses()).toEqual({ hola: ['/hola/:id'], yo: ['/yo', '/hola'] });
      expect(each.getRegistry().hola?.navigation).toEqual([{ label: '/hola/:id', to: '/hola/:id' }]);
      expect(each.listFaults()).toEqual([]);
    }
    await retire(store, 'hola', { ...by, key: hola.privateKey, heir: 'yo' });
    await releaseWith('yo', 'ccc', ['/yo', '/hola', '/hola/:id'], yo.privateKey);
    for (const each of [site, openSite()]) {
      expect(each.listAddresses()).toEqual({ yo: ['/yo', '/hola', '/hola/:id'] });
      expect(each.listFaults()).toEqual([]);
    }
  });

  test('an address without the consent of its remote is refused, also when the registry states it', async () => {
    const site = openSite();
    expect(site.listAddresses()).toMatchObject({ hola: ['/hola', '/hola/:id'] });
    const file = path.join(to, 'remotes.json');
    const registry = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { routes: object }>;
    Object.assign(registry.yo!.routes, { '/hola': 'public' });
    writeFileSync(file, JSON.stringify(registry));
    expect(site.listAddresses()).toEqual({ hola: ['/hola', '/hola/:id'], yo: ['/yo'] });
  });

  test('the entry of a retired remote that is put back is refused', async () => {
    const before = readFileSync(path.join(to, 'remotes.json'), 'utf8');
    await retire(store, 'hola', { ...by, key: hola.privateKey });
    writeFileSync(path.join(to, 'remotes.json'), before);
    expect(openSite().listAddresses()).toEqual({ yo: ['/yo'] });
  });
});
