import { useMutation } from '@apollo/client/react';
import { describeAhead, paymentRunStatusLabel } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { Badge, Button, color, ConfirmDialog, space, text } from '@cimiento/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { StatusResult } from './StatusResult';
import { useStatusChange } from './useStatusChange';
import { ListTitle } from '../../shared/records/ListTitle';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import { ActionDialog } from '../../shared/records/ActionDialog';
import { formatRunDetails, formatRunName, formatPaymentCount, type PaymentRun } from './payment-run-texts';
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

const initialLimit = 5;
const maxLimit = 100;

const undoToasts = { success: 'Pago mensual deshecho', failure: (message: string) => message };

type UndoProps = { run: PaymentRun; onClose: () => void; reload: () => Promise<unknown> };

function UndoDialog({ run, onClose, reload }: UndoProps) {
  const { run: runChange } = useRecordChanges(reload);
  const [undo] = useMutation(UndoPaymentRunDocument);
  const confirm = async () => {
    await runChange(() => undo({ variables: { id: run.id } }), undoToasts);
    return true;
  };
  return (
    <ActionDialog title="¿Deshacer el pago mensual?" confirmLabel="Deshacer" onConfirm={confirm} onClose={onClose}>
      <p>{`Se eliminarán sus pagos pendientes (${formatPaymentCount(run)}): ${formatRunName(run)}. Si alguno ya no está pendiente, no se elimina ninguno.`}</p>
    </ActionDialog>
  );
}

/** Posted monthly payments, newest first, each with a button that undoes it. */
export function PostedPaymentRuns({ reload }: { reload: () => Promise<unknown> }) {
  const [limit, setLimit] = useState(initialLimit);
  const runs = usePageQuery(PaymentRunsDocument, { limit });
  const [runToUndo, setRunToUndo] = useState<PaymentRun | null>(null);
  const [runToPay, setRunToPay] = useState<PaymentRun | null>(null);
  const section = useRef<HTMLElement>(null);
  const close = () => {
    setRunToUndo(null);
    // The undo button may be gone. The timeout lets the dialog restore the focus first.
    setTimeout(() => document.activeElement === document.body && section.current?.focus());
  };
  const statusChange = useStatusChange(() => Promise.all([runs.reload(), reload()]));
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
      <StatusResult
        result={statusChange.result}
        busy={statusChange.isChanging}
        onUndo={() => void statusChange.undo()}
      />
      <ul>
        {list.items.map((run) => (
          <li key={run.id}>
            <div>
              <strong>{formatRunName(run)}</strong>
              <small>{formatRunDetails(run)}</small>
            </div>
            <Badge tone={run.status === 'posted' ? 'success' : 'neutral'}>{paymentRunStatusLabel[run.status]}</Badge>
            {run.status === 'posted' && (
              <>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Marcar como pagados, ${formatRunName(run)}`}
                  disabled={statusChange.isChanging}
                  onClick={() => setRunToPay(run)}
                >
                  Marcar como pagados
                </Button>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Deshacer ${formatRunName(run)}`}
                  onClick={() => setRunToUndo(run)}
                >
                  Deshacer
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {list.total > limit && limit < maxLimit && (
        <Button variant="secondary" size="small" onClick={() => setLimit(maxLimit)}>
          Ver más
        </Button>
      )}
      {runToPay && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setRunToPay(null)}
          title="¿Marcar como pagados?"
          message={
            <>
              <p>{`Los pagos que siguen pendientes de ${formatRunName(runToPay)} quedarán pagados, y cada inversionista verá su dinero. Podrás volverlos a pendientes.`}</p>
              {runToPay.ahead && (
                <p>{describeAhead(runToPay.ahead.payments, runToPay.payments, runToPay.ahead.lastDate)}</p>
              )}
            </>
          }
          confirmLabel="Marcar como pagados"
          onConfirm={() => {
            void statusChange.markPaid({ runId: runToPay.id });
            setRunToPay(null);
          }}
        />
      )}
      {runToUndo && (
        <UndoDialog run={runToUndo} onClose={close} reload={() => Promise.all([runs.reload(), reload()])} />
      )}
    </Posted>
  );
}
