import { type Locator, type Page, expect } from '@playwright/test';

/** The region of the toasts, of which one is shown at a time. */
export const getToastRegion = (page: Page): Locator => page.getByRole('region', { name: 'Notificaciones' });

/** Expects a toast with exactly this title and description. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const region = getToastRegion(page);
  await expect(region.getByText(title, { exact: true })).toBeVisible();
  if (description !== undefined) await expect(region.getByText(description, { exact: true })).toBeVisible();
}
