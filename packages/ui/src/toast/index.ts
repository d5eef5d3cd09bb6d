export { toastOnNextPage } from './next-page';
export { dismissToast, toast, type ToastContent } from './store';
export { Toaster } from './Toaster';
