import { type Locator, type Page, expect } from '@playwright/test';

/** The region of the toasts, of which one is shown at a time. */
export const getToastRegion = (page: Page): Locator => page.getByRole('region', { name: 'Notificaciones' });

/** Expects a toast with exactly this title and description, read together because a toast goes away by itself. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const texts = description === undefined ? [title] : [title, description];
  const region = getToastRegion(page);
  await Promise.all(texts.map((text) => expect(region.getByText(text, { exact: true })).toBeVisible()));
}
