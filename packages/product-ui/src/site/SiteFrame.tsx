import type { Role } from '@cimiento/contracts';
import type { ReactNode } from 'react';
import { PageMain, SkipLink } from '@cimiento/ui';
import { SiteFooter } from './SiteFooter';
import { signOut } from './sign-out';
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
  return (
    <>
      <SkipLink />
      <SiteHeader user={user} onLogout={() => void signOut(logout, getErrorMessage)} tone={tone} />
      <PageMain>{children}</PageMain>
      <SiteFooter />
    </>
  );
}
