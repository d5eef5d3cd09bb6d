import { useMutation } from '@apollo/client/react';
import { getUserMessage } from '@cimiento/session';
import { Button, ConfirmDialog } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useState } from 'react';
import { WithdrawInterestDocument } from './rounds.generated';

// Fields that a withdrawal changes besides the interest; they are fetched again when next shown.
const changedFields = ['myBalance', 'myMovements'];

const texts = {
  button: 'Retirar interés',
  title: '¿Retirar tu interés?',
  message:
    'El monto retenido queda otra vez disponible en tu saldo. Mientras la ronda siga abierta puedes registrar otro.',
  done: 'Interés retirado',
} as const;

/** Withdraws an open interest after asking. A refusal stays in the question. */
export function WithdrawInterest({ id, onRefused }: { id: number; onRefused: () => void }) {
  const [asks, setAsks] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [withdraw, { loading }] = useMutation(WithdrawInterestDocument);
  const confirm = async () => {
    setRefusal(null);
    try {
      await withdraw({
        variables: { id },
        update: (cache) => changedFields.forEach((fieldName) => cache.evict({ id: 'ROOT_QUERY', fieldName })),
      });
      toast({ title: texts.done });
      setAsks(false);
    } catch (error) {
      setRefusal(getUserMessage(error, 'Revisa tu conexión e intenta de nuevo.'));
    }
  };
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          setRefusal(null);
          setAsks(true);
        }}
      >
        {texts.button}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={(open) => {
          if (open || loading) return;
          setAsks(false);
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
    </>
  );
}
