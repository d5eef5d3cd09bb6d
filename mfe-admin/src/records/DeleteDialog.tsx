import { ConfirmDialog, contentId } from '@cimiento/ui';
import { useRef, useState, type ReactNode } from 'react';

type Props = {
  title?: string;
  /** What would be deleted, and that it cannot be undone. */
  children: ReactNode;
  /** Deletes it; true when it is gone. */
  onDelete: () => Promise<boolean>;
  onClose: () => void;
};

/** Asks before a record is deleted (specification §2). */
export function DeleteDialog({ title = 'Confirmar Eliminación', children, onDelete, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const done = useRef(false);
  const confirm = async () => {
    setBusy(true);
    done.current = await onDelete();
    setBusy(false);
    if (done.current) onClose();
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
      // The row, and the button in it, will be gone.
      focusAfter={() => (done.current ? document.getElementById(contentId) : null)}
    />
  );
}

/** The sentence of every deletion. */
export const NoWayBack = () => <p>Esta acción no se puede deshacer.</p>;
