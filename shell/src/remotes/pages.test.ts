import type { RegistryEntry } from '@cimiento/federation/runtime';
import { forgetPage, remotePage } from './pages';

jest.mock('@cimiento/federation/runtime', () => ({ loadRemoteModule: jest.fn() }));

const line: RegistryEntry = { entry: '/remotes/public/mf-manifest.json', contract: 1, routes: { '/login': 'public' } };

test('an address keeps its page from one visit to the next', () => {
  expect(remotePage('public', line, '/login')).toBe(remotePage('public', line, '/login'));
});

test('a retry gets a fresh page, because React keeps a failed one for ever', () => {
  const failed = remotePage('public', line, '/login');
  forgetPage(line, '/login');
  expect(remotePage('public', line, '/login')).not.toBe(failed);
});

test('another release of the remote has pages of its own', () => {
  const next = { ...line, entry: '/remotes/public/2/mf-manifest.json' };
  expect(remotePage('public', next, '/login')).not.toBe(remotePage('public', line, '/login'));
});
