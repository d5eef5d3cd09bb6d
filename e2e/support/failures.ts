import { errorCodes, messages } from '@cimiento/contracts';
import type { Page, Route } from '@playwright/test';

/** Ways in which a call fails: no answer at all, an answer of our own gateway, or a page of something that stands before it. */
export type Failure = 'offline' | 'tooMany' | 'internal' | 'proxy';

export const failures = ['offline', 'tooMany', 'internal', 'proxy'] as const satisfies readonly Failure[];

/** What the gateway says to a person; nothing when it is not the gateway that answers. */
export const serverMessage: Record<Failure, string | null> = {
  offline: null,
  tooMany: messages.tooManyTries,
  internal: messages.internal,
  proxy: null,
};

const answer = (route: Route, code: 'TOO_MANY_REQUESTS' | 'INTERNAL', message: string) =>
  route.fulfill({
    status: errorCodes[code].status,
    json: { errors: [{ message, extensions: { code, status: errorCodes[code].status } }], data: null },
  });

const fail: Record<Failure, (route: Route) => Promise<void>> = {
  offline: (route) => route.abort('connectionrefused'),
  tooMany: (route) => answer(route, 'TOO_MANY_REQUESTS', messages.tooManyTries),
  internal: (route) => answer(route, 'INTERNAL', messages.internal),
  proxy: (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html><h1>502 Bad Gateway</h1></html>' }),
};

async function intercept(
  page: Page,
  operation: string,
  handle: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const handler = (route: Route): Promise<void> =>
    (route.request().postDataJSON() as { operationName: string }).operationName === operation
      ? handle(route)
      : route.fallback();
  await page.route('**/graphql', handler);
  return () => page.unroute('**/graphql', handler);
}

/** Makes one operation of the page fail; the answer ends that. */
export const failing = (page: Page, operation: string, failure: Failure): Promise<() => Promise<void>> =>
  intercept(page, operation, fail[failure]);

/** Holds one operation back until `release`: a server that is slow. */
export async function holding(page: Page, operation: string): Promise<{ release: () => void }> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await intercept(page, operation, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

/** The browser's own line about a request that failed: provoked on purpose. */
export const failedRequest = /Failed to load resource/;
