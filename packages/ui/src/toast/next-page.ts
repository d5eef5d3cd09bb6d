import { forget, keep, kept } from '../storage/browser-storage';
import { toast, type ToastContent } from './store';

const key = 'cimiento.toast';

/** Shows a toast after the full load of a page that is about to come. */
export function toastOnNextPage(content: ToastContent): void {
  keep('sessionStorage', key, JSON.stringify(content));
}

/** Shows what the page before left to be said, once. */
export function showLeftToast(): void {
  const left = kept('sessionStorage', key);
  if (left === null) return;
  forget('sessionStorage', key);
  toast(JSON.parse(left) as ToastContent);
}
