import { useMutation } from '@apollo/client/react';
import { isKeptApart } from '@cimiento/contracts';
import { getUserMessage } from '@cimiento/session';
import { Button, ConfirmDialog } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useState } from 'react';
import { CancelOrderDocument, type OrderQuery } from './order.generated';

// Fields that a cancellation changes besides the order; they are fetched again when next shown.
const changedFields = ['myBalance', 'myInvestments', 'myMovements', 'myOrders'];

type Props = {
  order: OrderQuery['order'];
  /** Called when the question is closed after a refusal: the order may have changed. */
  onRefused: () => void;
};

const texts = {
  reservation: {
    button: 'Cancelar reserva',
    title: '¿Cancelar la reserva?',
    message: 'Tus fracciones quedan libres para otros. Si ya transferiste, espera: tu inversión se hará sola.',
    done: 'Reserva cancelada',
  },
  round: {
    button: 'Salir de la ronda',
    title: '¿Salir de la ronda?',
    message: 'Tus fracciones quedan libres para otros y todo tu dinero vuelve a tu saldo, sin costo.',
    done: 'Saliste de la ronda',
  },
  investment: {
    button: 'Cancelar inversión',
    title: '¿Cancelar la inversión?',
    message: 'Dejas de tener estas fracciones y el dinero vuelve a tu saldo.',
    done: 'Inversión cancelada',
  },
} as const;

const getTexts = (order: Props['order']) =>
  order.status === 'reserved' ? texts.reservation : isKeptApart(order) ? texts.round : texts.investment;

/** Cancels a reservation, leaves a round, or cancels a paid order within the cooling-off period, after asking. A refusal stays in the question. */
export function CancelOrder({ order, onRefused }: Props) {
  const [asks, setAsks] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [cancel, { loading }] = useMutation(CancelOrderDocument);
  const { id } = order;
  const { button, title, message, done } = getTexts(order);
  const ask = () => {
    setRefusal(null);
    setAsks(true);
  };
  const confirm = async () => {
    setRefusal(null);
    try {
      await cancel({
        variables: { id },
        update: (cache) => changedFields.forEach((fieldName) => cache.evict({ id: 'ROOT_QUERY', fieldName })),
      });
      toast({ title: done });
      setAsks(false);
    } catch (error) {
      setRefusal(getUserMessage(error, 'Revisa tu conexión e intenta de nuevo.'));
    }
  };
  return (
    <>
      <Button variant="ghost" onClick={ask}>
        {button}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={(open) => {
          if (open || loading) return;
          setAsks(false);
          if (refusal !== null) onRefused();
        }}
        title={title}
        message={message}
        refusal={refusal}
        confirmLabel={button}
        cancelLabel="Volver"
        onConfirm={() => void confirm()}
        busy={loading}
      />
    </>
  );
}
