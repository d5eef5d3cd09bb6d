import { formatExactDollars, formatPaymentDate } from '@cimiento/contracts';
import { Badge, DataTable, type Column } from '@cimiento/ui';
import { describeLine, describeTarget } from './bank-line';
import type { PreviewBankStatementMutation } from './reconciliation.generated';
import type { ReadStatement } from './statement-from-csv';

export type Preview = PreviewBankStatementMutation['previewBankStatement'];
type PlannedLine = Preview['lines'][number] & { row: number };

// A year of lines of a busy account is too much for one page; the counts include the rest.
const shown = 200;
const maxRowsNamed = 10;

const columns: readonly Column<PlannedLine>[] = [
  { key: 'date', header: 'Fecha', nowrap: true, cell: ({ bookedOn }) => formatPaymentDate(bookedOn) },
  { key: 'text', header: 'Descripción', cell: describeLine },
  { key: 'amount', header: 'Monto', align: 'end', cell: ({ amount }) => formatExactDollars(amount) },
  {
    key: 'target',
    header: 'Irá a',
    cell: (line) =>
      line.target === null ? <Badge tone="warning">{describeTarget(line)}</Badge> : describeTarget(line),
  },
];

const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;

const describeDuplicates = (duplicates: number): string =>
  count(duplicates, 'posible duplicado', 'posibles duplicados');

const describeIllegible = ({ length }: readonly number[]): string => count(length, 'ilegible');

const describeCounts = (
  { new: fresh, known, duplicates, matched, suspense }: Preview,
  unreadable: readonly number[],
): string =>
  `${count(fresh, 'nuevo')} (${count(matched, 'identificado')}, ${suspense} por identificar), ${known} ya ${known === 1 ? 'registrado' : 'registrados'}, ${describeDuplicates(duplicates)}, ${describeIllegible(unreadable)}.` +
  (unreadable.length > 0 ? ` Filas ilegibles: ${unreadable.slice(0, maxRowsNamed).join(', ')}.` : '');

/** Which rows of a file could not be read, before anything is previewed. */
export const describeUnreadable = ({ lines, unreadable }: ReadStatement): string =>
  `${count(lines.length, 'fila leída', 'filas leídas')}, ${describeIllegible(unreadable)}: ${unreadable.slice(0, maxRowsNamed).join(', ')}. Revisa las columnas y el orden de la fecha.`;

type Props = {
  preview: Preview;
  /** Rows of the file that could not be read. */
  unreadable: readonly number[];
};

/** What posting a statement would do, line by line. */
export function StatementPreview({ preview, unreadable }: Props) {
  const rows = preview.lines.map((line, row) => ({ ...line, row })).slice(0, shown);
  return (
    <>
      <p role="status">{describeCounts(preview, unreadable)}</p>
      {rows.length > 0 && (
        <DataTable dense caption="Movimientos nuevos" columns={columns} rows={rows} rowKey={({ row }) => row} />
      )}
      {preview.lines.length > shown && <p>{`Se muestran los primeros ${shown} de ${preview.lines.length} nuevos.`}</p>}
    </>
  );
}
