import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/catalog';
import { findChange, findDifference } from '../support/pictures';

// Pictures of every control of packages/ui and packages/product-ui, in its states and in both themes. After a change that is meant, look at the new ones:
// npx playwright test --config e2e --project sqlite catalog --update-snapshots

// Not the icons: each new one would change their picture.
const groups = [
  'buttons',
  'fields',
  'choices',
  'data',
  'charts',
  'states',
  'frames',
  'product',
  'pictures',
  'messages',
];

test.use({ viewport: { width: 760, height: 900 }, deviceScaleFactor: 1 });

const options = { animations: 'disabled', caret: 'hide' } as const;

async function openCatalog(page: Page): Promise<void> {
  await page.goto('/');
  // The charts are the last to be drawn.
  await expect(page.getByRole('application')).toHaveCount(2);
  await page.evaluate(() => document.fonts.ready);
}

/** Pictures of what lies over the page, each opened by its button. */
async function takeOverlays(page: Page): Promise<[string, Buffer][]> {
  const overlays = [
    ['dialog', 'Abrir diálogo', page.getByRole('dialog')],
    ['confirmation', 'Pedir confirmación', page.getByRole('alertdialog')],
    ['toast', 'Mostrar aviso', page.getByRole('region', { name: 'Notificaciones' })],
    ['toast-of-an-error', 'Mostrar error', page.getByRole('region', { name: 'Notificaciones' })],
  ] as const;
  const pictures: [string, Buffer][] = [];
  for (const [name, button, overlay] of overlays) {
    await page.getByRole('button', { name: button }).click();
    await expect(overlay.getByRole('button').first()).toBeVisible();
    pictures.push([name, await overlay.screenshot(options)]);
    await page.keyboard.press('Escape');
    await expect(overlay.getByRole('button')).toHaveCount(0);
  }
  return pictures;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, { tag: '@slow' }, () => {
    test.use({ colorScheme });

    test('every control looks as it did', async ({ page }, testInfo) => {
      await openCatalog(page);
      await page.locator('#focused').focus();
      const pictures: [string, Buffer][] = [];
      for (const group of groups) pictures.push([group, await page.locator(`#${group}`).screenshot(options)]);
      pictures.push(...(await takeOverlays(page)));
      const changes = [];
      for (const [name, picture] of pictures)
        changes.push(await findChange(page, `${name}-${colorScheme}`, picture, testInfo));
      expect(changes.filter((change) => change !== null)).toEqual([]);
    });

    test('every control is accessible', async ({ page }) => {
      await openCatalog(page);
      await expectAccessible(page);
    });
  });
}

test(
  'a changed colour, word or distance is a difference, and a shift of a pixel is none',
  { tag: '@slow' },
  async ({ page }) => {
    await openCatalog(page);
    const buttons = page.locator('#buttons');
    const before = await buttons.screenshot(options);
    const compareWith = async (css: string) => {
      const style = await page.addStyleTag({ content: css });
      const difference = await findDifference(page, before, await buttons.screenshot(options));
      await page.evaluate((element) => element.parentNode?.removeChild(element), style);
      return difference;
    };
    expect(await compareWith('#none {}')).toBeNull();
    expect(await compareWith('#buttons button { translate: 1px 0 }')).toBeNull();
    expect(await compareWith(':root { --primary: #1f4f3a }')).toMatch(/blocks differ/);
    expect(await compareWith('#buttons button { border-radius: 0 }')).toMatch(/blocks differ/);
    expect(await compareWith('#buttons button { translate: 3px 0 }')).toMatch(/blocks differ/);
    expect(await compareWith('#buttons p { visibility: hidden }')).toMatch(/blocks differ/);
    expect(await compareWith('#buttons { padding: 2rem }')).toMatch(/different sizes/);
  },
);
