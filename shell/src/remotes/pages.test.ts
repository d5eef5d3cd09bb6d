import type { RegistryEntry } from '@cimiento/federation/runtime';
import { dropRemotePage, getRemotePage } from './pages';

jest.mock('@cimiento/federation/runtime', () => ({ loadRemoteModule: jest.fn() }));

const release: RegistryEntry = {
  entry: '/remotes/public/mf-manifest.json',
  contract: 1,
  routes: { '/login': 'public' },
};

test('gives an address the same page on every visit', () => {
  expect(getRemotePage('public', release, '/login')).toBe(getRemotePage('public', release, '/login'));
});

test('gives a retry a new page, because React keeps a failed one for ever', () => {
  const failed = getRemotePage('public', release, '/login');
  dropRemotePage(release, '/login');
  expect(getRemotePage('public', release, '/login')).not.toBe(failed);
});

test('gives another release of the remote its own pages', () => {
  const next = { ...release, entry: '/remotes/public/2/mf-manifest.json' };
  expect(getRemotePage('public', next, '/login')).not.toBe(getRemotePage('public', release, '/login'));
});
