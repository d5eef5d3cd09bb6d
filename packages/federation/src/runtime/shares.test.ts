import { getInstance } from '@module-federation/enhanced/runtime';
import { dropFailedApollo, isApolloLoaded } from './shares';

jest.mock('@module-federation/enhanced/runtime', () => ({ getInstance: jest.fn() }));

/** A page with this state of the shared Apollo Client. */
function share(state: { loaded: boolean; loading?: Promise<unknown> | null }) {
  const shareScopeMap = { default: { '@cimiento/federation/shared/apollo': { '4.3.8': state } } };
  jest.mocked(getInstance).mockReturnValue({ shareScopeMap } as unknown as ReturnType<typeof getInstance>);
  return state;
}

test('tells whether Apollo Client has been loaded', () => {
  share({ loaded: false });
  expect(isApolloLoaded()).toBe(false);
  share({ loaded: true });
  expect(isApolloLoaded()).toBe(true);
  jest.mocked(getInstance).mockReturnValue(null);
  expect(isApolloLoaded()).toBe(false);
});

test('forgets an attempt that failed, and keeps one that succeeded', () => {
  const failed = share({ loaded: false, loading: Promise.resolve() });
  dropFailedApollo();
  expect(failed.loading).toBeNull();
  const succeeded = share({ loaded: true, loading: Promise.resolve() });
  dropFailedApollo();
  expect(succeeded.loading).toBeInstanceOf(Promise);
});
