import { Button, lazyDialog, type ButtonProps } from '@cimiento/ui';
import { useState } from 'react';
import type { PayQuestionProps } from './PayQuestion';

// A dialog weighs more than a third of the dashboard, which comes before it.
const PayQuestion = lazyDialog(() => import('./PayQuestion').then((module) => module.PayQuestion));

type Props = Omit<PayQuestionProps, 'onClose'> & Pick<ButtonProps, 'variant' | 'size'>;

/** Pays a reservation from the balance, after asking. */
export function PayFromBalance({ variant, size, ...question }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant={variant} size={size} onClick={() => setIsAsking(true)}>
        Pagar con mi saldo
      </Button>
      {isAsking && <PayQuestion {...question} onClose={() => setIsAsking(false)} />}
    </>
  );
}
