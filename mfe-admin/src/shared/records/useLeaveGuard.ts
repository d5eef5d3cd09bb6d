import { useHistoryBlocker } from '@cimiento/ui';
import { useEffect, useRef, useState } from 'react';

/** Before the page is left or reloaded, the browser asks in its own words. */
function useUnloadQuestion(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isActive]);
}

type Options = {
  /** Something would be lost. */
  isDirty: boolean;
  /** A request is running: the dialog stays open until it ends. */
  isBusy: boolean;
  onClose: () => void;
};

/** Asks before a dialog with unsaved changes is closed or left, whichever way: Escape, its buttons, Back, or a reload. */
export function useLeaveGuard({ isDirty, isBusy, onClose }: Options) {
  const [isAsking, setIsAsking] = useState(false);
  const continueNavigation = useRef<(() => void) | null>(null);

  const ask = (navigate: (() => void) | null) => {
    if (isBusy) return;
    continueNavigation.current = navigate;
    setIsAsking(true);
  };
  useHistoryBlocker(isDirty || isBusy, ask);
  useUnloadQuestion(isDirty || isBusy);

  return {
    /** Closes the dialog, after the question if something would be lost. */
    requestClose: () => {
      if (isDirty) ask(null);
      else if (!isBusy) onClose();
    },
    /** Props of the ConfirmDialog that asks. */
    question: {
      open: isAsking,
      onOpenChange: setIsAsking,
      onConfirm: () => {
        onClose();
        continueNavigation.current?.();
      },
    },
  };
}
