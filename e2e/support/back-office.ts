import type { Locator, Page } from '@playwright/test';

/** The row of a list that contains this text. */
export const getRow = (page: Page, text: string): Locator =>
  page.getByRole('table').getByRole('row').filter({ hasText: text });

/** Opens a list of the back office with a search. */
export const openList = (page: Page, list: string, search: string) =>
  page.goto(`/admin/${list}?q=${encodeURIComponent(search)}`);

/** Chooses from a search field of the open dialog. */
export async function chooseOption(page: Page, field: string, search: string, option: RegExp | string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: field }).fill(search);
  await page.getByRole('option', { name: option }).click();
}
