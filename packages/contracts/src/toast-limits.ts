/** Toasts: durations in ms, width in pixels. Apart from `limits`, because the first script of every page contains these and none of those. */
export const toastLimits = { duration: 5000, removeDelay: 1_000_000, maxWidth: 420 } as const;
