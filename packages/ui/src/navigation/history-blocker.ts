import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { answerUnsavedChanges } from './unsaved-changes';

/** Dispatched on the window before the router follows Back or Forward; `preventDefault` keeps the page. */
const eventName = 'cimiento:history-navigation';

/**
 * Lets `useHistoryBlocker` hold Back and Forward. Call it once, before the router starts: Chromium calls the window's popstate listeners in
 * the order in which they were added, capture or not, so a listener of a page that loads later could not stop the router.
 */
export function announceHistoryNavigation(): void {
  window.addEventListener('popstate', (event) => {
    const isAllowed = window.dispatchEvent(new Event(eventName, { cancelable: true }));
    if (!isAllowed) event.stopImmediatePropagation();
  });
}

/** The router numbers its history entries in their state; null for an entry that it did not make. */
const getHistoryIndex = (): number | null => (window.history.state as { idx?: number } | null)?.idx ?? null;

/**
 * Holds Back and Forward while active, since BrowserRouter has no blocker: returns to the current entry before the router notices, and calls
 * `onBlocked` with a function that repeats the navigation. The history keeps its entries.
 */
export function useHistoryBlocker(isActive: boolean, onBlocked: (repeat: () => void) => void): void {
  const { key } = useLocation();
  const latestOnBlocked = useRef(onBlocked);
  useEffect(() => {
    latestOnBlocked.current = onBlocked;
  });
  useEffect(() => {
    if (!isActive) return;
    const current = getHistoryIndex();
    const onNavigation = (event: Event) => {
      event.preventDefault();
      const next = getHistoryIndex();
      // The return has arrived. Events cannot be counted: of two Backs at once, the second cancels the return from the first.
      if (next === current) return;
      const delta = next === null || current === null ? -1 : next - current;
      window.history.go(-delta);
      latestOnBlocked.current(() => window.history.go(delta));
    };
    window.addEventListener(eventName, onNavigation);
    const endAnswer = answerUnsavedChanges(() => true);
    return () => {
      window.removeEventListener(eventName, onNavigation);
      endAnswer();
    };
  }, [isActive, key]);
}
