import type { OrderDialog } from '../../investing/order-actions/order-row';
import type { Payment } from '../../investing/payment-form/payment-row';
import type { Email } from '../../messages/email/email-columns';
import type { AuditItem } from '../../shared/history/AuditEntryView';

/** The dialog open over the page. */
export type Opened =
  | { part: 'user' }
  | { part: 'email'; row: Email }
  | { part: 'change'; row: AuditItem }
  | { part: 'order'; dialog: OrderDialog }
  | { part: 'payment'; row: Payment };

/** An address with parameters. */
export const addParams = (path: string, params: Record<string, string>): string =>
  `${path}?${new URLSearchParams(params)}`;
