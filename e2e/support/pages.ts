import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { root } from './repository';
import { expect } from './test';

// Pages about one record, as addresses of the demonstration data.
const records: Readonly<Record<string, readonly string[]>> = {
  '/blog/:slug': ['/blog/que-es-la-inversion-inmobiliaria-fraccionada'],
  '/oportunidades/:id': ['/oportunidades/1', '/oportunidades/8'],
  '/verificar/:code': ['/verificar/x'],
  '/marketplace/:id': ['/marketplace/1', '/marketplace/5', '/marketplace/8'],
  '/marketplace/:id/invest': ['/marketplace/1/invest'],
  '/orders/:id': ['/orders/1'],
  '/admin/projects/:id/content': ['/admin/projects/1/content'],
  '/admin/projects/:id/exit': ['/admin/projects/5/exit'],
  '/admin/users/:id': ['/admin/users/2'],
  '/admin/payments/month/:period': ['/admin/payments/month/2026-01'],
};

// Pages whose address also says which of their parts is open.
const parts: Readonly<Record<string, readonly string[]>> = {
  '/register': ['?code=BETA2026'],
  '/admin/withdrawals': ['', '?tab=batches'],
  '/admin/ledger': ['', '?tab=accounts', '?tab=entries', '?tab=periods'],
  '/admin/integrations': ['', '?tab=webhooks', '?tab=deliveries'],
  '/admin/settings': ['', '?tab=waitlist', '?tab=changes', '?tab=security', '?tab=emails', '?tab=versions'],
  '/admin/privacy': ['', '?tab=breaches', '?tab=processing'],
};

/** The addresses of a remote's pages, from what its build declares. */
function listAddresses(remote: string): string[] {
  const text = readFileSync(path.join(root, `mfe-${remote}/dist/app/remote.json`), 'utf8');
  const { routes } = JSON.parse(text) as { routes: Record<string, string> };
  return Object.keys(routes).flatMap(
    (address) => records[address] ?? (parts[address] ?? ['']).map((part) => address + part),
  );
}

/** The pages of the product with the demonstration data, by who sees them. */
export const pagesByVisitor = {
  visitor: [...listAddresses('public'), '/no-existe'],
  maria: listAddresses('investor'),
  admin: listAddresses('admin'),
};

export type Visitor = keyof typeof pagesByVisitor;

/** Opens a page and waits until it has its heading and loads nothing more. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectWhole(page);
}

/** Waits until the open page has its heading and loads nothing more. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page
      .locator('#root')
      .getByRole('status')
      .filter({ hasText: /^Cargando/ }),
  ).toHaveCount(0);
  await expect(page.locator('#root [aria-label^="Cargando"]')).toHaveCount(0);
}
