import { hasOwnFrame } from '@cimiento/contracts';
import { getUserMessage, useAuth } from '@cimiento/session';
import { NotFound } from '@cimiento/product-ui';
import { PageSkeleton } from '@cimiento/ui';
import { SiteFrame } from '@cimiento/product-ui/site';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import type { LoadPage, Remote } from '../runtime';

/** Signs in once with the configured account. Returns whether the session is known. */
function useInitialSignIn(): boolean {
  const { user, loading, login } = useAuth();
  const hasTried = useRef(false);
  const isDue = !loading && user === null && devShell.password !== '' && !hasTried.current;
  useEffect(() => {
    if (!isDue) return;
    hasTried.current = true;
    login(devShell.username, devShell.password).catch(() => undefined);
  }, [isDue, login]);
  return !loading;
}

function Frame({ children }: { children: ReactNode }) {
  const { user, logout } = useAuth();
  const { pathname } = useLocation();
  if (hasOwnFrame(pathname)) return children;
  return (
    <SiteFrame user={user} logout={logout} getErrorMessage={getUserMessage}>
      {children}
    </SiteFrame>
  );
}

/** Lists the addresses of the remote below the not-found page. */
const PageList = ({ patterns }: { patterns: string[] }) => (
  <>
    <NotFound />
    <ul>
      {patterns.map((pattern) => (
        <li key={pattern}>
          <Link to={pattern}>{pattern}</Link>
        </li>
      ))}
    </ul>
  </>
);

const lazyPages = new Map<string, ReturnType<typeof lazy>>();

/** By its text, which names the module: an edit of what `remote.ts` imports makes a new function, and the page must keep its state. */
function renderPage(load: LoadPage) {
  const key = String(load);
  const Lazy = lazyPages.get(key) ?? lazy(load);
  lazyPages.set(key, Lazy);
  return <Lazy />;
}

/** One remote alone, inside the frame that the shell would give it. */
export function DevShell({ remote: { pages } }: { remote: Remote }) {
  const isReady = useInitialSignIn();
  if (!isReady) return <PageSkeleton />;
  return (
    <Frame>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          {Object.entries(pages).map(([pattern, { load }]) => (
            <Route key={pattern} path={pattern} element={renderPage(load)} />
          ))}
          <Route
            path="*"
            element={<PageList patterns={Object.keys(pages).filter((pattern) => !/[:*]/.test(pattern))} />}
          />
        </Routes>
      </Suspense>
    </Frame>
  );
}
