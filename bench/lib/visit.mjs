import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/lib/system-packages.mjs';
import { median } from './load.mjs';

// Chrome's own 'slow 4G' profile.
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** A far or crowded network: 400 ms and 50 kB/s. */
export const slowest = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

const observe = () => {
  window.measured = { paint: 0, readable: 0, lcp: 0, cls: 0, blocking: 0, heading: 0, figures: 0, lastTask: 0 };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ startTime }) => (window.measured.paint = startTime));
  watch('largest-contentful-paint', ({ startTime }) => (window.measured.lcp = startTime));
  watch('layout-shift', (entry) => !entry.hadRecentInput && (window.measured.cls += entry.value));
  watch('longtask', ({ startTime, duration }) => {
    window.measured.blocking += Math.max(0, duration - 50);
    window.measured.lastTask = startTime + duration;
  });
  const waiting = setInterval(() => {
    const isReadable = [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility());
    if (isReadable) window.measured.readable ||= performance.now();
    if (document.querySelector('#root h1')) window.measured.heading ||= performance.now();
    if (document.querySelector('#root main [role=group]')) window.measured.figures ||= performance.now();
    if (window.measured.figures) clearInterval(waiting);
  }, 5);
};

export const openBrowser = () =>
  chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox', '--disable-gpu'] });

/**
 * Measures a first visit to `url` on a slow network and a processor `slowdown` times slower, with an empty cache. Times in ms, bytes as sent.
 * `readable`: a heading is painted, that of the first view in the HTML or the page's own. `heading`: the page's own heading is visible. `figures`: its first figure is, where it has one. `owned`: React has committed the routed page and run its effects
 * (shell/src/remotes/PageMark.tsx). `interactive`: the last long task has ended as well.
 */
export async function visit(browser, url, viewport, { network = slow4g, cookies = [], slowdown = 4 } = {}) {
  const context = await browser.newContext({ viewport });
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const requests = new Map();
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    requests.set(requestId, { kind: type, path: new URL(response.url).pathname, bytes: 0 }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    Object.assign(requests.get(requestId) ?? {}, { bytes: encodedDataLength }),
  );
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle' });
  // On a slow processor the network is idle for longer than 'networkidle' waits.
  await page.waitForFunction(() => window.measured.heading > 0);
  await page.waitForTimeout(1500);
  const { paint, heading, lastTask, ...measured } = await page.evaluate(() => window.measured);
  const owned = await page.evaluate(() => performance.getEntriesByName('cimiento.page')[0]?.startTime ?? NaN);
  await context.close();
  const readable = Math.max(measured.readable, paint);
  return {
    ...measured,
    readable,
    heading,
    owned,
    interactive: Math.max(heading, lastTask),
    requests: [...requests.values()],
  };
}

/** Total bytes of the requests of one kind, such as 'Script'; without a kind, of all. */
const sumBytes = ({ requests }, kind) =>
  requests.filter((request) => !kind || request.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);

/** The median visit in one line of figures: exact bytes by kind, requests, and times in seconds. */
export function formatVisits(visits) {
  const medianBy = (pick) => median(visits.map(pick));
  const seconds = (pick) => `${(medianBy(pick) / 1000).toFixed(2)} s`;
  const kinds = [...new Set(visits[0].requests.map(({ kind }) => kind))];
  const bytes = kinds.map((kind) => `${kind.toLowerCase()} ${medianBy((one) => sumBytes(one, kind))}`);
  const figures = medianBy((one) => one.figures) > 0 ? `figures ${seconds((one) => one.figures)}, ` : '';
  return [
    `${medianBy(({ requests }) => requests.length)} requests, ${medianBy((one) => sumBytes(one))} B (${bytes.join(', ')})`,
    `LCP ${seconds(({ lcp }) => lcp)}, readable ${seconds(({ readable }) => readable)}, heading ${seconds(({ heading }) => heading)}, ${figures}owned ${seconds(({ owned }) => owned)}, interactive ${seconds(({ interactive }) => interactive)}`,
    `blocking ${medianBy(({ blocking }) => blocking).toFixed(0)} ms, CLS ${medianBy(({ cls }) => cls).toFixed(3)}`,
  ].join('; ');
}
