import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The router numbers its history entries in their state; null for an entry that it did not make. */
const getHistoryIndex = (): number | null => (window.history.state as { idx?: number } | null)?.idx ?? null;

/**
 * Holds Back and Forward while active. BrowserRouter has no blocker, so this listens before the router does (capture phase), returns to the
 * current entry and calls `onBlocked` with a function that repeats the navigation. The history keeps its entries.
 */
function useHistoryBlocker(isActive: boolean, onBlocked: (repeat: () => void) => void): void {
  const { key } = useLocation();
  const latestOnBlocked = useRef(onBlocked);
  const isReturning = useRef(false);
  useEffect(() => {
    latestOnBlocked.current = onBlocked;
  });
  useEffect(() => {
    if (!isActive) return;
    const current = getHistoryIndex();
    const onPopState = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      if (isReturning.current) {
        isReturning.current = false;
        return;
      }
      const next = getHistoryIndex();
      const delta = next === null || current === null ? -1 : next - current;
      isReturning.current = true;
      window.history.go(-delta);
      latestOnBlocked.current(() => window.history.go(delta));
    };
    window.addEventListener('popstate', onPopState, { capture: true });
    return () => window.removeEventListener('popstate', onPopState, { capture: true });
  }, [isActive, key]);
}

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
