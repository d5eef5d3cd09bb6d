import { limits, orderFundings, parseWhole, type OrderFunding } from '@cimiento/contracts';
import { useLatestSearchParams } from '@cimiento/ui';
import { useState } from 'react';

type Changes = Partial<Record<'amount' | 'pay' | 'ended', string>>;

function readAmount(text: string | null, min: number): number {
  const requested = parseWhole(text);
  return requested !== null && requested <= limits.dollars.max ? requested : min;
}

/**
 * The chosen amount in whole dollars, the chosen way of paying, and whether the session ended before the order was placed. All are in the
 * address, so that they survive a sign-in. Any choice ends the notice of the ended session.
 * @param min amount that nobody had to choose.
 */
export function useOrderChoice(min: number) {
  const [query, change] = useLatestSearchParams();
  const [amount, setAmount] = useState(() => readAmount(query.get('amount'), min));
  const [funding, setFunding] = useState(() => orderFundings.find((value) => value === query.get('pay')));
  const write = ({ ended, ...changes }: Changes) =>
    change(
      (before) => {
        before.delete('ended');
        return new URLSearchParams({ ...Object.fromEntries(before), ...changes, ...(ended && { ended }) });
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    amount,
    chooseAmount: (next: number) => {
      setAmount(next);
      write({ amount: String(next) });
    },
    /** Undefined until the investor chooses. */
    funding,
    chooseFunding: (next: OrderFunding) => {
      setFunding(next);
      write({ pay: next });
    },
    hasEnded: query.has('ended'),
    /** Keeps what was to be ordered over the sign-in. */
    keepOverSignIn: (pay: OrderFunding) => write({ amount: String(amount), pay, ended: '1' }),
  };
}
