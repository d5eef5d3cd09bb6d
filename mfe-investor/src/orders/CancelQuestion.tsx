import { useMutation } from '@apollo/client/react';
import { getUserMessage } from '@cimiento/session';
import { ConfirmDialog } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useState } from 'react';
import { CancelOrderDocument } from './order.generated';

// Fields that a cancellation changes besides the order; they are fetched again when next shown.
const changedFields = ['myBalance', 'myInvestments', 'myMovements', 'myOrders'];

export type CancelQuestionProps = {
  /** ID of the order. */
  id: number;
  texts: Record<'button' | 'title' | 'message' | 'done', string>;
  /** Called when the question is closed after a refusal: the order may have changed. */
  onRefused: () => void;
  onClose: () => void;
};

/** Asks before an order is cancelled. A refusal stays in the question. */
export function CancelQuestion({ id, texts, onRefused, onClose }: CancelQuestionProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [cancel, { loading }] = useMutation(CancelOrderDocument);
  const confirm = async () => {
    setRefusal(null);
    try {
      await cancel({
        variables: { id },
        update: (cache) => changedFields.forEach((fieldName) => cache.evict({ id: 'ROOT_QUERY', fieldName })),
      });
      toast({ title: texts.done });
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
      title={texts.title}
      message={texts.message}
      refusal={refusal}
      confirmLabel={texts.button}
      cancelLabel="Volver"
      onConfirm={() => void confirm()}
      busy={loading}
    />
  );
}
