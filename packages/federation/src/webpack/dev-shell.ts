import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { DefinePlugin, type Configuration } from 'webpack';
import { JudgePlugin } from './judge';
import { assetRule, remoteAlias, resolution, swcRule } from './rules';

export type DevShellOptions = {
  /** Folder of the remote. */
  root: string;
  name: string;
  /** Account that is signed in at the start; an empty password signs nobody in. */
  username: string;
  password: string;
};

const source = path.resolve(__dirname, '../../src/dev-shell');

/** Webpack configuration of one remote alone in its own page, without federation: `npm run dev -w mfe-NAME` serves it from memory, and shows what a build would be refused for. */
export function devShellConfig({ root, name, username, password }: DevShellOptions): Configuration {
  return {
    name: `dev-shell-${name}`,
    context: root,
    mode: 'development',
    target: 'browserslist',
    devtool: 'eval-source-map',
    entry: path.join(source, 'main.tsx'),
    output: { path: path.join(root, 'dist/dev'), publicPath: '/', uniqueName: `cimiento_${name}_dev_shell` },
    resolve: { ...resolution, alias: remoteAlias(root) },
    // An edited component keeps its state, and a form its text.
    module: { rules: [swcRule(true, { refresh: true }), assetRule] },
    plugins: [
      new HtmlWebpackPlugin({ template: path.join(source, 'index.html'), scriptLoading: 'defer' }),
      new ReactRefreshPlugin({ overlay: false }),
      new JudgePlugin(root),
      new DefinePlugin({ devShell: JSON.stringify({ name, username, password }) }),
    ],
    cache: {
      type: 'filesystem',
      name: `dev-shell-${name}`,
      cacheDirectory: path.join(root, 'node_modules/.cache/webpack'),
    },
    performance: false,
    stats: 'errors-warnings',
  };
}
