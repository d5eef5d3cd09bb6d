import { paths } from '@cimiento/contracts';
import { personMessage, useAuth } from '@cimiento/session';
import { SiteFrame } from '@cimiento/ui/site';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useScrollRestoration } from './useScrollRestoration';

/** The header and footer wrap every page but the back office and the home page, which bring their own (specification §2). */
const hasSiteChrome = (pathname: string): boolean => pathname !== paths.home && !/^\/admin(\/|$)/.test(pathname);

function Frame({ children }: { children: ReactNode }) {
  const { user, logout } = useAuth();
  return (
    <SiteFrame user={user} logout={logout} messageOf={personMessage}>
      {children}
    </SiteFrame>
  );
}

export function SiteChrome({ children }: { children: ReactNode }) {
  const location = useLocation();
  useScrollRestoration(location);
  return hasSiteChrome(location.pathname) ? <Frame>{children}</Frame> : children;
}

/** The way to the rest of the site around what stands in for a page that would have brought its own header and footer. */
export function StandInChrome({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return hasSiteChrome(pathname) ? children : <Frame>{children}</Frame>;
}
