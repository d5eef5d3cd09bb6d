import { removeStorage, writeStorage, readStorage } from '../storage/browser-storage';
import { toast, type ToastContent } from './store';

const key = 'cimiento.toast';

/** Shows a toast after the full load of a page that is about to come. */
export function toastOnNextPage(content: ToastContent): void {
  writeStorage('sessionStorage', key, JSON.stringify(content));
}

/** Shows what the page before left to be said, once. */
export function showLeftToast(): void {
  const left = readStorage('sessionStorage', key);
  if (left === null) return;
  removeStorage('sessionStorage', key);
  toast(JSON.parse(left) as ToastContent);
}
