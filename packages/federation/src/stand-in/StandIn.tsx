import { paths } from '@cimiento/contracts';
import { personMessage, useAuth } from '@cimiento/session';
import { NotFound, PageSpinner } from '@cimiento/ui';
import { SiteFrame } from '@cimiento/ui/site';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { Route, Routes, useLocation, Link } from 'react-router-dom';
import type { Page, RemoteDescription, RemoteModule } from '../runtime';

type Props = { description: RemoteDescription; routes: RemoteModule['routes'] };

const isOpen = (pattern: string): boolean => !pattern.includes(':') && !pattern.includes('*');

/** Signs in once, so that pages for signed-in people can be worked on at once. Without a password the page stays as it is. */
function useSignedIn(): boolean {
  const { user, loading, login } = useAuth();
  const tried = useRef(false);
  const wanted = !loading && user === null && standIn.password !== '' && !tried.current;
  useEffect(() => {
    if (!wanted) return;
    tried.current = true;
    login(standIn.username, standIn.password).catch(() => undefined);
  }, [wanted, login]);
  return !loading;
}

/** As in the shell, the home page and the back office bring their own header and footer. */
function Chrome({ children }: { children: ReactNode }) {
  const { user, logout } = useAuth();
  const { pathname } = useLocation();
  if (pathname === paths.home || pathname.startsWith('/admin')) return children;
  return (
    <SiteFrame user={user} logout={logout} messageOf={personMessage}>
      {children}
    </SiteFrame>
  );
}

/** The addresses of the remote, for whoever arrives at one that it does not serve. */
const Contents = ({ patterns }: { patterns: string[] }) => (
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

const pages = new WeakMap<Page, ReturnType<typeof lazy>>();

function pageOf(load: Page) {
  const Lazy = pages.get(load) ?? lazy(load);
  pages.set(load, Lazy);
  return <Lazy />;
}

/** One remote alone, in the place that the shell would give it. */
export function StandIn({ description, routes }: Props) {
  const ready = useSignedIn();
  if (!ready) return <PageSpinner />;
  return (
    <Chrome>
      <Suspense fallback={<PageSpinner />}>
        <Routes>
          {Object.entries(routes).map(([pattern, load]) => (
            <Route key={pattern} path={pattern} element={pageOf(load)} />
          ))}
          <Route path="*" element={<Contents patterns={Object.keys(description.routes).filter(isOpen)} />} />
        </Routes>
      </Suspense>
    </Chrome>
  );
}
