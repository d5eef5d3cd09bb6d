import { test as base, expect, type Page } from '@playwright/test';

type Options = {
  /** Console errors that the test provokes on purpose, such as the browser's own line about a failed request. */
  expectedErrors: RegExp | null;
};

/** A test whose page fails it on any console error, uncaught exception or request to another origin. */
export const test = base.extend<Options>({
  expectedErrors: [null, { option: true }],
  page: async ({ page, baseURL, expectedErrors }, use) => {
    const faults: string[] = [];
    const note = (fault: string) => {
      if (!expectedErrors?.test(fault)) faults.push(fault);
    };
    page.on('console', (message) => {
      if (message.type() === 'error') note(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => note(`exception: ${error.message}`));
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin)
        note(`other origin: ${request.url()}`);
    });
    await use(page);
    expect(faults).toEqual([]);
  },
});

export { expect };

const passwords = { admin: 'admin123', maria: 'maria123' } as const;

/** Signs in through the server, so that a test begins where its subject does. */
export async function signIn(page: Page, username: keyof typeof passwords): Promise<void> {
  const response = await page.request.post('/api/auth/login', { data: { username, password: passwords[username] } });
  expect(response.status()).toBe(200);
}

/** Fills and sends the sign-in form of the page that is open. */
export async function fillLogin(page: Page, username: keyof typeof passwords): Promise<void> {
  await page.getByLabel('Nombre de usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(passwords[username]);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
}

/** Signs in as a person does: through the form. */
export async function signInByForm(page: Page, username: keyof typeof passwords): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, username);
}
