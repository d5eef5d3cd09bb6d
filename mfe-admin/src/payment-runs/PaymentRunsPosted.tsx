import { useMutation } from '@apollo/client/react';
import { paymentRunStatusLabel } from '@cimiento/contracts';
import { Badge, Button, color, ConfirmDialog, space, text } from '@cimiento/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ListTitle } from '../records/ListTitle';
import { useChanges } from '../records/useChanges';
import { useQueryWithPreviousData } from '../records/useQueryWithPreviousData';
import { detailsOf, nameOf, paymentsOf, type Run } from './payment-run-texts';
import { PaymentRunsDocument, UndoPaymentRunDocument } from './payment-runs.generated';

const Posted = styled.section`
  margin-top: ${space[3]};
  padding-top: ${space[2]};
  border-top: 1px solid ${color.line};

  ul {
    margin: ${space[1]} 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[2]};
    padding: ${space[1]} 0;
    border-bottom: 1px solid ${color.line};
    font-size: ${text.small};
  }

  li > div {
    flex: 1 1 14rem;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: ${color.muted};
    font-size: ${text.tiny};
    font-variant-numeric: tabular-nums;
  }
`;

const few = 5;
const most = 100;

const undone = { done: 'Pago mensual deshecho', failed: (message: string) => message };

function UndoDialog({ run, onClose, reload }: { run: Run; onClose: () => void; reload: () => Promise<unknown> }) {
  const { remove } = useChanges(reload);
  const [undo] = useMutation(UndoPaymentRunDocument);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await remove(() => undo({ variables: { id: run.id } }), undone);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      title="¿Deshacer el pago mensual?"
      message={
        <p>{`Se eliminarán sus pagos pendientes (${paymentsOf(run)}): ${nameOf(run)}. Si alguno ya no está pendiente, no se elimina ninguno.`}</p>
      }
      confirmLabel="Deshacer"
      onConfirm={() => void confirm()}
      busy={busy}
    />
  );
}

/** The monthly payments that were posted, newest first, each with its way back. */
export function PaymentRunsPosted({ reload }: { reload: () => Promise<unknown> }) {
  const [limit, setLimit] = useState(few);
  const runs = useQueryWithPreviousData(PaymentRunsDocument, { limit });
  const [undoing, setUndoing] = useState<Run | null>(null);
  const section = useRef<HTMLElement>(null);
  const close = () => {
    setUndoing(null);
    // The button that led here may be gone. After the dialog, which gives the keyboard back first.
    setTimeout(() => document.activeElement === document.body && section.current?.focus());
  };
  const list = runs.data?.adminPaymentRuns;
  if (runs.error && !runs.loading) {
    return (
      <Posted>
        <p role="alert">No se pudieron cargar los pagos mensuales.</p>
        <Button variant="secondary" size="small" onClick={runs.refresh}>
          Reintentar
        </Button>
      </Posted>
    );
  }
  if (!list || list.total === 0) return null;
  return (
    <Posted ref={section} tabIndex={-1} aria-label="Pagos mensuales publicados">
      <ListTitle>Pagos mensuales publicados</ListTitle>
      <ul>
        {list.items.map((run) => (
          <li key={run.id}>
            <div>
              <strong>{nameOf(run)}</strong>
              <small>{detailsOf(run)}</small>
            </div>
            <Badge tone={run.status === 'posted' ? 'success' : 'neutral'}>{paymentRunStatusLabel[run.status]}</Badge>
            {run.status === 'posted' && (
              <Button variant="secondary" size="small" aria-description={nameOf(run)} onClick={() => setUndoing(run)}>
                Deshacer
              </Button>
            )}
          </li>
        ))}
      </ul>
      {list.total > limit && limit < most && (
        <Button variant="secondary" size="small" onClick={() => setLimit(most)}>
          Ver más
        </Button>
      )}
      {undoing && <UndoDialog run={undoing} onClose={close} reload={() => Promise.all([runs.reload(), reload()])} />}
    </Posted>
  );
}
