import { useMutation } from '@apollo/client/react';
import { formatExactDollars, formatPaymentDate, ledgerEntryKindLabel } from '@cimiento/contracts';
import { Button, ConfirmDialog, DataTable, Dialog, type Column } from '@cimiento/ui';
import { Fragment, useState } from 'react';
import { Allowed } from '../../shared/access/allowed';
import { Facts, Panel } from '../../shared/records/Panel';
import { useIdempotencyKey } from '../../shared/records/useIdempotencyKey';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import { describeReversal, getSource, type Entry } from './entry-columns';
import { ReverseAdjustmentDocument } from './ledger.generated';
import { splitSides } from './signed-amounts';

type Posting = Entry['postings'][number];

const columns: readonly Column<Posting>[] = [
  {
    key: 'account',
    header: 'Cuenta',
    cell: ({ account }) => [account.accountCode?.code, account.name].filter(Boolean).join(' · '),
  },
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

const toasts = { success: 'Ajuste reversado', failure: 'No se pudo reversar el ajuste' };

/** Reverses an adjustment after a question. Other entries follow their records and are corrected there. */
function ReverseAdjustment({ entry, reload, onClose }: Props) {
  const { run } = useRecordChanges(reload);
  const withIdempotencyKey = useIdempotencyKey();
  const [reverse, { loading }] = useMutation(ReverseAdjustmentDocument);
  const [isAsking, setIsAsking] = useState(false);
  const variables = { entryId: entry.id };
  const confirm = async () => {
    const isDone = await run(() => reverse({ variables, context: withIdempotencyKey(variables) }), toasts);
    setIsAsking(false);
    if (isDone) onClose();
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        Reversar ajuste
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`¿Reversar el asiento #${entry.id}?`}
        message="Se registra otro asiento con los mismos montos al revés. El original queda en el libro."
        confirmLabel="Reversar"
        busy={loading}
        onConfirm={() => void confirm()}
      />
    </>
  );
}

type Props = { entry: Entry; reload: () => Promise<unknown>; onClose: () => void };

/** An entry with its postings, its source and its reversal. */
export const EntryDialog = ({ entry, reload, onClose }: Props) => (
  <Dialog
    open
    readOnly
    onOpenChange={(open) => !open && onClose()}
    title={`Asiento #${entry.id}`}
    footer={
      entry.kind === 'adjustment' &&
      entry.reversedBy === null && (
        <Allowed to="reverseAdjustment">
          <ReverseAdjustment entry={entry} reload={reload} onClose={onClose} />
        </Allowed>
      )
    }
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
