import { defineConfig } from '@playwright/test';
import { ports } from './support/ports';

/** `npm run engines`: Firefox and WebKit, from Debian's packages, on the same build and data as the journeys. */
export default defineConfig({
  testDir: 'engines',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  timeout: 180_000,
  reporter: 'list',
  use: { baseURL: `http://localhost:${ports.sqlite}` },
  webServer: {
    command: `node serve.mjs sqlite ${ports.sqlite}`,
    url: `http://localhost:${ports.sqlite}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    reuseExistingServer: false,
  },
});
