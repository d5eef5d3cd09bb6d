// Imported by package name: federation shares that module, so there is a single toast store in the page.
import { toast, toastOnNextPage } from '@cimiento/ui/toast';
import { siteMessages, paths, type Role } from '@cimiento/contracts';
import type { ReactNode } from 'react';
import { PageMain, SkipLink } from '@cimiento/ui';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

type Props = {
  /** The signed-in user, or null for a visitor. */
  user: { role: Role } | null;
  /** Ends the session on the server. */
  logout: () => Promise<void>;
  /** Message for the user from a failure. */
  getErrorMessage: (error: unknown) => string;
  /** Tone of the header. */
  tone?: 'light' | 'dark';
  children: ReactNode;
};

/** The public header and footer around a page, with logout. */
export function SiteFrame({ user, logout, getErrorMessage, tone, children }: Props) {
  const onLogout = async () => {
    try {
      await logout();
      toastOnNextPage({ title: 'Sesión cerrada', description: siteMessages.signedOut });
      // A full page load, so that no data of the ended session stays in memory.
      window.location.assign(paths.home);
    } catch (error) {
      toast({ title: 'Error al cerrar sesión', description: getErrorMessage(error), variant: 'destructive' });
    }
  };
  return (
    <>
      <SkipLink />
      <SiteHeader user={user} onLogout={() => void onLogout()} tone={tone} />
      <PageMain>{children}</PageMain>
      <SiteFooter />
    </>
  );
}
