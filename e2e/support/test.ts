import { test as base, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { Records } from './records';

type Fixtures = {
  /** Console errors that the test provokes on purpose, such as the browser's own line about a failed request. */
  expectedErrors: RegExp | null;
  /** Makes the test's own records, and deletes them afterwards. */
  records: Records;
  /** Opens the window of another browser, which closes with the test, signed in as somebody or as a visitor (null). */
  openWindow: OpenWindow;
};

export type OpenWindow = (user: DemoUser | Credentials | null, options?: BrowserContextOptions) => Promise<Page>;

/** A test whose page fails it on any console error, uncaught exception or request to another origin. */
export const test = base.extend<Fixtures>({
  expectedErrors: [null, { option: true }],
  records: async ({ playwright, baseURL }, use) => {
    const records = new Records(playwright, baseURL);
    await use(records);
    await records.cleanUp();
  },
  openWindow: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (user, options) => {
      const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...options });
      contexts.push(context);
      const page = await context.newPage();
      if (user) await signIn(page, user);
      return page;
    });
    for (const context of contexts) await context.close();
  },
  page: async ({ page, baseURL, expectedErrors }, use) => {
    const faults: string[] = [];
    const report = (fault: string) => {
      if (!expectedErrors?.test(fault)) faults.push(fault);
    };
    page.on('console', (message) => {
      if (message.type() === 'error') report(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => report(`exception: ${error.message}`));
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin)
        report(`other origin: ${request.url()}`);
    });
    await use(page);
    expect(faults).toEqual([]);
  },
});

export { expect };

const passwords = { admin: 'admin123', maria: 'maria123' } as const;

type DemoUser = keyof typeof passwords;
export type Credentials = { username: string; password: string };

const getCredentials = (user: DemoUser | Credentials): Credentials =>
  typeof user === 'string' ? { username: user, password: passwords[user] } : user;

/** Signs in through the server, so that a test starts where its subject does. */
export async function signIn(page: Page, user: DemoUser | Credentials): Promise<void> {
  const { username, password } = getCredentials(user);
  const response = await page.request.post('/api/auth/login', { data: { username, password } });
  expect(response.status()).toBe(200);
}

/** Fills and sends the sign-in form of the open page. */
export async function submitLogin(page: Page, user: DemoUser | Credentials): Promise<void> {
  const { username, password } = getCredentials(user);
  await page.getByLabel('Nombre de usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
}

/** Signs in as a person does: through the form. */
export async function signInByForm(page: Page, user: DemoUser | Credentials): Promise<void> {
  await page.goto('/login');
  await submitLogin(page, user);
}
