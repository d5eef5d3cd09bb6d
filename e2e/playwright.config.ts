import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { ports } from './support/ports';

// No load balancer watches the servers of journeys.
process.env.DRAIN_SECONDS ??= '0';

const server = (kind: 'sqlite' | 'mariadb') => ({
  command: `node serve.mjs ${kind} ${ports[kind]}`,
  url: `http://localhost:${ports[kind]}/readyz`,
  timeout: 60_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  reuseExistingServer: false,
});

const browser = {
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // One process less per browser, which saves a twentieth of the processor's time.
      '--in-process-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // A page lives too briefly to repay what optimising its code costs: without it, journeys took a tenth less of the processor.
      '--js-flags=--no-opt --no-maglev',
    ],
  },
};

const jsonReport = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

// A trace costs a quarter of the time, so CI, which writes the JSON report, takes none.
const trace = jsonReport ? 'off' : 'retain-on-failure';

// Journeys that take long are part of `npm test -- --all` only.
const slow = process.env.ALL_TESTS ? [] : [/@slow/];

/** The journeys run against the federated build, on both databases where the database matters. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: path.join(__dirname, 'test-results'),
  snapshotPathTemplate: '{testDir}/{testFileName}-snapshots/{arg}{ext}',
  workers: 3,
  // Generous, because a slow machine breaks no rule; the benchmark measures speed.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  grepInvert: slow,
  reporter: jsonReport ? [['list'], ['json', { outputFile: jsonReport }]] : [['list']],
  use: {
    ...browser,
    viewport: { width: 1440, height: 900 },
    locale: 'es-EC',
    // Motion is tested in motion.spec.ts. Elsewhere it would make results depend on when a check runs.
    reducedMotion: 'reduce',
    trace,
  },
  webServer: [server('sqlite'), server('mariadb')],
  projects: [
    { name: 'sqlite', use: { baseURL: `http://localhost:${ports.sqlite}` } },
    // Only journeys whose result depends on the database; layout does not, so one width is enough.
    {
      name: 'mariadb',
      use: { baseURL: `http://localhost:${ports.mariadb}` },
      grep: /@database/,
      grepInvert: [/at 1440 px/, ...slow],
    },
  ],
});
