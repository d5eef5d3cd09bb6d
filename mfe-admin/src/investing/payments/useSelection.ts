import { useCallback, useState } from 'react';
import type { AdminPaymentsQuery } from '../payment-form/payments.generated';

export type SelectablePayment = Pick<
  AdminPaymentsQuery['adminPayments']['items'][number],
  'id' | 'amount' | 'paymentDate' | 'status'
>;

export type Selection = {
  payments: ReadonlyMap<number, SelectablePayment>;
  onToggle: (payment: SelectablePayment) => void;
  onSelect: (payments: readonly SelectablePayment[]) => void;
  onClear: () => void;
};

const none: ReadonlyMap<number, SelectablePayment> = new Map();

/** The selected payments of a list, on all its pages. Another search or filter clears them: they might no longer be found. */
export function useSelection(narrowing: object): Selection {
  const key = JSON.stringify(narrowing);
  const [state, setState] = useState({ key, payments: none });
  const payments = state.key === key ? state.payments : none;
  const change = useCallback(
    (apply: (payments: Map<number, SelectablePayment>) => void) =>
      setState((before) => {
        const next = new Map(before.key === key ? before.payments : none);
        apply(next);
        return { key, payments: next };
      }),
    [key],
  );
  const onToggle = useCallback(
    (payment: SelectablePayment) => change((next) => next.delete(payment.id) || next.set(payment.id, payment)),
    [change],
  );
  return {
    payments,
    onToggle,
    onSelect: (added) => change((next) => added.forEach((payment) => next.set(payment.id, payment))),
    onClear: () => setState({ key, payments: none }),
  };
}
