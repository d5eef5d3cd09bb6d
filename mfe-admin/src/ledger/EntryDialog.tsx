import { formatExactDollars, formatPaymentDate, ledgerEntryKindLabel } from '@cimiento/contracts';
import { DataTable, Dialog, type Column } from '@cimiento/ui';
import { Fragment } from 'react';
import { Code, Facts, Panel } from '../records/Panel';
import { describeReversal, getSource, type Entry } from './entry-columns';
import { splitSides } from './signed-amounts';

type Posting = Entry['postings'][number];

const columns: readonly Column<Posting>[] = [
  { key: 'account', header: 'Cuenta', cell: ({ account }) => <Code>{account.code}</Code> },
  { key: 'debit', header: 'Debe', align: 'end', cell: ({ amount }) => formatExactDollars(splitSides(amount).debit) },
  { key: 'credit', header: 'Haber', align: 'end', cell: ({ amount }) => formatExactDollars(splitSides(amount).credit) },
];

const getFacts = (entry: Entry): readonly (readonly [string, string])[] => [
  ['Tipo', ledgerEntryKindLabel[entry.kind]],
  ['Fecha', formatPaymentDate(entry.occurredOn)],
  ['Origen', getSource(entry)],
  ['Referencia', entry.reference ?? '—'],
  ['Reverso', describeReversal(entry) || 'Vigente'],
  ['Hecho por', entry.actor?.fullName ?? 'El sistema'],
  ['Clave', entry.key],
];

/** An entry with its postings, its source and its reversal. */
export const EntryDialog = ({ entry, onClose }: { entry: Entry; onClose: () => void }) => (
  <Dialog
    open
    readOnly
    onOpenChange={(open) => {
      if (!open) onClose();
    }}
    title={`Asiento #${entry.id}`}
  >
    <Panel>
      <p>{entry.memo}</p>
      <Facts>
        {getFacts(entry).map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Facts>
      <DataTable
        dense
        caption={`Movimientos del asiento #${entry.id}`}
        columns={columns}
        rows={entry.postings}
        rowKey={({ id }) => id}
      />
    </Panel>
  </Dialog>
);
