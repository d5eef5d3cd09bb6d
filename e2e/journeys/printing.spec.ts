import { readPdf } from '@cimiento/gateway/testing';
import { breakAmounts } from '../support/amounts';
import { openWhole } from '../support/pages';
import { expect, signIn, test } from '../support/test';

/** Width of an A4 sheet with Chromium's margins. */
const sheet = { width: 718, height: 1047 };

const pages = [
  { address: '/dashboard', holds: ['Total Invertido', 'Tu rendimiento', 'Historial de pagos'] },
  { address: '/orders/1', holds: ['Titular', 'Emitido por'] },
  { address: '/calendar', holds: ['Próxima renta', 'enero de'] },
];

// The menu, the end of every page, and what only a finger can use.
const frame = [
  'Marketplace',
  'Centro de ayuda',
  'Ver Oportunidades',
  'Descargar CSV',
  'Ver como tabla',
  'Saltar al contenido',
];

function readShown(main: Element): string {
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement: element, textContent } = walker.currentNode;
    if (element?.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1)
      texts.push(textContent ?? '');
  }
  return texts.join(' ');
}

for (const { address, holds } of pages)
  test(`${address} is printed without menu and buttons, one page wide, with whole amounts`, async ({ page }) => {
    await signIn(page, 'maria');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize(sheet);
    await openWhole(page, address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(sheet.width);
    expect(await page.evaluate(breakAmounts)).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
    const { text, pages: sheets } = await readPdf(await page.pdf({ format: 'A4' }));
    for (const part of holds) expect(text).toContain(part);
    expect(frame.filter((part) => text.includes(part))).toEqual([]);
    expect(sheets.length).toBeLessThanOrEqual(5);
    // Every amount that the page shows is on paper in one piece; what only screen readers get is a pixel wide.
    const shown = (await page.locator('main').evaluate(readShown)).match(/\$\d[\d,]*(?:\.\d\d)?/g) ?? [];
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((amount) => !text.includes(amount))).toEqual([]);
  });
