import { limits, orderFundings, parseWhole, type OrderFunding } from '@cimiento/contracts';
import { useAuth } from '@cimiento/session';
import { readStorage, removeStorage, writeStorage } from '@cimiento/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

function readAmount(text: string | null, min: number): number {
  const requested = parseWhole(text);
  return requested !== null && requested <= limits.dollars.max ? requested : min;
}

/**
 * The chosen amount in whole dollars, in the address, and the chosen way of paying. Both survive a sign-in, with the notice that the
 * session ended before the order was placed. Any choice ends that notice.
 * @param min amount that nobody had to choose.
 */
export function useOrderChoice(projectId: number, min: number) {
  const { user } = useAuth();
  const key = `cimiento.interrupted.${user?.id ?? 0}.${projectId}`;
  const [query, setQuery] = useSearchParams();
  const [amount, setAmount] = useState(() => readAmount(query.get('amount'), min));
  // The way of paying of an order that an ended session interrupted.
  const [interrupted, setInterrupted] = useState(() =>
    orderFundings.find((value) => value === readStorage('sessionStorage', key)),
  );
  const [funding, setFunding] = useState(interrupted);
  const forgetInterruption = () => {
    removeStorage('sessionStorage', key);
    setInterrupted(undefined);
  };
  const chooseAmount = (next: number) => {
    forgetInterruption();
    setAmount(next);
    setQuery({ amount: String(next) }, { replace: true, preventScrollReset: true });
  };
  return {
    amount,
    chooseAmount,
    /** Undefined until the investor chooses. */
    funding,
    chooseFunding: (next: OrderFunding) => {
      forgetInterruption();
      setFunding(next);
    },
    isInterrupted: interrupted !== undefined,
    forgetInterruption,
    /** Keeps the way of paying of an order over the sign-in. */
    keepOverSignIn: (fundedFrom: OrderFunding) => writeStorage('sessionStorage', key, fundedFrom),
  };
}
