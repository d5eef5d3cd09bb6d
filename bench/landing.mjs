import { stage } from './lib/stage.mjs';
import { formatVisits, openBrowser, visit } from './lib/visit.mjs';

const rounds = 3;
const viewports = { '360 px': { width: 360, height: 740 }, '1440 px': { width: 1440, height: 900 } };

/** Measures a first visit to the landing page on a phone and a desktop, with a slow processor and network. */
export async function landing() {
  const { product, stop } = await stage();
  const browser = await openBrowser();
  try {
    console.log(`\nlanding page, 4x slower processor, slow 4G, medians of ${rounds}`);
    for (const [name, viewport] of Object.entries(viewports)) {
      const visits = [];
      for (let round = 0; round < rounds; round += 1)
        visits.push(await visit(browser, `http://127.0.0.1:${product.port}/`, viewport));
      console.log(`${name.padEnd(8)} ${formatVisits(visits)}`);
    }
  } finally {
    await browser.close();
    await stop();
  }
}
