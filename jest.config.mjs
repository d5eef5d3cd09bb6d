import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { findMemoryFolder } from './scripts/lib/memory-folder.mjs';

// For the databases and folders of tests, also in the worker processes.
process.env.TMPDIR = findMemoryFolder() ?? tmpdir();
// No load balancer watches the servers of tests.
process.env.DRAIN_SECONDS ??= '0';

const ASSETS = '\\.(svg|woff2|png|jpg|webp|avif)$';
const TEST = '**/*.test.{ts,tsx,mjs}';

const ignored = ['/node_modules/', '/dist/'];
// Tests that take long are part of `npm test -- --all` only.
if (!process.env.ALL_TESTS) ignored.push('\\.slow\\.test\\.');

// Each file has its own worker context anyway; emptying every object of it costs a tenth of the time.
const withoutCleanup = { globalsCleanup: 'off' };

const swc = (transform, parser = {}) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', ...parser },
      transform: { useDefineForClassFields: false, ...transform },
    },
  },
];

const nodeTransform = {
  '\\.(ts|mjs|js)$': swc({ legacyDecorator: true, decoratorMetadata: true }, { decorators: true }),
  // The templates of the e-mails.
  '\\.tsx$': swc({ react: { runtime: 'automatic' } }, { tsx: true }),
};

const browserTransform = {
  [ASSETS]: '<rootDir>/scripts/jest/asset.cjs',
  '\\.(tsx?|mjs|js)$': swc({ react: { runtime: 'automatic' } }, { tsx: true }),
};

// Libraries that are published as ES modules only, which Jest cannot require as they are; the server's runtime requires them as Node does.
const exceptEsm = (...libraries) => [`/node_modules/(?!(${libraries.join('|')})/).*\\.[cm]?js$`];

const node = (folders) => ({
  testEnvironment: '<rootDir>/scripts/jest/node-environment.cjs',
  // @cimiento/* resolve to their sources: a test never sees a stale build.
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'], ...withoutCleanup },
  testMatch: folders.map((folder) => `<rootDir>/${folder}/${TEST}`),
  testPathIgnorePatterns: ignored,
  modulePathIgnorePatterns: ['/dist/'],
  transform: nodeTransform,
  transformIgnorePatterns: exceptEsm('auto-bind'),
});

/** @type {import('jest').Config} */
export default {
  // All cores: by default Jest leaves one idle, which is half of a small machine.
  maxWorkers: '100%',
  // Generous, because a slow machine breaks no rule; the benchmark measures speed.
  testTimeout: 60_000,
  projects: [
    {
      ...node(['gateway', 'rest-adapter', 'packages/sdk']),
      displayName: 'server',
      testEnvironment: '<rootDir>/scripts/jest/server-environment.cjs',
      // Without <rootDir>, which Jest does not replace here.
      runtime: fileURLToPath(new URL('scripts/jest/server-runtime.cjs', import.meta.url)),
      globalSetup: '<rootDir>/scripts/jest/global-database.mjs',
      globalTeardown: '<rootDir>/scripts/jest/global-database-stop.mjs',
    },
    {
      ...node([
        'packages/contracts',
        'packages/federation/src/webpack',
        'packages/playground',
        'packages/releases',
        'packages/server',
        'packages/site',
        'packages/standalone',
        'bench',
        'scripts',
      ]),
      displayName: 'node',
    },
    {
      displayName: 'browser',
      testEnvironment: '<rootDir>/scripts/jest/browser-environment.cjs',
      testEnvironmentOptions: {
        customExportConditions: ['source', 'browser'],
        url: 'http://localhost/',
        ...withoutCleanup,
      },
      testMatch: ['shell', 'mfe-*', 'packages/{ui,product-ui,session}', 'packages/federation/src/{runtime,shared}'].map(
        (folder) => `<rootDir>/${folder}/${TEST}`,
      ),
      testPathIgnorePatterns: ignored,
      modulePathIgnorePatterns: ['/dist/'],
      moduleNameMapper: { '^gateway-schema$': '<rootDir>/scripts/jest/gateway-schema.cjs' },
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/browser-setup.mjs'],
      transform: browserTransform,
      transformIgnorePatterns: exceptEsm('@base-ui', '@apollo/client', 'final-form', 'react-final-form'),
    },
  ],
};
