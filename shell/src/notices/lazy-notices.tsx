import { createPart } from '../chrome/create-part';

// No part of the first script, which visitors load too.
const Bell = createPart(() => import('./NotificationBell'));
const Account = createPart(() => import('../account/AccountMenu'));

/** The bell and the account menu of the header, for signed-in people. */
export const LazyHeaderNotice = () => (
  <>
    <Bell />
    <Account />
  </>
);

/** The banner of an e-mail that is not confirmed, for signed-in people. */
export const LazyEmailBanner = createPart(() => import('./EmailBanner'));
