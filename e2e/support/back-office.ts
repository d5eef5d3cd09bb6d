import type { Locator, Page } from '@playwright/test';

/** The row of a list that contains this text. */
export const getRow = (page: Page, text: string): Locator =>
  page.getByRole('table').getByRole('row').filter({ hasText: text });

/** Opens a list of the back office with a search. */
export const openList = (page: Page, list: string, search: string) =>
  page.goto(`/admin/${list}?q=${encodeURIComponent(search)}`);

/** The row of a batch of withdrawals. */
export const getBatch = (page: Page, id: number): Locator =>
  page.getByRole('row').filter({ has: page.getByText(`Lote ${id}`, { exact: true }) });

/** Opens the menu of what can be done with a row. */
export async function openActions(row: Locator): Promise<Locator> {
  await row.getByRole('button', { name: /^Acciones: / }).click();
  return row.page().getByRole('menu');
}

/** Chooses from the menu of what can be done with a row. */
export async function chooseAction(row: Locator, action: string): Promise<void> {
  const menu = await openActions(row);
  await menu.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Chooses from a search field of the open dialog. */
export async function chooseOption(page: Page, field: string, search: string, option: RegExp | string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: field }).fill(search);
  await page.getByRole('option', { name: option }).click();
}
