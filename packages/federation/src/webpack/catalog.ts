import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { assetRule, resolution, swcRule } from './rules';

/** Webpack configuration of the catalog in `root`, `packages/product-ui`: `npm run dev -w packages/product-ui` serves it from memory. */
export function catalogConfig(root: string): Configuration {
  return {
    name: 'catalog',
    context: root,
    mode: 'development',
    target: 'browserslist',
    devtool: 'eval-source-map',
    entry: path.join(root, 'src/catalog/main.tsx'),
    output: { path: path.join(root, 'dist/catalog'), publicPath: '/', uniqueName: 'cimiento_catalog' },
    resolve: resolution,
    module: { rules: [swcRule(false), assetRule] },
    plugins: [new HtmlWebpackPlugin({ template: path.join(root, 'src/catalog/index.html'), scriptLoading: 'defer' })],
    cache: {
      type: 'filesystem',
      name: 'catalog',
      cacheDirectory: path.join(root, 'node_modules/.cache/webpack'),
    },
    performance: false,
    stats: 'errors-warnings',
  };
}
