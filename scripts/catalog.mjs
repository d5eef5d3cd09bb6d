import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './lib/root.mjs';

// `node scripts/catalog.mjs FOLDER`: builds the catalog of packages/ui and packages/product-ui into a folder, for e2e/journeys/catalog.spec.ts.

const require = createRequire(import.meta.url);
const { catalogConfig } = require('@cimiento/federation/webpack');
const webpack = require('webpack');

const config = catalogConfig(join(ROOT, 'packages/product-ui'));
const compiler = webpack({
  ...config,
  devtool: false,
  output: { ...config.output, path: process.argv[2] },
});
compiler.run((error, stats) => {
  if (error ?? stats?.hasErrors()) {
    console.error(error ?? stats.toString('errors-only'));
    process.exitCode = 1;
  }
});
