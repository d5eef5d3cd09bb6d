/** Calls `stop` once, however many signals arrive: a terminal and a supervisor may both send one. */
export function onStopSignal(stop: () => void): void {
  let isStopping = false;
  const stopOnce = (): void => {
    if (isStopping) return;
    isStopping = true;
    stop();
  };
  process.on('SIGTERM', stopOnce);
  process.on('SIGINT', stopOnce);
  // A closed terminal, or a rotation of logs that signals the process.
  process.on('SIGHUP', stopOnce);
  // The parent is gone, such as an `npm start` that was killed.
  process.on('disconnect', stopOnce);
}
