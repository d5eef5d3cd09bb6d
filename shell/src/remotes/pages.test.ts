import { dropFailedApollo, isApolloLoaded, type RegistryEntry } from '@cimiento/federation/runtime';
import { QueryProvider } from '@cimiento/session';
import { dropPageLoad, getPageLoad, loadPage } from './pages';

jest.mock('@cimiento/federation/runtime', () => ({
  dropFailedApollo: jest.fn(),
  isApolloLoaded: jest.fn(),
  loadRemoteModule: jest.fn(),
}));

const release: RegistryEntry = {
  entry: '/remotes/public/mf-manifest.json',
  contract: 1,
  routes: { '/login': 'public' },
};

test('gives an address the same page on every visit', () => {
  expect(getPageLoad('public', release, '/login')).toBe(getPageLoad('public', release, '/login'));
});

test('gives a retry a new page, which loads it again', () => {
  const failed = getPageLoad('public', release, '/login');
  dropPageLoad(release, '/login');
  expect(getPageLoad('public', release, '/login')).not.toBe(failed);
});

test('gives another release of the remote its own pages', () => {
  const next = { ...release, entry: '/remotes/public/2/mf-manifest.json' };
  expect(getPageLoad('public', next, '/login')).not.toBe(getPageLoad('public', release, '/login'));
});

describe('a page that has been loaded', () => {
  const Page = () => null;
  const loaded = () => loadPage(async () => ({ default: Page }));

  test('a loaded page that does not query is left alone', async () => {
    jest.mocked(isApolloLoaded).mockReturnValue(false);
    expect((await loaded()).default).toBe(Page);
  });

  test('gets Apollo Client when it queries', async () => {
    jest.mocked(isApolloLoaded).mockReturnValue(true);
    const { default: Wrapped } = await loaded();
    expect(Wrapped).not.toBe(Page);
    expect((Wrapped as () => unknown)()).toMatchObject({ type: QueryProvider, props: { children: { type: Page } } });
  });

  test('lets Apollo Client be loaded again after a failure', async () => {
    await expect(loadPage(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(dropFailedApollo).toHaveBeenCalled();
  });
});
