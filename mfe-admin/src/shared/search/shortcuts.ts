import { useEffect, useRef } from 'react';

/** Marks the field that '/' moves the focus to, so that a page with one keeps the key. */
export const slashTarget = { 'aria-keyshortcuts': '/' } as const;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

const isDialogOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Whether a key is '/' alone, outside of fields and dialogs. */
export const isSlash = (event: KeyboardEvent): boolean =>
  event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target) && !isDialogOpen();

/** Whether a key is Ctrl K, or Command K on a Mac, outside of dialogs. */
export const isSearchKey = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' &&
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  !isDialogOpen();

/** Calls `act` for the keys that `isMeant` takes, in place of what the browser does. */
export function useShortcut(isMeant: (event: KeyboardEvent) => boolean, act: () => void): void {
  const latest = useRef({ isMeant, act });
  useEffect(() => {
    latest.current = { isMeant, act };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !latest.current.isMeant(event)) return;
      event.preventDefault();
      latest.current.act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
