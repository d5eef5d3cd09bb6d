import { readStorage, removeStorage, writeStorage } from '../storage/browser-storage';

export type ToastContent = {
  title: string;
  description?: string;
  /** `destructive` reports a failure. */
  variant?: 'default' | 'destructive';
  /** Milliseconds until it closes by itself. */
  duration?: number;
};

/** Durations in ms, width in pixels. */
export const toastLimits = { duration: 5000, removeDelay: 1_000_000, maxWidth: 420 } as const;

export type Toast = ToastContent & { id: number; open: boolean };

// At most one toast exists at a time, so one timer is enough: it closes the toast, and later removes it.
let current: Toast | null = null;
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setCurrent(next: Toast | null, delay: number, onTimeout: () => void): void {
  current = next;
  clearTimeout(timer);
  if (next) timer = setTimeout(onTimeout, delay);
  for (const listener of listeners) listener();
}

const removeToast = (): void => setCurrent(null, 0, removeToast);

/** Closes the current toast. It stays in memory, closed, for `toastLimits.removeDelay`. */
export function dismissToast(): void {
  if (current?.open) setCurrent({ ...current, open: false }, toastLimits.removeDelay, removeToast);
}

/** Shows a toast in place of the current one. */
export function toast(content: ToastContent): void {
  lastId += 1;
  setCurrent({ ...content, id: lastId, open: true }, content.duration ?? toastLimits.duration, dismissToast);
}

export const getCurrentToast = (): Toast | null => current;

/** Calls the listener after each change; returns the function that unsubscribes it. */
export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const storageKey = 'cimiento.toast';

/** Shows a toast after the next full page load. */
export function toastOnNextPage(content: ToastContent): void {
  writeStorage('sessionStorage', storageKey, JSON.stringify(content));
}

/** Shows the toast that the previous page left, once. */
export function showPendingToast(): void {
  const stored = readStorage('sessionStorage', storageKey);
  if (stored === null) return;
  removeStorage('sessionStorage', storageKey);
  toast(JSON.parse(stored) as ToastContent);
}
