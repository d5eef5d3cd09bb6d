import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { root } from './repository';
import { expect } from './test';

const readJson = <Content>(file: string): Content => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Content;

type Addresses = Readonly<Record<string, readonly string[]>>;

// Pages about one record, and those whose address says which of their parts is open.
const { records, parts } = readJson<{ records: Addresses; parts: Addresses }>('e2e/support/demo-addresses.json');

/** The addresses of a remote's pages, from what its build declares. */
function listAddresses(remote: string): string[] {
  const { routes } = readJson<{ routes: Addresses }>(`mfe-${remote}/dist/app/remote.json`);
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
