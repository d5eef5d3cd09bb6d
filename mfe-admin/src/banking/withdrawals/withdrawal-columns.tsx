import {
  bankAccountTypeLabel,
  formatExactDollars,
  withdrawalStatusLabel,
  type WithdrawalStatus,
  toCalendarDate,
  toCsvNumber,
} from '@cimiento/contracts';
import { Badge, Button, color, type BadgeTone } from '@cimiento/ui';
import { styled } from 'styled-components';
import { Allowed } from '../../shared/access/allowed';
import { formatDay } from '../../shared/records/dates';
import type { AdminWithdrawalsQuery } from './withdrawals.generated';
import type { ExportColumn } from '../../shared/records/export-file';
import { PersonLink } from '../../shared/records/PersonLink';
import type { ActionColumn } from '../../shared/records/RecordTable';

export type Withdrawal = AdminWithdrawalsQuery['adminWithdrawals']['items'][number];

/** What is done with one withdrawal, with the operation that does it. */
const actionOperation = {
  approve: 'approveWithdrawal',
  reject: 'rejectWithdrawal',
  unapprove: 'unapproveWithdrawal',
  pay: 'payWithdrawal',
  return: 'returnWithdrawal',
} as const;

/** The dialog open over the list. */
export type WithdrawalDialog = { kind: keyof typeof actionOperation; row: Withdrawal };

const tone: Record<WithdrawalStatus, BadgeTone> = {
  requested: 'warning',
  approved: 'brass',
  paid: 'success',
  rejected: 'danger',
  cancelled: 'neutral',
  returned: 'danger',
};

const Lines = styled.div`
  small {
    display: block;
    color: ${color.muted};
    overflow-wrap: anywhere;
  }
`;

/** Buttons of a row, below one another where they do not fit. */
export const WithdrawalActions = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: 0.5rem;
`;

type Action = { kind: WithdrawalDialog['kind']; label: string };

const actions: Partial<Record<WithdrawalStatus, readonly Action[]>> = {
  requested: [
    { kind: 'reject', label: 'Rechazar' },
    { kind: 'approve', label: 'Aprobar' },
  ],
  approved: [{ kind: 'pay', label: 'Marcar pagado' }],
  paid: [{ kind: 'return', label: 'Devuelto' }],
};

/** What can be done with a withdrawal now. */
const listActions = ({ status, batchId }: Withdrawal): readonly Action[] => [
  ...(status === 'approved' && batchId === null ? [{ kind: 'unapprove' as const, label: 'Volver a solicitado' }] : []),
  ...(actions[status] ?? []),
];

/** Name of a withdrawal for people: '$120.50 de Rosa Intriago'. */
export const getWithdrawalName = ({ amount, user }: Withdrawal): string =>
  `${formatExactDollars(amount)} de ${user?.fullName ?? 'una persona'}`;

/** Columns of the withdrawals; the buttons of a row follow from its status. */
export const withdrawalColumns = (open: (dialog: WithdrawalDialog) => void): readonly ActionColumn<Withdrawal>[] => [
  {
    key: 'createdAt',
    header: 'Solicitado',
    sort: 'createdAt',
    nowrap: true,
    cell: ({ createdAt }) => formatDay(createdAt),
  },
  {
    key: 'user',
    compact: 'title',
    header: 'Inversionista',
    cell: ({ user, reference }) => (
      <Lines>
        <PersonLink person={user} />
        <small>{reference}</small>
      </Lines>
    ),
  },
  {
    key: 'bankAccount',
    header: 'Cuenta',
    cell: ({ bankAccount }) =>
      bankAccount && (
        <Lines>
          {bankAccount.bank}
          <small>
            {bankAccountTypeLabel[bankAccount.accountType]} {bankAccount.fullAccountNumber} · {bankAccount.holderName}
          </small>
        </Lines>
      ),
  },
  {
    key: 'amount',
    compact: 'figure',
    header: 'Monto',
    sort: 'amount',
    align: 'end',
    cell: ({ amount }) => formatExactDollars(amount),
  },
  {
    key: 'status',
    compact: 'status',
    header: 'Estado',
    cell: ({ status, reason, batchId }) => (
      <Lines>
        <Badge tone={tone[status]}>{withdrawalStatusLabel[status]}</Badge>
        {reason && <small>{reason}</small>}
        {status === 'approved' && batchId !== null && <small>En el lote {batchId}</small>}
      </Lines>
    ),
  },
  {
    key: 'actions',
    header: 'Acciones',
    runs: Object.values(actionOperation),
    align: 'end',
    cell: (row) => (
      <WithdrawalActions>
        {listActions(row).map(({ kind, label }) => (
          <Allowed key={kind} to={actionOperation[kind]}>
            <Button
              size="small"
              variant={kind === 'approve' || kind === 'pay' ? 'primary' : 'secondary'}
              aria-label={`${label}: ${getWithdrawalName(row)}, ${row.reference}`}
              onClick={() => open({ kind, row })}
            >
              {label}
            </Button>
          </Allowed>
        ))}
      </WithdrawalActions>
    ),
  },
];

/** The columns of a withdrawal in a file. */
export const withdrawalExport: readonly ExportColumn<Withdrawal>[] = [
  ['ID', ({ id }) => id],
  ['Inversionista', ({ user }) => user?.fullName ?? null],
  ['Email', ({ user }) => user?.email ?? null],
  ['Monto (USD)', ({ amount }) => toCsvNumber(amount)],
  ['Estado', ({ status }) => withdrawalStatusLabel[status]],
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
