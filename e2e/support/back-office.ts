import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

let last = 0;

/** A name that no other record has. */
export const unique = (word: string): string => `${word} ${Date.now().toString(36)}${++last}`;

async function create<T>(page: Page, path: string, data: object): Promise<T & { id: number }> {
  const response = await page.request.post(`/api/admin/${path}`, { data });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()) as T & { id: number };
}

/** Adds a project by its REST path; the admin is signed in. */
export const addProject = (page: Page, values: object = {}) =>
  create<{ name: string }>(page, 'projects', {
    name: unique('Torre de prueba'),
    description: 'Un edificio que solo existe en las pruebas.',
    image: '/images/projects/casa-borrero.svg',
    location: 'Loja, Ecuador',
    funded: 150_000,
    target: 300_000,
    annualReturn: '8.5',
    minInvestment: 1000,
    term: '24 meses',
    ...values,
  });

export const addInvestment = (page: Page, projectId: number, values: object = {}) =>
  create<{ amount: number }>(page, 'investments', { userId: 2, projectId, amount: 10_000, ...values });

export const addPayment = (
  page: Page,
  investment: { id: number; projectId?: number },
  projectId: number,
  values: object = {},
) =>
  create<{ amount: string }>(page, 'returns', {
    investmentId: investment.id,
    userId: 2,
    projectId,
    amount: '125.50',
    paymentDate: '2031-01-05',
    period: '2031-01',
    ...values,
  });

/** The row of a list in which these words stand. */
export const row = (page: Page, words: string): Locator =>
  page.getByRole('table').getByRole('row').filter({ hasText: words });

/** The one toast that is shown. */
export const toast = (page: Page): Locator => page.getByRole('region', { name: 'Notificaciones' });

/** A toast says exactly this. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  await expect(toast(page).getByText(title, { exact: true })).toBeVisible();
  if (description !== undefined) await expect(toast(page).getByText(description, { exact: true })).toBeVisible();
}

/** Chooses from a search field of the open dialog. */
export async function choose(page: Page, field: string, search: string, option: RegExp | string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(search);
  await page.getByRole('option', { name: option }).click();
}

/** Lets one GraphQL operation fail as when the connection is lost; gives the way to end it. */
export async function breakOperation(page: Page, name: string): Promise<() => Promise<void>> {
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    await (operationName === name ? route.abort('connectionreset') : route.fallback());
  });
  return () => page.unroute('**/graphql');
}
