import { centsToText, formatExactDollars, formatPaymentDate, parseSignedCents } from '@cimiento/contracts';
import type { StatementInput } from '@cimiento/contracts/fields';
import type { EntityManager } from 'typeorm';
import type { ApprovalDetail } from '../../access/approvals/approvals.types';
import { RecordNames } from '../../investing/investments/record-names';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import { toFileLines, type FileLine } from './file-lines';
import type { FileHead } from './find-known-lines';
import { planStatement } from './match-lines';

/** A statement as it was sent, and what its lines are compared by; balances in cents. */
export type Parsed = { values: StatementInput; head: FileHead; lines: FileLine[] };

export const toParsed = (values: StatementInput): Parsed => ({
  values,
  head: {
    bankAccountId: values.bankAccountId,
    openingBalance: parseSignedCents(values.openingBalance),
    closingBalance: parseSignedCents(values.closingBalance),
  },
  lines: toFileLines(values.lines, values.openingBalance),
});

/** A statement as people read it before they approve that it is posted, and whom its lines credit as things are. */
export async function describeStatement(reader: EntityManager, values: StatementInput): Promise<ApprovalDetail[]> {
  const names = new RecordNames(reader);
  const account = await reader.findOneBy(CollectingAccount, { id: values.bankAccountId });
  const { head, lines } = toParsed(values);
  const plan = await planStatement(reader, head, lines);
  const credited = plan.lines.filter(({ userId, amount }) => userId !== null && amount > 0);
  return [
    {
      label: 'Cuenta recaudadora',
      value: `${account?.bank ?? '—'} ${account?.accountNumber ?? ''} (#${values.bankAccountId})`,
    },
    ...(values.fileName ? [{ label: 'Archivo', value: values.fileName }] : []),
    { label: 'Saldo inicial', value: formatExactDollars(values.openingBalance) },
    { label: 'Saldo final', value: formatExactDollars(values.closingBalance) },
    ...(values.fileAccounts?.length
      ? [{ label: 'Cuenta que dice el archivo', value: values.fileAccounts.join(', ') }]
      : []),
    ...(values.accountReason ? [{ label: 'Motivo de la cuenta', value: values.accountReason }] : []),
    ...(values.gapReason ? [{ label: 'Motivo de la diferencia', value: values.gapReason }] : []),
    ...values.lines.map(({ bookedOn, amount, description, reference, balance }, index) => ({
      label: `Movimiento ${index + 1}`,
      value: [
        formatPaymentDate(bookedOn),
        formatExactDollars(amount),
        description ?? '—',
        `referencia del banco ${reference ?? '—'}`,
        `saldo ${balance ?? '—'}`,
      ].join(', '),
    })),
    ...(await Promise.all(
      credited.map(async ({ userId, amount }) => ({
        label: 'Se acredita',
        value: `${formatExactDollars(centsToText(amount))} a ${await names.user(userId ?? 0)}`,
      })),
    )),
  ];
}
