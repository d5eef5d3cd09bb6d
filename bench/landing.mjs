import { measureLighthouse } from './lib/lighthouse.mjs';
import { signIn, stage } from './lib/stage.mjs';
import { formatVisits, openBrowser, slowest, visit } from './lib/visit.mjs';

const rounds = 3;
const viewports = { '360 px': { width: 360, height: 740 }, '1440 px': { width: 1440, height: 900 } };

async function readCookies(product) {
  const header = await signIn(product, 'maria', 'maria123');
  return header
    .split('; ')
    .map((pair) => ({ name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1) }));
}

/** Measures first visits on a phone and a desktop, with a slow processor and network: of anybody to the landing page, of an investor to the dashboard. */
export async function landing() {
  const { product, stop } = await stage();
  const browser = await openBrowser();
  const measure = async (path, options) => {
    for (const [name, viewport] of Object.entries(viewports)) {
      const visits = [];
      for (let round = 0; round < rounds; round += 1)
        visits.push(await visit(browser, `http://127.0.0.1:${product.port}${path}`, viewport, options));
      console.log(`${name.padEnd(8)} ${formatVisits(visits)}`);
    }
  };
  try {
    console.log(`\nlanding page, 4x slower processor, slow 4G, medians of ${rounds}`);
    await measure('/');
    for (const slowdown of [1, 4]) {
      console.log(`dashboard of an investor, ${slowdown}x slower processor, 400 ms and 50 kB/s, medians of ${rounds}`);
      await measure('/dashboard', { network: slowest, cookies: await readCookies(product), slowdown });
    }
    await measureLighthouse(product);
  } finally {
    await browser.close();
    await stop();
  }
}
