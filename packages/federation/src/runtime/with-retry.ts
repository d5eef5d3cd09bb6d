/** How long one script or manifest of a remote may take, in milliseconds: the federation run time's own 20 s is too long for a person. */
export const timeLimit = 5000;

/** Pauses before further tries, in milliseconds, as long as the person has not waited longer than `patience`. */
const pauses = [300, 900];
const patience = 4000;

/** Tries what may have failed for a moment only, three times at most; throws what the last try threw. */
export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  const start = Date.now();
  for (const pause of pauses) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() - start + pause > patience) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return work();
}
