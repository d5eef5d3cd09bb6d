import { findContractFaults } from '../testing';
import { toDescription, toRemoteModule, type Remote } from './contract';

const load = async () => ({ default: () => null });
const head = { title: 'Hola', description: 'Saludos', headline: '¡Hola!' };
const remote: Remote = {
  contract: 1,
  pages: {
    '/hola': { access: 'public', head, navigation: 'Hola', load },
    '/hola/:nombre': { access: 'user', load },
  },
};

test('the description of a remote has its addresses, heads and navigation, and no code', () => {
  expect(toDescription(remote)).toEqual({
    contract: 1,
    routes: { '/hola': 'public', '/hola/:nombre': 'user' },
    pages: { '/hola': head },
    navigation: [{ label: 'Hola', to: '/hola' }],
  });
});

test('the description of a remote without heads and navigation leaves both out', () => {
  expect(toDescription({ contract: 1, pages: { '/hola': { access: 'admin', load } } })).toEqual({
    contract: 1,
    routes: { '/hola': 'admin' },
  });
});

test('the exposed module of a remote loads the page of each address', () => {
  expect(toRemoteModule(remote)).toEqual({ routes: { '/hola': load, '/hola/:nombre': load } });
});

test('a remote that keeps the contract has no faults', () => {
  expect(findContractFaults(remote)).toEqual([]);
});

test.each<[string, Partial<Remote>, RegExp]>([
  ['a contract that the shell cannot run', { contract: 99 }, /not 99/],
  ['no pages', { pages: {} }, /no pages/],
  ['a relative address', { pages: { hola: { access: 'public', load } } }, /hola must begin with \//],
  [
    'a navigation item for an address with parameters',
    { pages: { '/hola/:nombre': { access: 'public', navigation: 'Hola', load } } },
    /'Hola' cannot link to it/,
  ],
  ['an address that a release would refuse', { pages: { '/hola/': { access: 'public', load } } }, /^routes must be/],
  ['a head for a page behind a login', { pages: { '/hola': { access: 'user', head, load } } }, /only a public page/],
])('%s is a contract fault', (_name, change, expected) => {
  expect(findContractFaults({ ...remote, ...change })).toEqual([expect.stringMatching(expected)]);
});
