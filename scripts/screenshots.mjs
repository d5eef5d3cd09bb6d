import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { chromium } from '@playwright/test';
import { listDemoPages } from './lib/demo-pages.mjs';
import { ROOT } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';
import { findChromium } from './lib/system-packages.mjs';

// `npm run screenshots`: every page with the demonstration data, in three sizes, light and dark, into `screenshots`, whose index.html shows
// them side by side. `npm run screenshots -- /admin /calendar`: pages whose address starts with one of these. `-- --readme`: the three of the README.

const FOLDER = join(ROOT, 'screenshots');
const README_FOLDER = join(ROOT, 'docs/images');

const SIZES = [
  { width: 360, height: 740 },
  { width: 1093, height: 614 },
  { width: 1440, height: 900 },
];
const SCHEMES = ['light', 'dark'];

const VISITORS = [
  { remote: 'public', user: null },
  { remote: 'investor', user: { username: 'maria', password: 'maria123' } },
  { remote: 'admin', user: { username: 'admin', password: 'admin123' } },
];

const README_PAGES = [
  { file: 'home.jpg', address: '/', user: VISITORS[0].user },
  { file: 'dashboard.jpg', address: '/dashboard', user: VISITORS[1].user },
  { file: 'back-office.jpg', address: '/admin/projects', user: VISITORS[2].user },
];

async function main() {
  const prefixes = process.argv.slice(2);
  if ((await runNode(['scripts/build.mjs'])) !== 0) throw new Error('the build failed');
  // The build makes these two, so they are loaded only now.
  const { loadConfig } = await import('@cimiento/gateway');
  const { startStandalone } = await import('@cimiento/standalone');
  const dataFolder = mkdtempSync(join(tmpdir(), 'cimiento-screenshots-'));
  const config = loadConfig({ DATA_DIR: dataFolder, LOG_LEVEL: 'error' });
  const product = await startStandalone(ROOT, { ...config, port: 0 });
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    if (prefixes.includes('--readme')) await takeReadmePictures(browser, product.url);
    else await takePages(browser, product.url, prefixes);
  } finally {
    await browser.close();
    await product.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function takeReadmePictures(browser, baseURL) {
  for (const { file, address, user } of README_PAGES) {
    const page = await openPage(browser, baseURL, { width: 1280, height: 800 }, 'light', user);
    await show(page, address);
    const path = join(README_FOLDER, file);
    await page.screenshot({ path, type: 'jpeg', quality: 70 });
    console.log(`${relative(ROOT, path)}: ${Math.ceil(statSync(path).size / 1024)} kB`);
    await page.context().close();
  }
}

async function takePages(browser, baseURL, prefixes) {
  mkdirSync(FOLDER, { recursive: true });
  const pages = VISITORS.map(({ remote, user }) => ({
    user,
    addresses: listDemoPages(remote).filter(
      (address) => prefixes.length === 0 || prefixes.some((prefix) => address.startsWith(prefix)),
    ),
  }));
  const looks = SIZES.flatMap((size) => SCHEMES.map((scheme) => ({ size, scheme })));
  for (const { user, addresses } of pages)
    for (const { size, scheme } of looks) {
      if (addresses.length === 0) continue;
      const page = await openPage(browser, baseURL, size, scheme, user);
      for (const address of addresses) {
        await show(page, address);
        const path = join(FOLDER, toFile(address, size, scheme));
        await page.screenshot({ path, fullPage: true });
      }
      await page.context().close();
      console.log(`${addresses.length} pages at ${size.width} px, ${scheme}`);
    }
  writeFileSync(
    join(FOLDER, 'index.html'),
    toIndex(
      pages.flatMap(({ addresses }) => addresses),
      looks,
    ),
  );
  console.log(`Open ${relative(process.cwd(), join(FOLDER, 'index.html'))}`);
}

async function openPage(browser, baseURL, viewport, colorScheme, user) {
  const context = await browser.newContext({
    baseURL,
    viewport,
    colorScheme,
    locale: 'es-EC',
    reducedMotion: 'reduce',
  });
  if (user) await context.request.post('/api/auth/login', { data: user });
  return context.newPage();
}

/** Opens a page and waits until it has its heading, its data and its pictures. */
async function show(page, address) {
  await page.goto(address);
  await page.locator('#root h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('#root [role=status]', { hasText: /^Cargando/ }).waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    // Pictures below the first screen are asked for once they come near.
    const { images } = globalThis.document;
    for (const image of images) image.loading = 'eager';
    await Promise.all([...images].map((image) => image.decode().catch(() => undefined)));
  });
}

const toFile = (address, { width }, scheme) =>
  `${address.slice(1).replace(/[^a-z0-9]+/gi, '-') || 'home'}-${width}-${scheme}.png`;

const toIndex = (addresses, looks) => `<!doctype html>
<meta charset="utf-8">
<title>Screenshots</title>
<style>
  body { margin: 1rem; background: #777; font: 1rem sans-serif; }
  div { display: flex; gap: 0.5rem; align-items: start; overflow-x: auto; }
  img { height: auto; flex: none; }
</style>
${addresses
  .map(
    (address) => `<h2>${address}</h2>
<div>
${looks.map(({ size, scheme }) => `<img loading="lazy" width="${Math.round(size.width / 2)}" src="${toFile(address, size, scheme)}" alt="">`).join('\n')}
</div>`,
  )
  .join('\n')}
`;

main().catch((error) => {
  console.error(`Could not take the screenshots: ${error.message}`);
  process.exitCode = 1;
});
