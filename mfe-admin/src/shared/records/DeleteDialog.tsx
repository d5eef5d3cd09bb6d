import { ConfirmDialog, contentId } from '@cimiento/ui';
import { useState, type ReactNode } from 'react';

type Props = {
  title?: string;
  /** What will be deleted, and that it cannot be undone. */
  children: ReactNode;
  /** True while it may not be deleted yet. */
  disabled?: boolean;
  /** Deletes the record; resolves to true on success. */
  onDelete: () => Promise<boolean>;
  onClose: () => void;
};

// The deleted row takes along the button that had the focus. The timeout lets the dialog restore the focus first.
const focusContent = () => setTimeout(() => document.getElementById(contentId)?.focus({ preventScroll: true }));

/** Asks before a record is deleted. */
export function DeleteDialog({
  title = 'Confirmar Eliminación',
  children,
  disabled = false,
  onDelete,
  onClose,
}: Props) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const isDeleted = await onDelete();
    setBusy(false);
    if (!isDeleted) return;
    onClose();
    focusContent();
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
      disabled={disabled}
      onConfirm={() => void confirm()}
      busy={busy}
    />
  );
}

/** The last sentence of a delete question. */
export const IrreversibleNote = () => <p>Esta acción no se puede deshacer.</p>;
