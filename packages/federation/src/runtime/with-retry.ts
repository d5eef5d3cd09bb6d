/**
 * Time limit for one script or manifest of a remote, in ms: a slow line may take this long, and the spinner then says that it is slow. Equals that
 * of the chunks (packages/federation/src/webpack).
 */
export const timeLimitMs = 30_000;

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
