/**
 * Waits until timers and sockets have had their turn. SQLite answers within the call: a loop of such calls would otherwise keep every other
 * request waiting until it ends.
 */
export const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
