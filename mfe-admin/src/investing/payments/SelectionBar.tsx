import { describePaymentsAhead, formatExactDollars, formatWholeNumber, sumMoney } from '@cimiento/contracts';
import { Button, color, ConfirmDialog, space, text } from '@cimiento/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Payment } from './payment-columns';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  padding: ${space[1]} 0;
  border-top: 1px solid ${color.line};
  font-size: ${text.small};
`;

type Props = {
  /** Pending payments of the page. */
  pending: readonly Payment[];
  selected: readonly Payment[];
  busy: boolean;
  onSelect: (ids: readonly number[]) => void;
  onPay: () => void;
};

/** Selects the pending payments of the page, and marks the selected ones as paid; it asks first when some have a date to come. */
export function SelectionBar({ pending, selected, busy, onSelect, onPay }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  if (pending.length === 0) return null;
  const ahead = describePaymentsAhead(selected);
  const total = formatExactDollars(sumMoney(selected.map(({ amount }) => amount)));
  return (
    <Bar role="group" aria-label="Pagos pendientes">
      <span aria-live="polite">
        {selected.length === 0
          ? `${formatWholeNumber(pending.length)} pendientes en esta página`
          : `${formatWholeNumber(selected.length)} de ${formatWholeNumber(pending.length)} pendientes, ${total}`}
      </span>
      {selected.length < pending.length && (
        <Button variant="secondary" size="small" onClick={() => onSelect(pending.map(({ id }) => id))}>
          Seleccionar los pendientes
        </Button>
      )}
      {selected.length > 0 && (
        <>
          <Button variant="secondary" size="small" onClick={() => onSelect([])}>
            Quitar selección
          </Button>
          <Button
            size="small"
            busy={busy}
            busyLabel="Marcando..."
            onClick={ahead === null ? onPay : () => setIsAsking(true)}
          >
            Marcar como pagados
          </Button>
        </>
      )}
      <ConfirmDialog
        open={isAsking && ahead !== null}
        onOpenChange={setIsAsking}
        title="¿Marcar como pagados?"
        message={<p>{ahead}</p>}
        confirmLabel="Marcar como pagados"
        onConfirm={() => {
          setIsAsking(false);
          onPay();
        }}
      />
    </Bar>
  );
}
