import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';
import { findChromium } from './lib/system-packages.mjs';

// `npm run screenshots`: takes the pictures of the README from the product with its demonstration data.

const FOLDER = join(ROOT, 'docs/images');

const SCREENS = [
  { file: 'home.jpg', address: '/', shows: (page) => page.getByRole('img', { name: /^Fachada/ }).first() },
  {
    file: 'dashboard.jpg',
    address: '/dashboard',
    user: { username: 'maria', password: 'maria123' },
    shows: (page) => page.getByRole('application').first(),
  },
  {
    file: 'back-office.jpg',
    address: '/admin/projects',
    user: { username: 'admin', password: 'admin123' },
    shows: (page) => page.getByRole('table'),
  },
];

async function main() {
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
    mkdirSync(FOLDER, { recursive: true });
    for (const screen of SCREENS) await takeScreenshot(browser, product.url, screen);
  } finally {
    await browser.close();
    await product.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** Opens a screen in a new browser context and writes its picture: 1280 px wide, well below 120 kB. */
async function takeScreenshot(browser, baseURL, { file, address, user, shows }) {
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ baseURL, viewport, locale: 'es-EC', reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (user) await page.request.post('/api/auth/login', { data: user });
  await page.goto(address);
  await shows(page).waitFor();
  await page.waitForLoadState('networkidle');
  const path = join(FOLDER, file);
  await page.screenshot({ path, type: 'jpeg', quality: 70 });
  console.log(`${relative(ROOT, path)}: ${Math.ceil(statSync(path).size / 1024)} kB`);
  await context.close();
}

main().catch((error) => {
  console.error(`Could not take the screenshots: ${error.message}`);
  process.exitCode = 1;
});
