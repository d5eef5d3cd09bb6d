import { useMutation } from '@apollo/client/react';
import { formatExactDollars, today, withdrawalMessages } from '@cimiento/contracts';
import { withdrawalPaymentFields } from '@cimiento/contracts/fields';
import { withdrawalPaymentSchema, type WithdrawalPaymentInput } from '@cimiento/contracts/schemas';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { Button, Dialog, ErrorState, Skeleton, Stack } from '@cimiento/ui';
import { useMemo, useState } from 'react';
import { Allowed } from '../../shared/access/allowed';
import { Wide } from '../../shared/records/Fields';
import { RecordField } from '../../shared/records/RecordField';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import {
  describeAccount,
  describeWithdrawals,
  getPersonName,
  usePicked,
  WithdrawalPicker,
  WithdrawalRows,
} from '../../shared/withdrawals/WithdrawalPicker';
import {
  CancelWithdrawalBatchDocument,
  CreateWithdrawalBatchDocument,
  PayableWithdrawalsDocument,
  PayWithdrawalBatchDocument,
  RemoveFromWithdrawalBatchDocument,
  WithdrawalBatchDocument,
  type BatchRowFragment,
  type PaidWithdrawalFragment,
} from './withdrawals.generated';
import { MutationForm, MutationQuestion } from '../../shared/records/MutationDialogs';

type Props = { reload: () => Promise<unknown>; onClose: () => void };
type BatchProps = Props & { batch: BatchRowFragment };
type Action = 'pay' | 'cancel';

const offered = [
  { kind: 'cancel', label: 'Anular lote', operation: 'cancelWithdrawalBatch' },
  { kind: 'pay', label: 'Marcar el lote como pagado', operation: 'payWithdrawalBatch' },
] as const;

const createTexts = { success: 'Lote creado', failure: 'No se pudo crear el lote' };

/** Shows which approved withdrawals a new file takes, before it is made and downloaded. */
export function CreateBatchDialog({ reload, onClose }: Props) {
  const { data, loading, error, refresh } = usePageQuery(PayableWithdrawalsDocument, {}, 'cache-and-network');
  const rows = data?.payableWithdrawals ?? [];
  const { except, left, toggle } = usePicked(rows);
  const { run } = useRecordChanges(reload);
  const [create, creation] = useMutation(CreateWithdrawalBatchDocument);
  const confirm = async () => {
    const input = { withdrawalIds: left.map(({ id }) => id) };
    const isDone = await run(() => create({ variables: { input } }), createTexts);
    if (isDone) onClose();
    else refresh();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !creation.loading && onClose()}
      title="Crear lote"
      footer={
        <>
          <Button variant="secondary" disabled={creation.loading} onClick={onClose}>
            Cancelar
          </Button>
          <Button
            disabled={left.length === 0}
            busy={creation.loading}
            busyLabel="Creando..."
            onClick={() => void confirm()}
          >
            Crear lote
          </Button>
        </>
      }
    >
      {loading && !data && <Skeleton label="Cargando retiros..." />}
      {error && !loading ? <ErrorState message="No se pudieron cargar los retiros." onRetry={refresh} /> : null}
      {data && rows.length === 0 && (
        <p>No hay retiros aprobados que puedas poner en un lote. Los que aprobaste tú los paga otro administrador.</p>
      )}
      {rows.length > 0 && (
        <>
          <p>
            El lote tendrá <strong>{describeWithdrawals(left)}</strong>. Después descargas su archivo para el banco.
          </p>
          <WithdrawalPicker rows={rows} except={except} onToggle={toggle} />
        </>
      )}
    </Dialog>
  );
}

const RemoveQuestion = ({ batch, row, ...props }: BatchProps & { row: PaidWithdrawalFragment }) => (
  <MutationQuestion
    {...props}
    title="¿Quitar del lote?"
    confirmLabel="Quitar del lote"
    mutation={RemoveFromWithdrawalBatchDocument}
    variables={{ id: batch.id, input: { withdrawalIds: [row.id] } }}
    toasts={{ success: 'Retiro quitado del lote', failure: 'No se pudo quitar del lote' }}
    closesOnFailure
  >
    <p>{`El retiro de ${formatExactDollars(row.amount)} de ${getPersonName(row)} queda aprobado y sin lote. El archivo del lote ${batch.id} se hace otra vez sin él.`}</p>
  </MutationQuestion>
);

/**
 * The withdrawals of a file; those that an open one has still to pay can be removed. Of one that the bank may have it says why they stay, and
 * offers what is possible.
 */
