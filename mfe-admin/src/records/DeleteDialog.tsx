import { ConfirmDialog, contentId } from '@cimiento/ui';
import { useState, type ReactNode } from 'react';

type Props = {
  title?: string;
  /** What would be deleted, and that it cannot be undone. */
  children: ReactNode;
  /** Deletes it; true when it is gone. */
  onDelete: () => Promise<boolean>;
  onClose: () => void;
};

// The row goes, and with it the button that the keyboard would go back to. After the dialog, which gives it back first.
const leadToContent = () => setTimeout(() => document.getElementById(contentId)?.focus({ preventScroll: true }));

/** Asks before a record is deleted (specification §2). */
export function DeleteDialog({ title = 'Confirmar Eliminación', children, onDelete, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const gone = await onDelete();
    setBusy(false);
    if (!gone) return;
    onClose();
    leadToContent();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      title={title}
      message={children}
      confirmLabel="Eliminar"
      onConfirm={() => void confirm()}
      busy={busy}
    />
  );
}

/** The sentence of every deletion. */
export const NoWayBack = () => <p>Esta acción no se puede deshacer.</p>;
