export { copyText } from './copy-text';
export { dismissToast, toast, toastOnNextPage, type ToastContent } from './store';
export { Toaster } from './Toaster';
