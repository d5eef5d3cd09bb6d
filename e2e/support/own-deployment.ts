import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadConfig } from '@cimiento/gateway';
import { startStandalone, type Standalone } from '@cimiento/standalone';
import { test as base } from './test';

/**
 * A test on a deployment of its worker, with the demonstration data and these environment variables. Only one test at a time runs there, so
 * counts and lists change by what the test itself does.
 */
export const createDeploymentTest = (environment: NodeJS.ProcessEnv = {}) =>
  base.extend<object, { deployment: Standalone }>({
    deployment: [
      // Playwright reads the names of the needed fixtures from the first parameter.
      // eslint-disable-next-line no-empty-pattern
      async ({}, use) => {
        const folder = await mkdtemp(path.join(tmpdir(), 'cimiento-own-'));
        const config = loadConfig({
          DATA_DIR: folder,
          LOG_LEVEL: 'silent',
          ADDRESS_TRIES: '100000',
          ...environment,
        });
        const deployment = await startStandalone(path.join(__dirname, '../..'), { ...config, port: 0 });
        await use(deployment);
        await deployment.close();
        await rm(folder, { recursive: true, force: true });
      },
      { scope: 'worker' },
    ],
    baseURL: ({ deployment }, use) => use(deployment.url),
  });

export const test = createDeploymentTest();
