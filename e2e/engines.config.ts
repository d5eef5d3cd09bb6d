import { defineConfig } from '@playwright/test';
import { ports } from './support/ports';

// No load balancer watches the servers of journeys.
process.env.DRAIN_SECONDS ??= '0';

const jsonReport = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

/** `npm run engines`: Firefox and WebKit, from Debian's packages, on the same build and data as the journeys. */
export default defineConfig({
  testDir: 'engines',
  outputDir: 'test-results/engines',
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: jsonReport ? [['list'], ['json', { outputFile: jsonReport }]] : [['list']],
  use: { baseURL: `http://localhost:${ports.sqlite}` },
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
  webServer: {
    command: `node serve.mjs sqlite ${ports.sqlite}`,
    url: `http://localhost:${ports.sqlite}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    reuseExistingServer: false,
  },
});
