import { existsSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CompressionPlugin from 'compression-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { NormalModuleReplacementPlugin, type Configuration, type WebpackPluginInstance } from 'webpack';
import { readBuildInfo, type BuildInfo } from './build-info';
import { ChunkIntegrityPlugin } from './chunk-integrity';
import { fingerprintPlaceholder } from './fingerprint';
import { OperationsPlugin } from './operations';
import { RemoteDescriptionPlugin } from './remote-description';
import { assetRule, pureFieldsRule, remoteAlias, resolution, swcRule } from './rules';
import { SharedScriptsPlugin } from './shared-scripts';
import { findFacade, sharedSingletons } from './singletons';
import { SupportsPlugin } from './supports';
import { readSizeBudget, SizeBudgetPlugin } from './size-budget';
import { StableIdsPlugin } from './stable-ids';

export { catalogConfig } from './catalog';
export { devShellConfig, type DevShellOptions } from './dev-shell';
export { listRemoteFaults } from './judge';
export { describeRemote } from './read-remote';
export { sharedSingletons } from './singletons';

export type AppOptions = {
  /** Folder of the app. */
  root: string;
  /** 'shell' is the host; a remote is named as in the registry and exposes `./routes`. */
  role: 'shell' | 'remote';
  name: string;
  /** Further plugins of this app. */
  plugins?: WebpackPluginInstance[];
};

type Mode = { mode?: 'production' | 'development' };

const isDevelopment = (argv: Mode): boolean => argv.mode === 'development';

/**
 * Name of the globals of a build. Those of a remote differ from build to build, so that a page that switches releases without a reload
 * does not mix up their chunks.
 */
const globalName = ({ role, name }: AppOptions, build: string): string =>
  role === 'shell' ? `cimiento_${name}` : `cimiento_${name}_${build}`;

/** The module that every remote exposes; it reads the remote's `src/remote.ts`. */
const exposedRoutes = path.resolve(__dirname, '../../src/remote/routes.ts');

function federationPlugin({ role, name }: AppOptions, unique: string): WebpackPluginInstance {
  return new ModuleFederationPlugin({
    name,
    // The global that the entry declares must be an identifier, and `public` is a reserved word.
    library: { type: 'var', name: unique },
    filename: role === 'remote' ? 'entry.[contenthash].js' : undefined,
    exposes: role === 'remote' ? { './routes': exposedRoutes } : undefined,
    shared: sharedSingletons(role),
    shareStrategy: 'loaded-first',
    manifest: role === 'remote',
    dts: false,
    experiments: {
      asyncStartup: false,
      // The shell provides the federation runtime for all remotes (src/runtime/runtime.ts).
      externalRuntime: role === 'remote',
      // Unused parts: our loader reads the manifests, and a remote never loads another one.
      optimization: { target: 'web', disableSnapshot: true, disableRemote: role === 'remote' },
    },
  }) as unknown as WebpackPluginInstance; // typed against its own copy of webpack's types
}

/** Redirects imports of a library to its facade (singletons.ts). */
function facadePlugin(): WebpackPluginInstance {
  return new NormalModuleReplacementPlugin(
    /^[@a-z]/,
    (resource: { request: string; contextInfo: { issuer: string } }) => {
      const facade = findFacade(resource.request, resource.contextInfo.issuer);
      if (facade) resource.request = facade;
    },
  );
}

const buildDependencies = (root: string): string[] =>
  [
    path.join(root, 'webpack.config.js'),
    path.resolve(__dirname, 'index.js'),
    path.resolve(__dirname, 'singletons.js'),
    // Its versions of the bundler's plugins.
    path.resolve(__dirname, '../../package.json'),
  ].filter(existsSync);

function remotePlugins(root: string, info: BuildInfo, development: boolean): WebpackPluginInstance[] {
  const budget = development ? undefined : readSizeBudget(root);
  return [new RemoteDescriptionPlugin({ root, info }), ...(budget ? [new SizeBudgetPlugin(root, budget)] : [])];
}

/**
 * Webpack configuration of a browser app: `module.exports = appConfig({ root: __dirname, … })`. The build goes to `dist/app`:
 * content-hashed assets with their compressed copies, `operations.json`, and for a remote `mf-manifest.json` and `remote.json`.
 */
export function appConfig(options: AppOptions) {
  return (_environment: unknown, argv: Mode): Configuration => {
    const development = isDevelopment(argv);
    const { root, role, name } = options;
    const info = readBuildInfo(root);
    const unique = globalName(options, development ? 'development' : fingerprintPlaceholder);
    return {
      name,
      context: root,
      mode: development ? 'development' : 'production',
      target: 'browserslist',
      // Maps of remotes stay beside the release for the stacks of errors: no file names them, and no server sends them.
      devtool: development ? 'eval-source-map' : role === 'remote' && 'hidden-nosources-source-map',
      entry: role === 'shell' ? { shell: './src/main.ts' } : {},
      output: {
        path: path.join(root, 'dist/app'),
        // The shell is served from the root of the origin; a remote finds its chunks beside its entry.
        publicPath: role === 'shell' ? '/' : 'auto',
        uniqueName: unique,
        filename: development ? '[name].js' : 'assets/[name].[contenthash].js',
        chunkFilename: development ? 'assets/[name].js' : 'assets/[name].[contenthash].js',
        assetModuleFilename: 'assets/[name].[contenthash][ext]',
        chunkLoadTimeout: 30_000,
        // A module that threw, such as one whose shared library could not be loaded, runs again on a retry. (strictModuleErrorHandling would
        // keep its error for ever.)
        strictModuleExceptionHandling: true,
        hashDigestLength: 12,
      },
      resolve: role === 'remote' ? { ...resolution, alias: remoteAlias(root) } : resolution,
      // Only the production JSX runtime is shared, because the libraries use it in every mode.
      module: { rules: [swcRule(false), assetRule, pureFieldsRule] },
      plugins: [
        facadePlugin(),
        new StableIdsPlugin(),
        federationPlugin(options, unique),
        new OperationsPlugin(root),
        new ChunkIntegrityPlugin(),
        ...(role === 'remote'
          ? remotePlugins(root, info, development)
          : [new SupportsPlugin(), new SharedScriptsPlugin()]),
        ...(development
          ? []
          : [
              new CompressionPlugin({
                algorithm: 'brotliCompress',
                filename: '[path][base].br',
                test: /\.(js|css|svg)$/,
                threshold: 1024,
              }),
            ]),
        ...(options.plugins ?? []),
      ],
      optimization: {
        moduleIds: 'deterministic',
        chunkIds: development ? 'named' : 'deterministic',
        // What the shell loads on demand is one script each, library and facade together. Pages of a remote share what is larger than 12 kB before
        // compression: webpack's 20 kB would put the controls into every page.
        splitChunks: role === 'shell' ? false : { minSize: 12_000 },
        // Half the time of webpack's default, and smaller scripts (decision 23). Scripts only: the server fills in the page between
        // comments, which minimizing would remove.
        minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })],
      },
      cache: {
        type: 'filesystem',
        cacheDirectory: path.join(root, 'node_modules/.cache/webpack'),
        buildDependencies: { config: buildDependencies(root) },
      },
      performance: false,
      stats: 'errors-warnings',
    };
  };
}
