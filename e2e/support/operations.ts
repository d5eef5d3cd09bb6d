import { errorCodes, messages } from '@cimiento/contracts';
import type { Page, Route } from '@playwright/test';

/** Failure of a call: no response, a response of the gateway, or a page of a proxy before it. */
export const failureKinds = ['offline', 'tooMany', 'internal', 'proxy'] as const;
export type FailureKind = (typeof failureKinds)[number];

const answerWithError = (route: Route, code: 'TOO_MANY_REQUESTS' | 'INTERNAL', message: string) =>
  route.fulfill({
    status: errorCodes[code].status,
    json: { errors: [{ message, extensions: { code, status: errorCodes[code].status } }], data: null },
  });

const failRoute: Record<FailureKind, (route: Route) => Promise<void>> = {
  offline: (route) => route.abort('connectionrefused'),
  tooMany: (route) => answerWithError(route, 'TOO_MANY_REQUESTS', messages.tooManyTries),
  internal: (route) => answerWithError(route, 'INTERNAL', messages.internal),
  proxy: (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html><h1>502 Bad Gateway</h1></html>' }),
};

type Restore = () => Promise<void>;

/** Hands every call of one GraphQL operation to a handler; returns the function that ends this. */
export async function interceptOperation(
  page: Page,
  operation: string,
  handle: (route: Route) => Promise<void>,
): Promise<Restore> {
  const handler = (route: Route): Promise<void> =>
    getOperationName(route) === operation ? handle(route) : route.fallback();
  await page.route('**/graphql', handler);
  return () => page.unroute('**/graphql', handler);
}

const getOperationName = (route: Route): string =>
  (route.request().postDataJSON() as { operationName: string }).operationName;

/** Makes one operation fail until the returned function is called. */
export const failOperation = (page: Page, operation: string, kind: FailureKind = 'offline'): Promise<Restore> =>
  interceptOperation(page, operation, failRoute[kind]);

/** Holds one operation back until `release` is called, as a slow server would. */
export async function holdOperation(page: Page, operation: string): Promise<{ release: () => void }> {
  const { promise, resolve } = createDeferred();
  await interceptOperation(page, operation, async (route) => {
    await promise;
    await route.fallback();
  });
  return { release: resolve };
}

/** A promise with the function that resolves it. */
export function createDeferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((resolvePromise) => (resolve = resolvePromise));
  return { promise, resolve };
}

/** The browser's own line about a failed request that the test provoked. */
export const failedRequest = /Failed to load resource/;

/** Answers the first `name` as the gateway does once the sign-in is more than five minutes old. */
export async function askForProof(page: Page, name: string): Promise<void> {
  const { status } = errorCodes.STEP_UP_REQUIRED;
  const error = { message: messages.stepUpRequired, extensions: { code: 'STEP_UP_REQUIRED', status } };
  let refusals = 0;
  await interceptOperation(page, name, (route) => {
    refusals += 1;
    return refusals === 1 ? route.fulfill({ json: { data: null, errors: [error] } }) : route.continue();
  });
}
