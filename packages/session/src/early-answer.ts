type Early = { body: string; answer: Promise<Response | undefined> };

/** The answer to a request that the page's HTML sent before any script was there (shell/src/index.html): once, and undefined without one. */
export async function takeEarlyAnswer(body: string): Promise<Response | undefined> {
  const page = globalThis as { early?: Early };
  const { early } = page;
  if (early?.body !== body) return undefined;
  delete page.early;
  return early.answer;
}
