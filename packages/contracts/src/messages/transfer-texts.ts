import { bankAccountTypeName } from '../banking/bank-accounts';
import { formatDollars, formatMoment } from '../values/formats';
import type { NotificationFacts } from './notifications';

type Transfer = Pick<NotificationFacts['order_reserved'], 'amount' | 'reference' | 'expiresAt' | 'accounts'>;

/** The amount, deadline and reference of a transfer, with each account to which it may go in a paragraph. */
export const describeTransfer = (
  { amount, reference, expiresAt, accounts }: Transfer,
  { start = `Transfiere ${formatDollars(amount)}`, more = '' }: { start?: string; more?: string } = {},
): string =>
  [
    `${start} con la referencia ${reference}, que es solo para esta orden, antes del ${formatMoment(expiresAt)}.${more}`,
    ...accounts.map(
      ({ bank, accountType, accountNumber, holderName, holderIdNumber }) =>
        `${bank}, ${bankAccountTypeName[accountType]} ${accountNumber}, a nombre de ${holderName}, RUC ${holderIdNumber}.`,
    ),
  ].join('\n');

/** '…3456 de Banco Pichincha': the account that the money really goes to, which may have changed since. */
export const describeAccount = ({ bank, accountNumber }: { bank: string; accountNumber: string }): string =>
  `…${accountNumber.slice(-4)} de ${bank}`;
