import { useMutation } from '@apollo/client/react';
import { getUserMessage } from '@cimiento/session';
import { ConfirmDialog } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useState } from 'react';
import { WithdrawInterestDocument } from './rounds.generated';

// Fields that a withdrawal changes besides the interest; they are fetched again when next shown.
const changedFields = ['myBalance', 'myMovements'];

export type WithdrawQuestionProps = {
  /** ID of the interest. */
  id: number;
  /** Called when the question is closed after a refusal: the interest may have changed. */
  onRefused: () => void;
  onClose: () => void;
};

/** Asks before an interest is withdrawn. A refusal stays in the question. */
export function WithdrawQuestion({ id, onRefused, onClose }: WithdrawQuestionProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [withdraw, { loading }] = useMutation(WithdrawInterestDocument);
  const confirm = async () => {
    setRefusal(null);
    try {
      await withdraw({
        variables: { id },
        update: (cache) => changedFields.forEach((fieldName) => cache.evict({ id: 'ROOT_QUERY', fieldName })),
      });
      toast({ title: 'Interés retirado' });
      onClose();
    } catch (error) {
      setRefusal(getUserMessage(error, 'Revisa tu conexión e intenta de nuevo.'));
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (open || loading) return;
        onClose();
        if (refusal !== null) onRefused();
      }}
      title="¿Retirar tu interés?"
      message="El monto retenido queda otra vez disponible en tu saldo. Mientras la ronda siga abierta puedes registrar otro."
      refusal={refusal}
      confirmLabel="Retirar interés"
      cancelLabel="Volver"
      onConfirm={() => void confirm()}
      busy={loading}
    />
  );
}
