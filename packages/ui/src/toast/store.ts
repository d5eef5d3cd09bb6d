import { toastLimits } from '@cimiento/contracts';

export type ToastContent = {
  title: string;
  description?: string;
  /** `destructive` tells a failure. */
  variant?: 'default' | 'destructive';
  /** Milliseconds until it goes by itself. */
  duration?: number;
};

export type Toast = ToastContent & { id: number; open: boolean };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function later(id: number, delay: number, work: () => void): void {
  clearTimeout(timers.get(id));
  timers.set(id, setTimeout(work, delay));
}

function remove(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  set(toasts.filter((toast) => toast.id !== id));
}

/** Closes a toast; it leaves memory after the delay of specification §9. */
export function dismissToast(id: number): void {
  if (!toasts.some((toast) => toast.id === id && toast.open)) return;
  set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  later(id, toastLimits.removeDelay, () => remove(id));
}

/** Shows a toast in place of any other: at most one at once (specification §9). Returns its id. */
export function toast(content: ToastContent): number {
  const id = ++lastId;
  for (const { id: previous } of toasts.slice(0, toasts.length + 1 - toastLimits.visible)) remove(previous);
  set([...toasts, { ...content, id, open: true }]);
  later(id, content.duration ?? toastLimits.duration, () => dismissToast(id));
  return id;
}

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentToasts = (): readonly Toast[] => toasts;
