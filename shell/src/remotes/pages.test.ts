import { dropFailedApollo, isApolloLoaded, loadRemoteModule, type RegistryEntry } from '@cimiento/federation/runtime';
import { loadApollo, QueryProvider } from '@cimiento/session';
import { reportOpened } from '../health/report-health';
import { dropPageLoad, getPageLoad, loadPage } from './pages';

jest.mock('@cimiento/federation/runtime', () => ({
  dropFailedApollo: jest.fn(),
  isApolloLoaded: jest.fn(),
  loadRemoteModule: jest.fn(),
  RemoteError: Error,
  reportFailure: jest.fn(),
  withRetry: (work: () => unknown) => work(),
}));
jest.mock('@cimiento/session', () => ({ loadApollo: jest.fn(), QueryProvider: jest.fn() }));
jest.mock('../health/report-health', () => ({ reportOpened: jest.fn() }));

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

describe('the load of a page', () => {
  const steps: string[] = [];
  let build = 0;

  /** Opens a page of a release that this tab has not opened, and returns what happened by then. */
  async function open(access: 'public' | 'user'): Promise<string[]> {
    steps.length = 0;
    jest
      .mocked(reportOpened)
      .mockImplementation((remote, _release, page) => void steps.push(`opened ${remote} ${page}`));
    jest.mocked(loadRemoteModule).mockImplementation(() => {
      steps.push('remote');
      return new Promise(() => undefined);
    });
    const entry = `/remotes/public/${(build += 1)}/mf-manifest.json`;
    getPageLoad('public', { ...release, entry, routes: { '/x': access } }, '/x');
    await new Promise((resolve) => setTimeout(resolve));
    return steps;
  }

  beforeEach(() => {
    jest.mocked(loadApollo).mockImplementation(async () => {
      await Promise.resolve();
      steps.push('apollo');
      return {} as Awaited<ReturnType<typeof loadApollo>>;
    });
  });

  test('a page is reported as opened before the first line of its remote runs', async () => {
    expect(await open('public')).toEqual(['opened public /x', 'remote']);
  });

  test('a page behind a login is not reported as opened before the script of the shell is there', async () => {
    expect(await open('user')).toEqual(['apollo', 'opened public /x', 'remote']);
  });

  test('a page behind a login is not reported as opened when the script of the shell is missing', async () => {
    jest.mocked(loadApollo).mockRejectedValue(new Error('gone'));
    expect(await open('user')).toEqual([]);
  });
});
