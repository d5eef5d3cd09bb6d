import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { DefinePlugin, type Configuration } from 'webpack';
import { assetRule, resolution, swcRule } from './rules';

export type StandInOptions = {
  /** Folder of the remote. */
  root: string;
  name: string;
  /** Who is signed in at the start; an empty password signs nobody in. */
  username: string;
  password: string;
};

const source = path.resolve(__dirname, '../../src/stand-in');

/** One remote alone in a page of its own, without federation: what `npm run dev -w mfe-NAME` serves, from memory. */
export function standInConfig({ root, name, username, password }: StandInOptions): Configuration {
  return {
    name: `stand-in-${name}`,
    context: root,
    mode: 'development',
    target: ['web', 'es2022'],
    devtool: 'eval-source-map',
    entry: path.join(source, 'main.tsx'),
    output: { path: path.join(root, 'dist/dev'), publicPath: '/', uniqueName: `cimiento_${name}_stand_in` },
    resolve: {
      ...resolution,
      alias: {
        'remote/routes$': path.join(root, 'src/routes.ts'),
        'remote/description$': path.join(root, 'src/remote.json'),
      },
    },
    module: { rules: [swcRule(true), assetRule] },
    plugins: [
      new HtmlWebpackPlugin({ template: path.join(source, 'index.html'), scriptLoading: 'defer' }),
      new DefinePlugin({ standIn: JSON.stringify({ name, username, password }) }),
    ],
    cache: {
      type: 'filesystem',
      name: `stand-in-${name}`,
      cacheDirectory: path.join(root, 'node_modules/.cache/webpack'),
    },
    performance: false,
    stats: 'errors-warnings',
  };
}
