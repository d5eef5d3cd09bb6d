import type { Page } from '@playwright/test';
import { readOutline } from '../support/outline';
import { test } from '../support/own-deployment';
import { openWhole } from '../support/pages';
import { expect, signIn } from '../support/test';

// A change of these texts is a change of what people hear. Written anew by `npx playwright test --config e2e reading-order --update-snapshots`.

const pages = {
  home: ['/', null],
  login: ['/login', null],
  opportunities: ['/oportunidades', null],
  'track-record': ['/resultados', null],
  dashboard: ['/dashboard', 'maria'],
  project: ['/marketplace/1', 'maria'],
  invest: ['/marketplace/1/invest', 'maria'],
  order: ['/orders/1', 'maria'],
  balance: ['/balance', 'maria'],
  payments: ['/admin/payments', 'admin'],
} as const;

async function openRead(page: Page, address: string, who: 'maria' | 'admin' | null): Promise<void> {
  if (who) await signIn(page, who);
  await openWhole(page, address);
  // The last section of the home page to come, while the browser is idle.
  if (address === '/') await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
}

for (const [name, [address, who]] of Object.entries(pages))
  test(`${address} is read in the order that is written down`, async ({ page }) => {
    await openRead(page, address, who);
    expect(await readOutline(page.getByRole('main'))).toMatchSnapshot(`${name}.txt`);
  });

test('headings of the main pages start at 1 and skip no level', async ({ page }) => {
  for (const [address, who] of Object.values(pages)) {
    await openRead(page, address, who);
    const levels = await page
      .locator('main :is(h1, h2, h3, h4, h5, h6)')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    const skips = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
    expect([address, levels.filter((level) => level === 1).length, skips]).toEqual([address, 1, []]);
  }
});

test('header and end of a page are landmarks with their links', async ({ page }) => {
  await openWhole(page, '/');
  const parts = [page.getByRole('banner'), page.getByRole('contentinfo')];
  const outlines = await Promise.all(parts.map(readOutline));
  expect(outlines.join('\n')).toMatchSnapshot('frame.txt');
});
