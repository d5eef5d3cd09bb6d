import { centsToText, formatExactDollars, parseSignedCents } from '@cimiento/contracts';
import { Badge, DataTable, type Column } from '@cimiento/ui';
import { dateColumn, moneyColumn } from '../../shared/records/columns';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { describeLine, describeRule, describeTarget } from './bank-line';
import type { PreviewBankStatementMutation } from './reconciliation.generated';

export type Preview = PreviewBankStatementMutation['previewBankStatement'];
type PlannedLine = Preview['lines'][number] & { row: number };

// A year of lines of a busy account is too much for one page; the counts include the rest.
const shown = 200;

const columns: readonly Column<PlannedLine>[] = [
  dateColumn('bookedOn', 'Fecha'),
  { key: 'text', header: 'Descripción', compact: 'title', cell: describeLine },
  moneyColumn('amount', 'Monto'),
  {
    key: 'target',
    header: 'Irá a',
    compact: 'wide',
    cell: (line) =>
      line.target === null ? (
        <Badge tone="warning">{describeTarget(line)}</Badge>
      ) : (
        [describeTarget(line), ...(line.rule ? [describeRule(line.rule)] : [])].join(' · ')
      ),
  },
];

const Counts = styled.div`
  p {
    margin: 0;
  }

  &:focus {
    outline: none;
  }
`;

const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;

const describeCounts = ({ new: fresh, known, duplicates, matched, suspense }: Preview): string =>
  `${count(fresh, 'nuevo')} (${count(matched, 'identificado')}, ${suspense} por identificar), ${known} ya ${known === 1 ? 'registrado' : 'registrados'}, ${count(duplicates, 'posible duplicado', 'posibles duplicados')}.`;

const sum = (lines: readonly PlannedLine[]): string =>
  formatExactDollars(centsToText(lines.reduce((cents, { amount }) => cents + parseSignedCents(amount), 0)));

/** The preview of a statement, unidentified lines first. It takes the focus: it appears below what was pressed. */
export function StatementPreview({ preview }: { preview: Preview }) {
  const facts = useRef<HTMLDivElement>(null);
  useEffect(() => facts.current?.focus(), [preview]);
  const all = preview.lines.map((line, row) => ({ ...line, row }));
  const unknown = all.filter(({ target }) => target === null);
  const known = all.filter(({ target }) => target !== null);
  const rows = [...unknown, ...known].slice(0, shown);
  return (
    <>
      <Counts ref={facts} tabIndex={-1}>
        <p role="status">{describeCounts(preview)}</p>
        {all.length > 0 && <p>{`Por identificar ${sum(unknown)}, identificado ${sum(known)}.`}</p>}
      </Counts>
      {rows.length > 0 && (
        <DataTable dense caption="Movimientos nuevos" columns={columns} rows={rows} rowKey={({ row }) => row} />
      )}
      {all.length > shown && <p>{`Se muestran los primeros ${shown} de ${all.length} nuevos.`}</p>}
    </>
  );
}
