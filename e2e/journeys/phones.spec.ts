import type { Page } from '@playwright/test';
import { openWhole, pagesByVisitor, type Visitor } from '../support/pages';
import { expect, signIn, test } from '../support/test';

const phone = { width: 360, height: 640 };

test.use({ viewport: phone, hasTouch: true, isMobile: true });

/** Touch targets smaller than 44 px, except links inside running text. A short word as a link is as wide as it is. */
const findSmallTargets = (): string[] => {
  const least = 44;
  const isRunningText = (element: Element): boolean => {
    const text = element.parentElement?.closest('p, li, dd, td, small, label, figcaption')?.textContent?.trim() ?? '';
    return getComputedStyle(element).display === 'inline' && text.length > (element.textContent ?? '').trim().length;
  };
  const isHit = (element: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
  };
  const isLarge = (element: Element): boolean => {
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    if ((width >= least - 0.5 || element.tagName === 'A') && height >= least - 0.5) return true;
    // A label or a pseudo-element may enlarge what the finger hits.
    const [x, y, reach] = [left + width / 2, top + height / 2, least / 2 - 1];
    return [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ].every(([atX = 0, atY = 0]) => isHit(element, atX, atY));
  };
  const isOffered = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    // The link past the navigation is for keyboards, above the page until it has the focus.
    element.getBoundingClientRect().bottom + window.scrollY > 0 &&
    !element.closest('[inert], [aria-hidden="true"]');
  return [...document.querySelectorAll('#root :is(a[href], button, input, select, textarea, summary, [role="tab"])')]
    .filter((element) => isOffered(element) && !isRunningText(element) && !isLarge(element))
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return `${element.tagName} ${name.trim().slice(0, 30)}: ${Math.round(width)} × ${Math.round(height)}`;
    });
};

/** The height that stays where it is while the page is scrolled, in px. */
const measureStuck = (): number => {
  window.scrollTo(0, (document.documentElement.scrollHeight - window.innerHeight) / 2);
  const floating = [...document.querySelectorAll('#root *')].filter((element) =>
    ['fixed', 'sticky'].includes(getComputedStyle(element).position),
  );
  const before = floating.map((element) => element.getBoundingClientRect().top);
  window.scrollBy(0, 8);
  const rows = new Set<number>();
  floating.forEach((element, at) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    if (width === 0 || Math.abs(top - (before[at] ?? 0)) > 1) return;
    for (let row = Math.max(0, Math.ceil(top)); row < Math.min(bottom, window.innerHeight); row += 1) rows.add(row);
  });
  return rows.size;
};

/** Fields for figures whose keyboard has letters. */
const findWrongKeyboards = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('#root input:not([type]), #root input[type="text"]')]
    .map(({ labels, inputMode }) => ({ name: labels?.[0]?.textContent ?? '', inputMode }))
    .filter(({ name }) => /^(monto|porcentaje|teléfono|página|precio|fracciones|número de cuenta)/i.test(name.trim()))
    .filter(({ inputMode }) => !['numeric', 'decimal', 'tel'].includes(inputMode))
    .map(({ name }) => `${name}: a keyboard with letters`);

const measureOverflow = (): number => document.documentElement.scrollWidth - window.innerWidth;

async function findFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const expectNoOverflow = async (what: string) => {
    const overflow = await page.evaluate(measureOverflow);
    if (overflow > 0) faults.push(`${what}: ${overflow} px too wide`);
  };
  const expectHalfFree = async (what: string) => {
    const stuck = await page.evaluate(measureStuck);
    const { height } = page.viewportSize() ?? phone;
    if (stuck > height / 2) faults.push(`${what}: ${stuck} of ${height} px never scroll`);
  };
  faults.push(...(await page.evaluate(findSmallTargets)), ...(await page.evaluate(findWrongKeyboards)));
  await expectNoOverflow('upright');
  await expectHalfFree('upright');
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  await expectNoOverflow('text of 200 %');
  await page.evaluate(() => void (document.documentElement.style.fontSize = ''));
  for (const [what, size] of Object.entries({
    'on its side': { width: phone.height, height: phone.width },
    'a desktop at 200 %': { width: 720, height: 450 },
  })) {
    await page.setViewportSize(size);
    await expectNoOverflow(what);
    await expectHalfFree(what);
  }
  await page.setViewportSize(phone);
  return faults;
}

for (const who of Object.keys(pagesByVisitor) as Visitor[])
  test(`every page of ${who} suits a finger, large text, zoom and a phone on its side`, async ({ page }) => {
    test.setTimeout(300_000);
    if (who !== 'visitor') await signIn(page, who);
    const faults: string[] = [];
    for (const address of pagesByVisitor[who]) {
      await openWhole(page, address);
      faults.push(...(await findFaults(page)).map((fault) => `${address} ${fault}`));
    }
    expect(faults).toEqual([]);
  });
