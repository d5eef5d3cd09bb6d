import { expect, test } from '@playwright/test';
import { pagesByVisitor, type Visitor } from '../support/pages';
import type { Engine } from './engine';
import { openFirefox } from './firefox';
import { openWebKit } from './webkit';

const engines = { Firefox: openFirefox, WebKit: openWebKit };

const isWhole = `
  Boolean(document.querySelector('#root h1')) &&
  ![...document.querySelectorAll('#root [role=status], #root [aria-label]')]
    .some((element) => /^Cargando/.test(element.getAttribute('aria-label') ?? element.textContent))`;

/** What is wrong with the page of an address, in words. */
const findFaults = (address: string): string => `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const pictures = [...document.images].filter((image) => image.complete && image.naturalWidth === 0);
  return [
    ...window.faults,
    ...(location.pathname + location.search === '${address}' ? [] : ['became ' + location.pathname]),
    ...(scrollWidth > clientWidth ? ['wider than the window: ' + scrollWidth + ' of ' + clientWidth] : []),
    ...pictures.map((image) => 'no picture: ' + image.src),
    ...(document.body.innerText.includes('No pudimos') ? ['a part failed'] : []),
  ];
})()`;

const signIn = (who: Visitor) =>
  `fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: '${who}', password: '${who}123' }),
  }).then((response) => response.status)`;

async function crawl({ open, evaluate }: Engine, who: Visitor): Promise<string[]> {
  const faults: string[] = [];
  for (const address of pagesByVisitor[who]) {
    await open(address);
    await expect.poll(() => evaluate(isWhole).catch(() => false), { message: address, timeout: 30_000 }).toBe(true);
    faults.push(...(await evaluate<string[]>(findFaults(address))).map((fault) => `${address}: ${fault}`));
  }
  return faults;
}

for (const [name, openEngine] of Object.entries(engines))
  for (const who of Object.keys(pagesByVisitor) as Visitor[])
    test(`${name} shows every page of ${who} at 390 px without a fault`, async ({ baseURL }) => {
      const engine = await openEngine(baseURL ?? '');
      try {
        await engine.open('/about');
        expect(await engine.evaluate('window.innerWidth')).toBe(390);
        if (who !== 'visitor') expect(await engine.evaluate(signIn(who))).toBe(200);
        expect(await crawl(engine, who)).toEqual([]);
      } finally {
        await engine.close();
      }
    });
