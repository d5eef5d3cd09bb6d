import {
  approvalReasonLabel,
  bankAccountTypeLabel,
  formatExactDollars,
  formatMoment,
  formatPaymentDate,
  formatWholeNumber,
  newAccountDays,
  withdrawalStatus,
  type WithdrawalStatus,
  toCalendarDate,
  toCsvNumber,
} from '@cimiento/contracts';
import { color, text, StatusBadge } from '@cimiento/ui';
import { styled } from 'styled-components';
import type { AdminWithdrawalsQuery, WithdrawalsForFileQuery } from './withdrawals.generated';
import type { ExportColumn } from '../../shared/records/export-file';
import { OneLine } from '../../shared/records/OneLine';
import { PersonLink } from '../../shared/records/PersonLink';
import { actionsColumn, type RowAction } from '../../shared/records/RowActions';
import type { ActionColumn } from '../../shared/records/RecordTable';
import { dayColumn, moneyColumn, textColumn } from '../../shared/records/columns';

export type Withdrawal = AdminWithdrawalsQuery['adminWithdrawals']['items'][number];

/** The dialog open over the list. */
export type WithdrawalDialog = {
  kind: 'approve' | 'reject' | 'unapprove' | 'pay' | 'return' | 'notPaid';
  row: Withdrawal;
};

/** Values below one another; what an approver looks at stands out. */
export const Lines = styled.div`
  small {
    display: block;
    color: ${color.muted};
    overflow-wrap: anywhere;
  }

  strong {
    display: block;
    color: ${color.warning};
    font-size: ${text.small};
    font-weight: 560;
  }
`;

const StatusCell = (row: Withdrawal) => (
  <Lines>
    <StatusBadge status={withdrawalStatus[row.status]} />
    {row.status === 'requested' && listLooks(row).length > 0 && <strong>{listLooks(row).join(' · ')}</strong>}
    {row.reason && <small>{row.reason}</small>}
    {row.status === 'approved' && row.batchId !== null && <small>En el lote {row.batchId}</small>}
    {listObstacles(row).map((obstacle) => (
      <small key={obstacle}>{obstacle}</small>
    ))}
  </Lines>
);

/** The actions on a withdrawal now: nothing is decided while the bank may have paid it. */
const listActions = (open: (dialog: WithdrawalDialog) => void): readonly RowAction<Withdrawal>[] => [
  {
    label: 'El banco no lo pagó',
    runs: 'stateWithdrawalNotPaid',
    isOffered: ({ mayBePaidUntil }) => mayBePaidUntil !== null,
    onClick: (row) => open({ kind: 'notPaid', row }),
  },
  {
    label: 'Rechazar',
    runs: 'rejectWithdrawal',
    isOffered: isDecidable,
    onClick: (row) => open({ kind: 'reject', row }),
  },
  {
    label: 'Aprobar',
    runs: 'approveWithdrawal',
    isOffered: isDecidable,
    variant: 'primary',
    onClick: (row) => open({ kind: 'approve', row }),
  },
  {
    label: 'Volver a solicitado',
    runs: 'unapproveWithdrawal',
    isOffered: (row) => row.batchId === null && hasStatus(row, 'approved'),
    onClick: (row) => open({ kind: 'unapprove', row }),
  },
  {
    label: 'Marcar pagado',
    runs: 'payWithdrawal',
    isOffered: (row) => hasStatus(row, 'approved'),
    variant: 'primary',
    onClick: (row) => open({ kind: 'pay', row }),
  },
  {
    label: 'Registrar devolución',
    runs: 'returnWithdrawal',
    isOffered: (row) => hasStatus(row, 'paid'),
    onClick: (row) => open({ kind: 'return', row }),
  },
];

/** Whether a withdrawal has a status, and the bank has said all about it. */
const hasStatus = ({ status, mayBePaidUntil }: Withdrawal, wanted: WithdrawalStatus): boolean =>
  status === wanted && mayBePaidUntil === null;

/** Whether a withdrawal waits for a decision that can be taken now. */
export const isDecidable = (row: Withdrawal): boolean => hasStatus(row, 'requested');

/** Name of a withdrawal for people: '$120.50 de Rosa Intriago'. */
export const getWithdrawalName = ({ amount, user }: Withdrawal): string =>
  `${formatExactDollars(amount)} de ${user?.fullName ?? 'una persona'}`;

