import { useMutation } from '@apollo/client/react';
import { formatWholeNumber, type PaymentStatus } from '@cimiento/contracts';
import { useState } from 'react';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import { ChangePaymentStatusesDocument } from './payment-statuses.generated';

type Target = { ids: number[] } | { runId: number };

const formatCount = (count: number): string => `${formatWholeNumber(count)} ${count === 1 ? 'pago' : 'pagos'}`;

/** Marks pending payments as paid, many at once, and takes the last such change back. */
export function useStatusChange(reload: () => Promise<unknown>) {
  const { save } = useRecordChanges(reload);
  const [send, { loading }] = useMutation(ChangePaymentStatusesDocument);
  const [changed, setChanged] = useState<number[]>([]);

  const change = async (target: Target, from: PaymentStatus, to: PaymentStatus, success: string): Promise<number[]> => {
    let ids: number[] = [];
    const errors = await save(
      async () => {
        const { data } = await send({ variables: { ...target, from, to } });
        ids = data?.changePaymentStatuses.ids ?? [];
      },
      { success, failure: (message) => message },
    );
    return errors ? [] : ids;
  };

  return {
    isChanging: loading,
    /** The result of the last change, or null. */
    result: changed.length > 0 ? `${formatCount(changed.length)} marcados como pagados.` : null,
    markPaid: async (target: Target) => setChanged(await change(target, 'pending', 'paid', 'Pagos actualizados')),
    markPending: (target: Target) => change(target, 'paid', 'pending', 'Los pagos volvieron a pendientes'),
    undo: async () => {
      await change({ ids: changed }, 'paid', 'pending', 'Los pagos volvieron a pendientes');
      setChanged([]);
    },
  };
}
