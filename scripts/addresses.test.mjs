import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@cimiento/contracts';
import { readRemote } from '../packages/federation/src/webpack/read-remote';
import { ROOT } from './lib/root.mjs';
import { workspaces } from './lint/workspaces.mjs';

const SERVERS = ['gateway', 'rest-adapter', 'e2e'];
const SAMPLE = 'e2e/fixtures/mfe-sample';
const apps = workspaces(ROOT)
  .map(({ folder }) => folder)
  .filter((folder) => !SERVERS.includes(folder));
const remotes = [...apps.filter((folder) => folder.startsWith('mfe-')), SAMPLE];

const isSource = (file) =>
  /\.(tsx?|html|json|graphql)$/.test(file) && !/\.(test|generated)\.tsx?$|(^|\/)testing\//.test(file);
const sources = [...apps, SAMPLE].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder, 'src'), { recursive: true })
    .filter(isSource)
    .map((name) => path.posix.join(folder, 'src', name)),
);

const withoutComments = (text) => text.replace(/^\s*(\/\/|\/?\*).*$/gm, '');

/** Whether a text has an address as a string, or as the start of one. */
const states = (text, address) => new RegExp(`["'\`]${address.replaceAll('/', '\\/')}["'\`?#/]`).test(text);

async function listAddresses(folders) {
  const declared = await Promise.all(folders.map((folder) => readRemote(path.join(ROOT, folder))));
  return declared.flatMap(({ remote }) => Object.keys(remote.pages));
}

describe("a page's address", () => {
  it('an address is stated in exactly one file', async () => {
    const texts = sources.map((file) => [file, withoutComments(readFileSync(path.join(ROOT, file), 'utf8'))]);
    // A lone slash is too common in code to tell the home page by it.
    const addresses = (await listAddresses(remotes)).filter((address) => address !== paths.home);
    expect(addresses.length).toBeGreaterThan(20);
    const stated = addresses.map((address) => [
      address,
      texts.filter(([, text]) => states(text, address)).map(([file]) => file),
    ]);
    expect(stated.filter(([, files]) => files.length !== 1)).toEqual([]);
  });

  it('belongs to one page of one remote', async () => {
    const addresses = await listAddresses(remotes);
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });

  it('that other parts link to has a page', async () => {
    const addresses = await listAddresses(remotes);
    expect(Object.values(paths).filter((path) => !addresses.includes(path))).toEqual([]);
  });
});