/** The flags that an approver checks, in words: 'Titular distinto', 'Cuenta de hace 3 días', 'Primer retiro'. */
export const listLooks = ({ holderDiffers, accountAge, isFirst }: Looked): string[] => [
  ...(holderDiffers ? [approvalReasonLabel.holderDiffers] : []),
  ...(accountAge < newAccountDays ? [`Cuenta de ${accountAge === 0 ? 'hoy' : formatAge(accountAge)}`] : []),
  ...(isFirst ? [approvalReasonLabel.isFirst] : []),
];

type Looked = Pick<Withdrawal, 'holderDiffers' | 'accountAge' | 'isFirst'>;

/** '3 días'. */
export const formatAge = (days: number): string => (days === 1 ? '1 día' : `${formatWholeNumber(days)} días`);

/** Reason why a waiting withdrawal is not approved now: the bank may have paid it, its balance, or who may. */
export function listObstacles(row: Withdrawal): string[] {
  if (row.status !== 'requested') return [];
  const { mayBePaidUntil, readBatch, balanceAfter, approvableFrom, batchId } = row;
  const names = row.approvers.map(({ fullName }) => fullName).join(', ');
  return [
    ...(mayBePaidUntil && readBatch
      ? [
          `Estuvo en el lote ${readBatch.id}, leído: el banco puede pagarlo hasta el ${formatPaymentDate(mayBePaidUntil)}`,
        ]
      : []),
    ...(batchId === null ? [] : [`En el lote ${batchId}, cuyo pago se deshizo`]),
    ...(balanceAfter.startsWith('-') ? [`Al saldo le faltan ${formatExactDollars(balanceAfter.slice(1))}`] : []),
    ...(approvableFrom ? [`Se puede aprobar desde el ${formatMoment(approvableFrom)}: ${names}`] : []),
  ];
}

/** Columns of the withdrawals; the buttons of a row follow from its status. */
export const withdrawalColumns = (open: (dialog: WithdrawalDialog) => void): readonly ActionColumn<Withdrawal>[] => [
  dayColumn('createdAt', 'Solicitado', { sort: 'createdAt' }),
  {
    key: 'user',
    compact: 'title',
    header: 'Inversionista',
    cell: ({ user }) => (
      <OneLine text={user?.fullName ?? ''}>
        <PersonLink person={user} />
      </OneLine>
    ),
  },
  textColumn('reference', 'Referencia', { nowrap: true }),
  {
    key: 'bankAccount',
    header: 'Cuenta',
    cell: ({ bankAccount }) => bankAccount && <OneLine text={`${bankAccount.fullAccountNumber} ${bankAccount.bank}`} />,
  },
  moneyColumn('amount', 'Monto', { sort: 'amount' }),
  {
    key: 'status',
    compact: 'status',
    header: 'Estado',
    cell: (row) => <StatusCell {...row} />,
  },
  actionsColumn((row) => `${getWithdrawalName(row)}, ${row.reference}`, listActions(open)),
];

/** The columns of a withdrawal in a file. */
export const withdrawalExport: readonly ExportColumn<WithdrawalsForFileQuery['rows'][number]>[] = [
  ['ID', ({ id }) => id],
  ['Inversionista', ({ user }) => user?.fullName ?? null],
  ['Email', ({ user }) => user?.email ?? null],
  ['Monto (USD)', ({ amount }) => toCsvNumber(amount)],
  ['Estado', ({ status }) => withdrawalStatus[status].label],
  ['Referencia', ({ reference }) => reference],
  ['Banco', ({ bankAccount }) => bankAccount?.bank ?? null],
  // Beside a word: a spreadsheet would take the zeros before a number away.
  [
    'Cuenta',
    ({ bankAccount }) =>
      bankAccount && `${bankAccountTypeLabel[bankAccount.accountType]} ${bankAccount.fullAccountNumber}`,
  ],
  ['Solicitado el', ({ createdAt }) => toCalendarDate(createdAt)],
  ['Pagado el', ({ paidOn }) => paidOn ?? null],
  ['Referencia del banco', ({ bankReference }) => bankReference ?? null],
  ['Motivo', ({ reason }) => reason ?? null],
];
