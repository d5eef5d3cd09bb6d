/** Runs the work at the first call and gives every call its result. */
export function once<R>(work: () => Promise<R>): () => Promise<R> {
  let result: Promise<R> | undefined;
  return () => (result ??= work());
}
