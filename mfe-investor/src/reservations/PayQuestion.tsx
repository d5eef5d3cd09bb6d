import { useMutation } from '@apollo/client/react';
import { formatDollars, formatExactDollars } from '@cimiento/contracts';
import { createIdempotencyKey, getUserMessage } from '@cimiento/session';
import { ConfirmDialog } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useState, type ReactNode } from 'react';
import { withIdentityLink } from '../shared/IdentityLink';
import { PayOrderDocument } from './reservations.generated';
import { getBalanceAfter } from './received-money';

// Fields that a payment changes besides the order; they are fetched again when next shown.
const changedFields = ['myBalance', 'myInvestments', 'myMovements', 'myOrders'];

export type PayQuestionProps = {
  /** The amount in whole dollars. */
  order: { id: number; projectName: string; amount: number };
  /** The available balance, as decimal text: enough for the order. */
  available: string;
  /** Called when the order was paid or refused: what the page shows may have changed. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks before a reservation is paid from the balance, and pays it. A refusal stays in the question. */
export function PayQuestion({ order: { id, projectName, amount }, available, onDone, onClose }: PayQuestionProps) {
  // The key of one question: confirming it again, as after a lost answer, pays once.
  const [key] = useState(createIdempotencyKey);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const [pay, { loading }] = useMutation(PayOrderDocument);
  const confirm = async () => {
    setRefusal(null);
    try {
      await pay({
        variables: { id },
        context: { headers: { 'Idempotency-Key': key } },
        update: (cache) => changedFields.forEach((fieldName) => cache.evict({ id: 'ROOT_QUERY', fieldName })),
      });
      onClose();
      toast({ title: 'Inversión hecha', description: `Pagaste ${formatDollars(amount)} con tu saldo.` });
    } catch (error) {
      setRefusal(withIdentityLink(getUserMessage(error, 'Revisa tu conexión e intenta de nuevo.'), error));
    }
    await onDone();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open && !loading) onClose();
      }}
      title="¿Pagar con tu saldo?"
      message={`Salen ${formatExactDollars(amount)} de tu saldo para tu reserva en ${projectName}. Te quedan ${formatExactDollars(getBalanceAfter(available, amount))}.`}
      refusal={refusal}
      confirmLabel={`Pagar ${formatDollars(amount)}`}
      confirmVariant="primary"
      cancelLabel="Volver"
      onConfirm={() => void confirm()}
      busy={loading}
    />
  );
}
