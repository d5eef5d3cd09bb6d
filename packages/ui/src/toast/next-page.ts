import { toast, type ToastContent } from './store';

const key = 'cimiento.toast';

/** Shows a toast after the full load of a page that is about to come. */
export function toastOnNextPage(content: ToastContent): void {
  sessionStorage.setItem(key, JSON.stringify(content));
}

/** Shows what the page before left to be said, once. */
export function showLeftToast(): void {
  const left = sessionStorage.getItem(key);
  if (left === null) return;
  sessionStorage.removeItem(key);
  toast(JSON.parse(left) as ToastContent);
}
