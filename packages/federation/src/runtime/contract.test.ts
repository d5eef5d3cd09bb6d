import { contractFaults } from '../testing';
import type { RemoteDescription } from './contract';

const page = async () => ({ default: () => null });
const good: RemoteDescription = {
  contract: 1,
  routes: { '/hola': 'public' },
  navigation: [{ label: 'Hola', to: '/hola' }],
};

test('a remote that keeps the contract has no faults', () => {
  expect(contractFaults(good, { routes: { '/hola': page } })).toEqual([]);
});

test.each([
  ['a contract that the shell cannot run', { contract: 99 }, ['/hola'], /not 99/],
  ['an address that it describes but does not serve', {}, [], /not in routes\.ts/],
  ['an address that it serves but does not describe', {}, ['/hola', '/mas'], /nobody can open it/],
  ['an access that nobody knows', { routes: { '/hola': 'todos' } }, ['/hola'], /'todos' must be/],
  [
    'navigation to the address of somebody else',
    { navigation: [{ label: 'Blog', to: '/blog' }] },
    ['/hola'],
    /'Blog' leads to \/blog/,
  ],
])('%s is a fault', (_name, change, served, expected) => {
  const faults = contractFaults({ ...good, ...change } as RemoteDescription, {
    routes: Object.fromEntries(served.map((pattern) => [pattern, page])),
  });
  expect(faults).toEqual([expect.stringMatching(expected)]);
});
