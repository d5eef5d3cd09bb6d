import { Button, lazyDialog } from '@cimiento/ui';
import { useState } from 'react';
import type { WithdrawQuestionProps } from './WithdrawQuestion';

// A dialog weighs a fifth of the page on which somebody invests.
const WithdrawQuestion = lazyDialog(() => import('./WithdrawQuestion').then((module) => module.WithdrawQuestion));

/** Withdraws an open interest, after asking. */
export function WithdrawInterest(question: Omit<WithdrawQuestionProps, 'onClose'>) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        Retirar interés
      </Button>
      {isAsking && <WithdrawQuestion {...question} onClose={() => setIsAsking(false)} />}
    </>
  );
}
