import { ConfirmDialog } from '@cimiento/ui';
import { useState, type ReactNode } from 'react';

type Props = {
  title: string;
  /** The effect of the action. */
  children: ReactNode;
  confirmLabel: string;
  /** Red by default, for what destroys. */
  confirmVariant?: 'danger' | 'primary';
  /** True while the action is not allowed yet. */
  disabled?: boolean;
  /** Runs the action; the dialog closes when it resolves to true. */
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
};

/** Asks before an action, and stays open while it runs. */
export function ActionDialog({ children, onConfirm, onClose, ...texts }: Props) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const isDone = await onConfirm();
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <ConfirmDialog
      {...texts}
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      message={children}
      onConfirm={() => void confirm()}
      busy={busy}
    />
  );
}
