// By the package's own name, so that the one shared store of toasts is used and not a copy of it.
import { toast, toastOnNextPage } from '@cimiento/ui/toast';
import { messages, paths, type Role } from '@cimiento/contracts';
import type { ReactNode } from 'react';
import { PageMain, SkipLink } from '../layout/Page';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

type Props = {
  /** The signed-in person, or null for a visitor. */
  user: { role: Role } | null;
  /** Ends the session on the server. */
  logout: () => Promise<void>;
  /** What a person is told of a failure. */
  getErrorMessage: (error: unknown) => string;
  /** Of the header. */
  tone?: 'light' | 'dark';
  children: ReactNode;
};

/** The public header and footer around a page, and the way out of a session (specification §2, §4 and §8). */
export function SiteFrame({ user, logout, getErrorMessage: messageOf, tone, children }: Props) {
  const onLogout = async () => {
    try {
      await logout();
      toastOnNextPage({ title: 'Sesión cerrada', description: messages.signedOut });
      // A full load, so that nothing of the ended session stays in memory.
      window.location.assign(paths.home);
    } catch (error) {
      toast({ title: 'Error al cerrar sesión', description: messageOf(error), variant: 'destructive' });
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
