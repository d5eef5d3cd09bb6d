import { messages, paymentStatus } from '@cimiento/contracts';
import { getColumnLabel, paymentFields, personFields } from '@cimiento/contracts/fields';
import { type Column, Muted } from '@cimiento/ui';
import { Email } from '../../shared/records/Email';
import { Missing } from '../../shared/records/Missing';
import type { OpenDialog } from '../../shared/records/open-dialog';
import { actionsColumn, listRecordActions } from '../../shared/records/RowActions';
import type { Payment } from '../payment-form/payment-row';
import { selectionColumn } from '../../shared/records/row-selection';
import { toExportColumn } from '../../shared/records/export-columns';
import type { ExportColumn } from '../../shared/records/export-file';
import { PersonLink } from '../../shared/records/PersonLink';
import type { ActionColumn } from '../../shared/records/RecordTable';
import { dateColumn, moneyColumn, textColumn, statusColumn } from '../../shared/records/columns';

const Person = ({ user }: Pick<Payment, 'user'>) =>
  user ? (
    <>
      <strong>
        <PersonLink person={user} />
      </strong>
      <Muted as="span" $tiny data-secondary>
        <Email address={user.email} />
      </Muted>
    </>
  ) : (
    <Missing>{messages.missingUser}</Missing>
  );

/** 'pago de María, 2025-09 (n.º 280)': names a payment in the labels of its row. One person may have several for a month. */
const getRowName = ({ id, user, period }: Payment): string =>
  `pago de ${user?.fullName ?? messages.missingUser}, ${period} (n.º ${id})`;

type Selected = { selected: ReadonlyMap<number, unknown>; onToggle: (payment: Payment) => void };

/** The box that selects a payment that is pending or paid. */
export const paymentSelectionColumn = ({ selected, onToggle }: Selected): Column<Payment> =>
  selectionColumn({
    getLabel: (row) => `Seleccionar ${getRowName(row)}`,
    isOffered: ({ status }) => status !== 'missed',
    isSelected: ({ id }) => selected.has(id),
    onToggle,
  });

/** Columns of the payments list. */
export const paymentColumns = (open: (dialog: OpenDialog<Payment>) => void): readonly ActionColumn<Payment>[] => [
  {
    key: 'user',
    compact: 'title',
    header: getColumnLabel(paymentFields.userId),
    cell: ({ user }) => <Person user={user} />,
  },
  {
    key: 'project',
    header: getColumnLabel(paymentFields.projectId),
    cell: ({ project, projectName }) =>
      project?.name ?? (
        <>
          <Missing>{messages.missingProject}</Missing>
          {projectName && (
            <Muted as="span" $tiny>
              {projectName}
            </Muted>
          )}
        </>
      ),
  },
  moneyColumn('amount', paymentFields.amount, { sort: 'amount' }),
  textColumn('period', paymentFields.period, { nowrap: true, sort: 'period' }),
  dateColumn('paymentDate', paymentFields.paymentDate, { sort: 'paymentDate' }),
  statusColumn('status', paymentFields.status, paymentStatus),
  actionsColumn(getRowName, listRecordActions(open, { edit: 'updatePayment', remove: 'deletePayment' })),
];

/** The columns of a payment in a file; an import reads the same headers. */
export const paymentExport: readonly ExportColumn<Payment>[] = [
  ['ID', ({ id }) => id],
  toExportColumn(paymentFields, 'investmentId'),
  toExportColumn(paymentFields, 'userId'),
  [paymentFields.userId.label, ({ user }) => user?.fullName ?? messages.missingUser],
  [personFields.email.label, ({ user }) => user?.email ?? null],
  toExportColumn(paymentFields, 'projectId'),
  [paymentFields.projectId.label, ({ project }) => project?.name ?? messages.missingProject],
  toExportColumn(paymentFields, 'amount'),
  toExportColumn(paymentFields, 'period'),
  toExportColumn(paymentFields, 'paymentDate'),
  toExportColumn(paymentFields, 'status'),
];
