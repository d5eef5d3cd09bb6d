import { pagesByVisitor, type Visitor } from '../support/pages';
import type { EngineWindow } from './engine-window';
import { expect, signIn, test } from './test';

// Its tests share nothing.
test.describe.configure({ mode: 'parallel' });

/** In the page: fulfilled once the page has its heading and loads nothing more. */
const waitUntilWhole = `(async () => {
  const isWhole = () =>
    Boolean(document.querySelector('#root h1')) &&
    ![...document.querySelectorAll('#root [role=status], #root [aria-label]')]
      .some((element) => /^Cargando/.test(element.getAttribute('aria-label') ?? element.textContent));
  for (const end = Date.now() + 20_000; !isWhole(); ) {
    if (Date.now() > end) throw new Error('still loading');
    await new Promise(requestAnimationFrame);
  }
})()`;

/** Faults of the page at an address, in words. */
const findFaults = (address: string): string => `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const pictures = [...document.images].filter((image) => image.complete && image.naturalWidth === 0);
  return [
    ...(location.pathname + location.search === '${address}' ? [] : ['became ' + location.pathname]),
    ...(scrollWidth > clientWidth ? ['wider than the window: ' + scrollWidth + ' of ' + clientWidth] : []),
    ...pictures.map((image) => 'no picture: ' + image.src),
    ...(document.body.innerText.includes('No pudimos') ? ['a part failed'] : []),
  ];
})()`;

async function crawl(window: EngineWindow, who: Visitor): Promise<string[]> {
  const faults: string[] = [];
  for (const address of pagesByVisitor[who]) {
    await window.open(address);
    await window.evaluate(waitUntilWhole);
    faults.push(...(await window.evaluate<string[]>(findFaults(address))).map((fault) => `${address}: ${fault}`));
  }
  return faults;
}

for (const who of Object.keys(pagesByVisitor) as Visitor[])
  test(`every page of ${who} shows at 390 px without a fault`, async ({ window }) => {
    if (who !== 'visitor') await signIn(window, { username: who, password: `${who}123` });
    expect(await crawl(window, who)).toEqual([]);
  });
