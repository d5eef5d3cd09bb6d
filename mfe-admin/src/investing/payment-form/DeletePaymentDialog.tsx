import { paymentReasonField } from '@cimiento/contracts/fields';
import { TextField } from '@cimiento/ui';
import { useState } from 'react';
import { DeleteDialog } from '../../shared/records/DeleteDialog';
import { WarningNote } from '../../shared/records/Warnings';
import type { Payment } from './payment-row';

type Props = {
  payment: Payment;
  /** The withdrawals that its deletion leaves uncovered. */
  overdraw: { message: string } | null;
  onDelete: (reason: string | null) => Promise<boolean>;
  onClose: () => void;
};

/** Asks before a payment is deleted; of a paid one also why, which its investor reads. */
export function DeletePaymentDialog({ payment, overdraw, onDelete, onClose }: Props) {
  const [reason, setReason] = useState('');
  return (
    <DeleteDialog title="¿Estás seguro?" onDelete={() => onDelete(reason.trim() || null)} onClose={onClose}>
      <p>Esta acción no se puede deshacer. El pago será eliminado permanentemente.</p>
      {overdraw && (
        <WarningNote role="alert">
          <p>{overdraw.message}</p>
        </WarningNote>
      )}
      {payment.status === 'paid' && (
        <TextField
          label={paymentReasonField.label}
          hint={paymentReasonField.hint}
          value={reason}
          maxLength={paymentReasonField.max}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
    </DeleteDialog>
  );
}
