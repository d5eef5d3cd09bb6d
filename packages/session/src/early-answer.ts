type Early = Partial<Record<string, Promise<Response | undefined>>>;

/** Time after the start of the page in which its early answers are used, in ms: their data is not older than that. */
const maxAgeMs = 30_000;

/**
 * The answer to a request that the page's HTML sent before any script was there (shell/src/index.html): once, and undefined without one. One with
 * errors is not taken, because the request may succeed now.
 */
export async function takeEarlyAnswer(body: string): Promise<Response | undefined> {
  const { early } = globalThis as { early?: Early };
  const answer = early?.[body];
  if (!answer) return undefined;
  delete early[body];
  const response = performance.now() < maxAgeMs ? await answer : undefined;
  return response?.ok && (await hasData(response)) ? response : undefined;
}

async function hasData(response: Response): Promise<boolean> {
  try {
    return !('errors' in ((await response.clone().json()) as object));
  } catch {
    // Not an answer of the gateway, or one that broke off.
    return false;
  }
}

/** Drops the early answers that nothing has taken: they are those of the user who was signed in before. */
export function dropEarlyAnswers(): void {
  delete (globalThis as { early?: Early }).early;
}
