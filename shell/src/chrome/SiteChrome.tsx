import { hasOwnFrame } from '@cimiento/contracts';
import { getUserMessage, useAuth } from '@cimiento/session';
import { SiteFrame } from '@cimiento/ui/site';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useScrollRestoration } from './useScrollRestoration';

function Frame({ children }: { children: ReactNode }) {
  const { user, logout } = useAuth();
  return (
    <SiteFrame user={user} logout={logout} getErrorMessage={getUserMessage}>
      {children}
    </SiteFrame>
  );
}

/** The site's header and footer around every page that does not bring its own. */
export function SiteChrome({ children }: { children: ReactNode }) {
  const location = useLocation();
  useScrollRestoration(location);
  return hasOwnFrame(location.pathname) ? children : <Frame>{children}</Frame>;
}

/** Header and footer around the error of a page that would have brought its own. */
export function FallbackChrome({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return hasOwnFrame(pathname) ? <Frame>{children}</Frame> : children;
}
