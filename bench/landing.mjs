import { chromium } from '@playwright/test';
import { chromiumPath } from '../scripts/lib/system-packages.mjs';
import { median } from './lib/load.mjs';
import { stage } from './lib/stage.mjs';

const rounds = 3;

// Chrome's own 'slow 4G' profile.
const slow4g = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };

const observe = () => {
  window.measured = { lcp: 0, cls: 0, blocking: 0 };
  new PerformanceObserver((list) => list.getEntries().forEach(({ startTime }) => (window.measured.lcp = startTime))).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => !entry.hadRecentInput && (window.measured.cls += entry.value))).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => (window.measured.blocking += Math.max(0, duration - 50)))).observe({ type: 'longtask', buffered: true });
};

async function visit(browser, url, viewport) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const kinds = new Map();
  const bytes = { Script: 0, Image: 0, Font: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind in bytes) bytes[kind] += encodedDataLength;
  });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  const measured = await page.evaluate(() => window.measured);
  await context.close();
  return { ...measured, bytes, requests: kinds.size };
}

/** The landing page for a visitor on a phone and on a desk, with a slow processor and network: nothing cached. */
export async function landing() {
  const { product, stop } = await stage();
  const browser = await chromium.launch({ executablePath: chromiumPath() ?? undefined, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    console.log(`\nlanding page, 4x slower processor, slow 4G, medians of ${rounds}`);
    for (const [name, viewport] of Object.entries({ '360 px': { width: 360, height: 740 }, '1440 px': { width: 1440, height: 900 } })) {
      const visits = [];
      for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, `http://127.0.0.1:${product.port}/`, viewport));
      const of = (pick) => median(visits.map(pick));
      const kilobytes = (kind) => (of(({ bytes }) => bytes[kind]) / 1024).toFixed(0);
      console.log(
        `${name.padEnd(8)} LCP ${(of(({ lcp }) => lcp) / 1000).toFixed(2)} s, CLS ${of(({ cls }) => cls).toFixed(3)}, blocking ${of(({ blocking }) => blocking).toFixed(0)} ms, ` +
          `script ${kilobytes('Script')} KiB, images ${kilobytes('Image')} KiB, fonts ${kilobytes('Font')} KiB, ${of(({ requests }) => requests)} requests`,
      );
    }
  } finally {
    await browser.close();
    await stop();
  }
}
