import { hasOwnFrame } from '@cimiento/contracts';
import { getUserMessage, useAuth } from '@cimiento/session';
import { HeaderNotice, SiteFrame } from '@cimiento/product-ui/site';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LazyEmailBanner, LazyHeaderNotice } from '../notices/lazy-notices';
import { useScrollRestoration } from './useScrollRestoration';

function Frame({ children }: { children: ReactNode }) {
  const { user, logout } = useAuth();
  return (
    <SiteFrame user={user} logout={logout} getErrorMessage={getUserMessage}>
      {user && <LazyEmailBanner />}
      {children}
    </SiteFrame>
  );
}

// One element for all headers, so that the header of another page keeps it.
const headerNotice = <LazyHeaderNotice />;

/** The site's header and footer around every page that does not bring its own; the headers of those that do get the bell and the account menu too. */
export function SiteChrome({ children }: { children: ReactNode }) {
  const location = useLocation();
  useScrollRestoration(location);
  return (
    <HeaderNotice value={headerNotice}>
      {hasOwnFrame(location.pathname) ? children : <Frame>{children}</Frame>}
    </HeaderNotice>
  );
}

/** Header and footer around the error of a page that would have brought its own. */
export function FallbackChrome({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return hasOwnFrame(pathname) ? <Frame>{children}</Frame> : children;
}
