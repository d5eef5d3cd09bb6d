import { describePaymentsAhead, formatWholeNumber, messages, paymentStatus } from '@cimiento/contracts';
import { paymentFields } from '@cimiento/contracts/fields';
import { color, DataTable, space, text, type Column } from '@cimiento/ui';
import { styled } from 'styled-components';
import { WarningNote } from '../../shared/records/Warnings';
import { dateColumn, moneyColumn, textColumn } from '../../shared/records/columns';
import type { ResolvedFile } from './resolve-payments';

const shownRows = 5;

const More = styled.p`
  color: ${color.muted};
  font-size: ${text.small};
`;

const Preview = styled.div`
  margin-top: ${space[2]};
`;

type Row = ResolvedFile['rows'][number] & ResolvedFile['names'][number] & { line: number };

const columns: readonly Column<Row>[] = [
  textColumn('line', 'Línea', { align: 'end' }),
  textColumn('userName', paymentFields.userId.label, { missing: messages.missingUser }),
  textColumn('projectName', paymentFields.projectId.label, { missing: messages.missingProject }),
  moneyColumn('amount', paymentFields.amount.label),
  textColumn('period', paymentFields.period.label, { nowrap: true }),
  dateColumn('paymentDate', paymentFields.paymentDate.label),
  { key: 'status', header: paymentFields.status.label, cell: ({ status }) => paymentStatus[status].label },
];

/** The first rows of a file as they would be recorded, so that a shifted column shows before it is saved. */
export function ImportPreview({ file: { rows, lines, names } }: { file: ResolvedFile }) {
  const shown = rows.slice(0, shownRows).map((row, index): Row => ({
    userName: null,
    projectName: null,
    ...row,
    ...names[index],
    line: lines[index] ?? 0,
  }));
  const more = rows.length - shown.length;
  const ahead = describePaymentsAhead(rows.filter(({ status }) => status === 'paid'));
  return (
    <Preview>
      {ahead && <WarningNote role="alert">{ahead}</WarningNote>}
      <DataTable
        caption="Así quedarán los primeros pagos"
        columns={columns}
        rows={shown}
        rowKey={({ line }) => line}
        dense
      />
      {more > 0 && <More>{`Y ${formatWholeNumber(more)} más.`}</More>}
    </Preview>
  );
}
