/** Yields to the browser, so that it can paint or handle a click. */
const yieldToBrowser = (): Promise<void> =>
  // eslint-disable-next-line compat/compat -- Only where it exists.
  'scheduler' in window && 'yield' in scheduler ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));

// The shell is one script, but not one task: running React alone takes a slow phone longer than a task should take.
void import(/* webpackMode: "eager" */ 'react-dom/client')
  .then(yieldToBrowser)
  .then(() => import(/* webpackMode: "eager" */ './start'));
