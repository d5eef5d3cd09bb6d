import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { cacheOptions } from '../apollo';
import { AuthProvider } from '../auth';
import type { SessionUser } from '../session';
import { CurrentUserDocument } from '../session.generated';
import { createTestLink, reply, type Reply } from './test-link';
import { createTestSession } from './test-session';

// The first query by role in a file loads and computes a lot; on a busy machine that takes longer than the default of one second.
// Computing whether an element is hidden takes jsdom most of a test's time.
configure({ asyncUtilTimeout: 5000, defaultHidden: true });

export type RenderOptions = {
  /** The signed-in user; nobody by default. */
  user?: SessionUser | null;
  replies?: readonly Reply[];
  /** Path of the page, with its query string and what follows the #. */
  path?: string;
  /** Route of the page, when it has parameters: '/orders/:id'. */
  route?: string;
  /** State of the navigation that led to the page. */
  state?: unknown;
};

/** Renders a page with router, session and an Apollo client whose server is in memory. */
export function renderPage(
  page: ReactNode,
  { user = null, replies = [], path = '/', route, state }: RenderOptions = {},
) {
  const server = createTestLink([reply(CurrentUserDocument, { currentUser: user }), ...replies]);
  const client = new ApolloClient({ link: server.link, cache: new InMemoryCache(cacheOptions) });
  const session = createTestSession(client, user);
  let location = path;
  const LocationProbe = () => {
    const { pathname, search } = useLocation();
    location = pathname + search;
    return null;
  };
  const [address = '/', hash = ''] = path.split('#');
  const [pathname = '/', search = ''] = address.split('?');
  const { unmount } = render(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={[{ pathname, search: search && `?${search}`, hash: hash && `#${hash}`, state }]}>
        <AuthProvider session={session}>
          <LocationProbe />
          <Routes>
            <Route path={route ?? pathname} element={page} />
            <Route path="*" element={null} />
          </Routes>
        </AuthProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  return {
    ...server,
    unmount,
    /** Path and query string of the current page; other pages than the rendered one are empty. */
    getLocation: () => location,
    /** Reads what the page shows again. */
    reload: () => act(() => client.refetchQueries({ include: 'active' })),
    /** Variables of each request of an operation so far. */
    getVariables: (operation: string) =>
      server.requests.filter((request) => request.operation === operation).map(({ variables }) => variables),
  };
}
