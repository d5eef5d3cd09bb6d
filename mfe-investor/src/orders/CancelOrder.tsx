import { useMutation } from '@apollo/client/react';
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

const getTexts = (isReserved: boolean) =>
  isReserved
    ? {
        button: 'Cancelar reserva',
        title: '¿Cancelar la reserva?',
        message: 'Tus fracciones quedan libres para otros. Si ya transferiste, espera: tu inversión se hará sola.',
        done: 'Reserva cancelada',
      }
    : {
        button: 'Cancelar inversión',
        title: '¿Cancelar la inversión?',
        message: 'Dejas de tener estas fracciones y el dinero vuelve a tu saldo.',
        done: 'Inversión cancelada',
      };

/** Cancels a reservation, or a paid order within the cooling-off period, after asking. A refusal stays in the question. */
export function CancelOrder({ order: { id, status }, onRefused }: Props) {
  const [asks, setAsks] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [cancel, { loading }] = useMutation(CancelOrderDocument);
  const texts = getTexts(status === 'reserved');
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
      toast({ title: texts.done });
      setAsks(false);
    } catch (error) {
      setRefusal(getUserMessage(error, 'Revisa tu conexión e intenta de nuevo.'));
    }
  };
  return (
    <>
      <Button variant="ghost" onClick={ask}>
        {texts.button}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={(open) => {
          if (open || loading) return;
          setAsks(false);
          if (refusal !== null) onRefused();
        }}
        title={texts.title}
        message={texts.message}
        refusal={refusal}
        confirmLabel={texts.button}
        cancelLabel="Volver"
        onConfirm={() => void confirm()}
        busy={loading}
      />
    </>
  );
}
