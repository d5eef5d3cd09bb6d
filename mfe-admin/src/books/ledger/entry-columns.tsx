import {
  formatExactDollars,
  formatPaymentDate,
  ledgerEntryKindLabel,
  ledgerSourceKindLabel,
  sumSigned,
  toCsvNumber,
} from '@cimiento/contracts';
import { Badge, type Column } from '@cimiento/ui';
import type { ExportColumn } from '../../shared/records/export-file';
import { actionsColumn, viewAction } from '../../shared/records/RowActions';
import { dateColumn, textColumn } from '../../shared/records/columns';
import type { LedgerEntryRowFragment } from './ledger.generated';

export type Entry = LedgerEntryRowFragment;

/** The amount of an entry: the sum of its positive postings. */
export const getMovedAmount = ({ postings }: Entry): string =>
  sumSigned(postings.map(({ amount }) => amount).filter((amount) => !amount.startsWith('-')));

/** The record that an entry follows: 'Pago #31'. */
export const getSource = ({ sourceKind, sourceId }: Entry): string =>
  `${ledgerSourceKindLabel[sourceKind]} #${sourceId}`;

/** Whether an entry reverses another or is reversed by one; '' for an entry in force. */
export function describeReversal({ reversalOf, reversedBy }: Entry): string {
  if (reversalOf !== null) return `Reversa el #${reversalOf}`;
  return reversedBy === null ? '' : `Reversado por el #${reversedBy}`;
}

export const entryColumns = (open: (entry: Entry) => void): readonly Column<Entry>[] => [
  textColumn('id', 'N.º', { compact: 'labelled', sort: 'id' }),
  dateColumn('occurredOn', 'Fecha'),
  {
    key: 'kind',
    header: 'Tipo',
    cell: (entry) => (
      <>
        {ledgerEntryKindLabel[entry.kind]}
        {entry.reversedBy !== null && <Badge tone="warning">Reversado</Badge>}
      </>
    ),
  },
  textColumn('memo', 'Descripción', { compact: 'title' }),
  { key: 'source', header: 'Origen', cell: getSource },
  {
    key: 'amount',
    compact: 'figure',
    header: 'Monto',
    align: 'end',
    cell: (entry) => formatExactDollars(getMovedAmount(entry)),
  },
  actionsColumn(({ id }) => `Asiento #${id}`, [viewAction(open)]),
];

/** The columns of an entry in a file. */
export const entryExport: readonly ExportColumn<Entry>[] = [
  ['ID', ({ id }) => id],
  ['Fecha', ({ occurredOn }) => formatPaymentDate(occurredOn)],
  ['Tipo', ({ kind }) => ledgerEntryKindLabel[kind]],
  ['Descripción', ({ memo }) => memo],
  ['Referencia', ({ reference }) => reference],
  ['Origen', getSource],
  ['Monto (USD)', (entry) => toCsvNumber(getMovedAmount(entry))],
  ['Reverso', describeReversal],
  ['Clave', ({ key }) => key],
  ['Hecho por', ({ actor }) => actor?.fullName ?? null],
];
