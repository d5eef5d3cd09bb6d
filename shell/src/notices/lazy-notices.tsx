import { withRetry } from '@cimiento/federation/runtime';
import { lazy, Suspense, type ReactNode } from 'react';

const Nothing = (): ReactNode => null;

// No part of the first script, which visitors load too. A page without them is whole, so a failure shows nothing.
const Bell = lazy(() => withRetry(() => import('./NotificationBell')).catch(() => ({ default: Nothing })));
const Account = lazy(() => withRetry(() => import('../account/AccountMenu')).catch(() => ({ default: Nothing })));
const Banner = lazy(() => withRetry(() => import('./EmailBanner')).catch(() => ({ default: Nothing })));

/** The bell and the account menu of the header, for signed-in people. */
export const LazyHeaderNotice = () => (
  <Suspense>
    <Bell />
    <Account />
  </Suspense>
);

/** The banner of an e-mail that is not confirmed, for signed-in people. */
export const LazyEmailBanner = () => (
  <Suspense>
    <Banner />
  </Suspense>
);
