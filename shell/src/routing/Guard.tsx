import { paths } from '@cimiento/contracts';
import type { Access } from '@cimiento/federation/runtime';
import { useAuth } from '@cimiento/session';
import { ErrorMessage, PageSkeleton } from '@cimiento/ui';
import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { resolveAccess } from './resolve-access';

const unknownSession = 'No pudimos comprobar tu sesión. Revisa tu conexión e intenta de nuevo.';

/** Shows a page to people who may open it, and redirects everyone else. Only a convenience: the resolvers authorise again. */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { user, loading, failure, refresh } = useAuth();
  const location = useLocation();
  switch (resolveAccess(access, user, loading)) {
    case 'wait':
      return <PageSkeleton />;
    case 'login':
      // Not signed out: the user keeps the address, and continues after a retry.
      if (failure)
        return <ErrorMessage message={failure.serverMessage || unknownSession} onRetry={() => void refresh()} />;
      return <Navigate to={paths.login} replace state={{ from: location.pathname + location.search }} />;
    case 'home':
      return <Navigate to={paths.home} replace />;
    case 'enter':
      // Another user gets a new page, without what the previous one typed or opened.
      return access === 'public' ? children : <Fragment key={user?.id}>{children}</Fragment>;
  }
}
