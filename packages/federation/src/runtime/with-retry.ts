/** Time limit for one script or manifest of a remote, in ms. The federation runtime's own limit of 20 s is too long. */
export const timeLimitMs = 5000;

const pausesMs = [300, 900];

/** No further attempt starts later than this, in ms after the first one. */
const maxWaitMs = 4000;

/** Runs `work` up to three times, with pauses in between; throws the error of the last attempt. */
export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  const start = Date.now();
  for (const pause of pausesMs) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() - start + pause > maxWaitMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return work();
}