export function BatchDialog({ batch, reload, onClose, onOpen }: BatchProps & { onOpen: (action: Action) => void }) {
  const { data, loading, error, refresh } = usePageQuery(
    WithdrawalBatchDocument,
    { id: batch.id },
    'cache-and-network',
  );
  const [removed, setRemoved] = useState<PaidWithdrawalFragment | null>(null);
  const shown = data?.withdrawalBatch;
  const reloadBoth = () => {
    refresh();
    return reload();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={`Lote ${batch.id}`} readOnly>
      {loading && !shown && <Skeleton label="Cargando lote..." />}
      {error && !loading ? <ErrorState message="No se pudo cargar el lote." onRetry={refresh} /> : null}
      {shown && (
        <>
          <p>{shown.items.length === 0 ? 'El lote ya no tiene retiros.' : describeWithdrawals(shown.items)}</p>
          {shown.state === 'open' && !shown.isChangeable && (
            <>
              <p>{withdrawalMessages.batchReadRows}</p>
              <Stack>
                {offered.map(({ kind, label, operation }) => (
                  <Allowed key={kind} to={operation}>
                    <Button size="small" variant="secondary" onClick={() => onOpen(kind)}>
                      {label}
                    </Button>
                  </Allowed>
                ))}
              </Stack>
            </>
          )}
          <WithdrawalRows>
            {shown.items.map((row) => (
              <li key={row.id}>
                <span>{getPersonName(row)}</span>
                <strong>{formatExactDollars(row.amount)}</strong>
                <small>{describeAccount(row)}</small>
                {shown.isChangeable && row.status === 'approved' && (
                  <Allowed to="removeFromWithdrawalBatch">
                    <Button
                      size="small"
                      variant="secondary"
                      aria-label={`Quitar del lote: ${formatExactDollars(row.amount)} de ${getPersonName(row)}`}
                      onClick={() => setRemoved(row)}
                    >
                      Quitar del lote
                    </Button>
                  </Allowed>
                )}
              </li>
            ))}
          </WithdrawalRows>
          {removed && (
            <RemoveQuestion batch={shown} row={removed} reload={reloadBoth} onClose={() => setRemoved(null)} />
          )}
        </>
      )}
    </Dialog>
  );
}

/** Asks before an open file is cancelled. */
export const CancelBatchDialog = ({ batch, ...props }: BatchProps) => (
  <MutationQuestion
    {...props}
    title={`¿Anular el lote ${batch.id}?`}
    confirmLabel="Anular lote"
    mutation={CancelWithdrawalBatchDocument}
    variables={{ id: batch.id }}
    toasts={{ success: 'Lote anulado', failure: 'No se pudo anular el lote' }}
    closesOnFailure
  >
    <p>{`Tiene ${batch.withdrawals === 1 ? '1 retiro' : `${batch.withdrawals} retiros`} por ${formatExactDollars(batch.total)}, ${batch.readAt ? 'que quedan sin lote. El archivo ya se leyó: pídele al banco que no lo pague. Donde un retiro necesita a dos personas, cada uno espera otra aprobación, que no puede ser tuya' : 'que quedan aprobados y sin lote'}.`}</p>
  </MutationQuestion>
);

const exceptTexts = {
  read: 'Quita la marca de los que el banco no pagó: salen del lote, y donde un retiro necesita a dos personas esperan otra aprobación.',
  unread: 'Quita la marca de los que el banco no pagó: salen del lote y siguen aprobados.',
};

/** Records that the bank paid a file, except for the rows that are unticked. */
export function PayBatchDialog({ batch, ...props }: BatchProps) {
  const { data, loading, error, refresh } = usePageQuery(
    WithdrawalBatchDocument,
    { id: batch.id },
    'cache-and-network',
  );
  const rows = (data?.withdrawalBatch.items ?? []).filter(({ status }) => status === 'approved');
  const { except, left, toggle } = usePicked(rows);
  const initialValues = useMemo<Partial<WithdrawalPaymentInput>>(() => ({ paidOn: today() }), []);
  return (
    <MutationForm
      {...props}
      title={`Marcar el lote ${batch.id} como pagado`}
      submitLabel="Marcar el lote como pagado"
      schema={withdrawalPaymentSchema}
      initialValues={initialValues}
      mutation={PayWithdrawalBatchDocument}
      toVariables={(input: WithdrawalPaymentInput) => ({ id: batch.id, input: { ...input, except } })}
      toasts={{ success: 'Lote pagado', failure: 'No se pudo registrar el pago' }}
    >
      <RecordField name="paidOn" field={withdrawalPaymentFields.paidOn} />
      <RecordField name="bankReference" field={withdrawalPaymentFields.bankReference} />
      <Wide>
        {loading && !data && <Skeleton label="Cargando lote..." />}
        {error && !loading ? <ErrorState message="No se pudo cargar el lote." onRetry={refresh} /> : null}
        {rows.length > 0 && (
          <>
            <p>
              Registras el pago de <strong>{describeWithdrawals(left)}</strong>.
            </p>
            <p>{batch.readAt ? exceptTexts.read : exceptTexts.unread}</p>
            <WithdrawalPicker rows={rows} except={except} onToggle={toggle} />
          </>
        )}
      </Wide>
    </MutationForm>
  );
}
