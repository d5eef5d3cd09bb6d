import { messages } from '@cimiento/contracts';
import { getColumnLabel, investmentFields, personFields } from '@cimiento/contracts/fields';
import { Muted } from '@cimiento/ui';
import { Missing } from '../../shared/records/Missing';
import type { OpenDialog } from '../../shared/records/open-dialog';
import { actionsColumn, listRecordActions } from '../../shared/records/RowActions';
import type { AdminInvestmentsQuery } from './investments.generated';
import { toExportColumn } from '../../shared/records/export-columns';
import type { ExportColumn } from '../../shared/records/export-file';
import type { ActionColumn } from '../../shared/records/RecordTable';
import { dollarsColumn, rateColumn, textColumn } from '../../shared/records/columns';
import { personColumn } from '../../shared/records/PersonLink';

export type Investment = AdminInvestmentsQuery['adminInvestments']['items'][number];

/** Columns of the investments list. */
export const investmentColumns = (
  open: (dialog: OpenDialog<Investment>) => void,
): readonly ActionColumn<Investment>[] => [
  textColumn('id', 'ID', { compact: 'labelled', align: 'end', sort: 'id' }),
  {
    key: 'project',
    compact: 'title',
    header: getColumnLabel(investmentFields.projectId),
    sort: 'project',
    cell: ({ project, projectName }) =>
      project ? (
        <strong>{project.name}</strong>
      ) : (
        <>
          <Missing>{messages.missingProject}</Missing>
          <Muted as="span" $tiny>
            {projectName}
          </Muted>
        </>
      ),
  },
  personColumn('user', investmentFields.userId, { sort: 'user' }),
  dollarsColumn('amount', investmentFields.amount, { sort: 'amount' }),
  rateColumn('annualReturn', investmentFields.annualReturn, { sort: 'annualReturn' }),
  actionsColumn(
    ({ id }) => `Inversión ${id}`,
    listRecordActions(open, { edit: 'updateInvestment', remove: 'deleteInvestment' }),
  ),
];

/** The columns of an investment in a file. */
export const investmentExport: readonly ExportColumn<Investment>[] = [
  ['ID', ({ id }) => id],
  toExportColumn(investmentFields, 'projectId'),
  [investmentFields.projectId.label, ({ project }) => project?.name ?? messages.missingProject],
  toExportColumn(investmentFields, 'userId'),
  [investmentFields.userId.label, ({ user }) => user?.fullName ?? messages.missingUser],
  [personFields.email.label, ({ user }) => user?.email ?? null],
  toExportColumn(investmentFields, 'amount'),
  toExportColumn(investmentFields, 'annualReturn'),
];
