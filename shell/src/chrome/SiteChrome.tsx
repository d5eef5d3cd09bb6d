import { paths } from '@cimiento/contracts';
import { personMessage, useAuth } from '@cimiento/session';
import { PageMain, SiteFooter, SiteHeader, SkipLink } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useArrival } from './useArrival';

/** The header and footer wrap every page but the back office and the home page, which bring their own (specification §2). */
export const hasSiteChrome = (pathname: string): boolean => pathname !== paths.home && !/^\/admin(\/|$)/.test(pathname);

export function SiteChrome({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { user, logout } = useAuth();
  useArrival(pathname);

  const onLogout = async () => {
    try {
      await logout();
      toast({ title: 'Sesión cerrada', description: 'Has cerrado sesión exitosamente' });
      // A full load, so that nothing of the ended session stays in memory (specification §4).
      window.location.assign(paths.home);
    } catch (error) {
      toast({ title: 'Error al cerrar sesión', description: personMessage(error), variant: 'destructive' });
    }
  };

  if (!hasSiteChrome(pathname)) return children;
  return (
    <>
      <SkipLink />
      <SiteHeader user={user} onLogout={() => void onLogout()} />
      <PageMain>{children}</PageMain>
      <SiteFooter />
    </>
  );
}
