import { paths } from '@cimiento/contracts';
import type { Access } from '@cimiento/federation/runtime';
import { useAuth } from '@cimiento/session';
import { PageSpinner } from '@cimiento/ui';
import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { resolveAccess } from './resolve-access';

/** Lets a person through or sends them elsewhere (specification §2). The resolvers decide again: this only spares a dead end. */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { user, loading } = useAuth();
  const location = useLocation();
  switch (resolveAccess(access, user, loading)) {
    case 'wait':
      return <PageSpinner />;
    case 'login':
      return <Navigate to={paths.login} replace state={{ from: location.pathname + location.search }} />;
    case 'home':
      return <Navigate to={paths.home} replace />;
    case 'enter':
      // Somebody else begins the page anew: what the one before typed or opened in it is not theirs.
      return access === 'public' ? children : <Fragment key={user?.id}>{children}</Fragment>;
  }
}
