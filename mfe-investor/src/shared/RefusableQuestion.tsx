import { getUserMessage } from '@cimiento/session';
import { ConfirmDialog } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useState } from 'react';

export type RefusableQuestionProps = {
  texts: Record<'button' | 'title' | 'message' | 'done', string>;
  /** Sends what was asked. Rejects when it is refused. */
  send: () => Promise<unknown>;
  /** Called when the question is closed after a refusal: what it is about may have changed. */
  onRefused: () => void;
  onClose: () => void;
};

/** Asks before something is taken back. A refusal stays in the question. */
export function RefusableQuestion({ texts, send, onRefused, onClose }: RefusableQuestionProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setRefusal(null);
    setIsBusy(true);
    try {
      await send();
      toast({ title: texts.done });
      onClose();
    } catch (error) {
      setRefusal(getUserMessage(error, 'Revisa tu conexión e intenta de nuevo.'));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (open || isBusy) return;
        onClose();
        if (refusal !== null) onRefused();
      }}
      title={texts.title}
      message={texts.message}
      refusal={refusal}
      confirmLabel={texts.button}
      cancelLabel="Volver"
      onConfirm={() => void confirm()}
      busy={isBusy}
    />
  );
}
