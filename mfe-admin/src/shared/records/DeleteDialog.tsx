import { contentId } from '@cimiento/ui';
import type { ReactNode } from 'react';
import { ActionDialog } from './ActionDialog';

type Props = {
  title?: string;
  /** The record to delete, and the warning that it cannot be undone. */
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
export function DeleteDialog({ title = 'Confirmar Eliminación', onDelete, ...dialog }: Props) {
  const confirm = async () => {
    const isDeleted = await onDelete();
    if (isDeleted) focusContent();
    return isDeleted;
  };
  return <ActionDialog {...dialog} title={title} confirmLabel="Eliminar" onConfirm={confirm} />;
}

/** The last sentence of a delete question. */
export const IrreversibleNote = () => <p>Esta acción no se puede deshacer.</p>;
