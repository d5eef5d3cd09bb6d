import { centsToText, formatExactDollars, formatPaymentDate, parseSignedCents } from '@cimiento/contracts';
import { DataTable, type Column } from '@cimiento/ui';
import { styled } from 'styled-components';
import { WarningNote } from '../../shared/records/Warnings';
import { textColumn } from '../../shared/records/columns';
import type { ReadProblem, StatementReading } from './statement-reading';

// The rest of a long list says nothing new; the count includes it.
const shown = 50;

type Row = ReadProblem & { key: number };
const columns: readonly Column<Row>[] = [
  { key: 'row', header: 'Fila', nowrap: true, compact: 'title', cell: ({ row }) => `Fila ${row}` },
  textColumn('column', 'Columna', { compact: 'labelled', missing: '—' }),
  textColumn('value', 'Dice', { missing: '—' }),
  textColumn('message', 'Por qué no se leyó', { compact: 'wide' }),
];

// They are read: a collective entry has one line for several payments.
const doubtColumns = columns.map((column) => (column.key === 'message' ? { ...column, header: 'Por qué' } : column));

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

const sumWhere = (lines: StatementReading['lines'], isDebit: boolean): string => {
  const summed = lines.filter(({ amount }) => amount.startsWith('-') === isDebit);
  return formatExactDollars(
    centsToText(summed.reduce((sum, { amount }) => sum + Math.abs(parseSignedCents(amount)), 0)),
  );
};

/** 'Se leyeron 3 movimientos del 01/07/2026 al 31/07/2026: entran $1,250.00 y salen $2.80.' */
function describeRead({ lines, firstDay, lastDay }: StatementReading): string {
  if (lines.length === 0) return 'No se leyó ningún movimiento.';
  const days = `del ${formatPaymentDate(firstDay ?? '')} al ${formatPaymentDate(lastDay ?? '')}`;
  const read = `${lines.length === 1 ? 'Se leyó' : 'Se leyeron'} ${count(lines.length, 'movimiento', 'movimientos')}`;
  return `${read} ${days}: entran ${sumWhere(lines, false)} y salen ${sumWhere(lines, true)}.`;
}

/** ' El archivo dice: cuenta 0100204587, USD.' */
function describeFile({ fileAccounts, currency }: StatementReading): string {
  const said = [
    ...(fileAccounts.length > 0 ? [`cuenta ${fileAccounts.join(', ')}`] : []),
    ...(currency ? [currency] : []),
  ];
  return said.length > 0 ? ` El archivo dice: ${said.join(', ')}.` : '';
}

const Status = styled.p`
  margin: 0;
`;

/** The parts of a file that were read, and those that were not, by row and column with the value. */
export function FileSummary({ reading }: { reading: StatementReading }) {
  const ofFile = reading.problems.filter(({ row }) => row === null);
  const taken = new Set(reading.lines.map(({ row }) => row));
  const named = reading.problems.filter(({ row }) => row !== null).map((problem, key) => ({ ...problem, key }));
  const ofRows = named.filter(({ row }) => !taken.has(row ?? 0));
  const doubtful = named.filter(({ row }) => taken.has(row ?? 0));
  return (
    <>
      <Status role="status">
        {describeRead(reading) +
          (ofRows.length > 0 ? ` ${count(ofRows.length, 'fila no se leyó', 'filas no se leyeron')}.` : '') +
          describeFile(reading)}
      </Status>
      {ofFile.length > 0 && (
        <WarningNote role="alert">
          {ofFile.map(({ message }) => (
            <p key={message}>{message}</p>
          ))}
        </WarningNote>
      )}
      {ofRows.length > 0 && (
        <DataTable
          dense
          caption="Filas que no se leyeron"
          columns={columns}
          rows={ofRows.slice(0, shown)}
          rowKey={({ key }) => key}
        />
      )}
      {doubtful.length > 0 && (
        <DataTable
          dense
          caption="Movimientos por revisar"
          columns={doubtColumns}
          rows={doubtful.slice(0, shown)}
          rowKey={({ key }) => key}
        />
      )}
      {ofRows.length > shown && <p>{`Se muestran las primeras ${shown} de ${ofRows.length}.`}</p>}
    </>
  );
}
