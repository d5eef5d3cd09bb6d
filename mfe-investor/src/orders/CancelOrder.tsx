import { isKeptApart } from '@cimiento/contracts';
import { Button, lazyDialog } from '@cimiento/ui';
import { useState } from 'react';
import type { CancelQuestionProps } from './CancelQuestion';
import type { OrderQuery } from './order.generated';

// A dialog weighs a fifth of the receipt, which comes before it.
const CancelQuestion = lazyDialog(() => import('./CancelQuestion').then((module) => module.CancelQuestion));

type Props = Pick<CancelQuestionProps, 'onRefused'> & { order: OrderQuery['order'] };

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

/** Cancels a reservation, leaves a round, or cancels a paid order within the cooling-off period, after asking. */
export function CancelOrder({ order, onRefused }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const shown = getTexts(order);
  return (
    <>
      <Button variant="ghost" onClick={() => setIsAsking(true)}>
        {shown.button}
      </Button>
      {isAsking && (
        <CancelQuestion id={order.id} texts={shown} onRefused={onRefused} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}
