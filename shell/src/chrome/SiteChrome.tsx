import { paths } from '@cimiento/contracts';
import { personMessage, useAuth } from '@cimiento/session';
import { SiteFrame } from '@cimiento/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useArrival } from './useArrival';

/** The header and footer wrap every page but the back office and the home page, which bring their own (specification §2). */
export const hasSiteChrome = (pathname: string): boolean => pathname !== paths.home && !/^\/admin(\/|$)/.test(pathname);

export function SiteChrome({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { user, logout } = useAuth();
  useArrival(pathname);
  if (!hasSiteChrome(pathname)) return children;
  return (
    <SiteFrame user={user} logout={logout} messageOf={personMessage}>
      {children}
    </SiteFrame>
  );
}
