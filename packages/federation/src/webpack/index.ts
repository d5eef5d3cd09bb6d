import { existsSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CompressionPlugin from 'compression-webpack-plugin';
import { NormalModuleReplacementPlugin, type Configuration, type WebpackPluginInstance } from 'webpack';
import { buildInfo, type BuildInfo } from './build-info';
import { ChunkIntegrityPlugin } from './chunk-integrity';
import { RemoteDescriptionPlugin } from './remote-description';
import { assetRule, resolution, swcRule } from './rules';
import { facadeOf, requirements, sharedSingletons } from './singletons';

export { sharedSingletons } from './singletons';
export { standInConfig, type StandInOptions } from './stand-in';

export type AppOptions = {
  /** Folder of the app. */
  root: string;
  /** 'shell' is the host; a remote is named as in the registry and exposes `./routes`. */
  role: 'shell' | 'remote';
  name: string;
  /** What only this app needs, such as the page that the shell writes. */
  plugins?: WebpackPluginInstance[];
};

type Mode = { mode?: 'production' | 'development' };

const isDevelopment = (argv: Mode): boolean => argv.mode === 'development';

/**
 * The name of the globals of a build. Those of a remote differ from build to build, so that a page which goes from one release to the
 * next without a reload never takes a chunk of the old one for one of the new.
 */
const globalName = ({ role, name }: AppOptions, { build }: BuildInfo): string =>
  role === 'shell' ? `cimiento_${name}` : `cimiento_${name}_${build}`;

function federation({ role, name }: AppOptions, unique: string): WebpackPluginInstance {
  return new ModuleFederationPlugin({
    name,
    // The global that the entry declares must be an identifier, and `public` is a reserved word.
    library: { type: 'var', name: unique },
    filename: role === 'remote' ? 'entry.[contenthash].js' : undefined,
    exposes: role === 'remote' ? { './routes': './src/routes.ts' } : undefined,
    shared: sharedSingletons(role),
    shareStrategy: 'loaded-first',
    manifest: role === 'remote',
    dts: false,
    experiments: {
      asyncStartup: false,
      // The run time lies in the page once, where src/runtime/run-time.ts puts it.
      externalRuntime: role === 'remote',
      // What nobody here uses of it: the loader reads the manifests, and a remote never loads another one.
      optimization: { target: 'web', disableSnapshot: true, disableRemote: role === 'remote' },
    },
  }) as unknown as WebpackPluginInstance; // the plugin is typed against its own copy of webpack's types
}

/** Gives every import of a library with a facade to that facade, so that what is shared stays small. */
function facades(): WebpackPluginInstance {
  return new NormalModuleReplacementPlugin(
    /^[@a-z]/,
    (resource: { request: string; contextInfo: { issuer: string } }) => {
      const facade = facadeOf(resource.request, resource.contextInfo.issuer);
      if (facade) resource.request = facade;
    },
  );
}

const buildDependencies = (root: string): string[] =>
  [
    path.join(root, 'webpack.config.js'),
    path.resolve(__dirname, 'index.js'),
    path.resolve(__dirname, 'singletons.js'),
  ].filter(existsSync);

const remotePlugins = (root: string, info: BuildInfo): WebpackPluginInstance[] => [
  new RemoteDescriptionPlugin({ root, info, requires: requirements() }),
  new ChunkIntegrityPlugin(),
];

/**
 * The webpack configuration of every browser app: `module.exports = appConfig({ root: __dirname, … })`. The build lies in `dist/app`:
 * content-hashed assets with their compressed copies, and for a remote `mf-manifest.json` and `remote.json`.
 */
export function appConfig(options: AppOptions) {
  return (_environment: unknown, argv: Mode): Configuration => {
    const development = isDevelopment(argv);
    const { root, role, name } = options;
    const info = buildInfo(root);
    const unique = globalName(options, development ? { ...info, build: 'development' } : info);
    return {
      name,
      context: root,
      mode: development ? 'development' : 'production',
      target: ['web', 'es2022'],
      devtool: development ? 'eval-source-map' : false,
      entry: role === 'shell' ? { shell: './src/main.tsx' } : {},
      output: {
        path: path.join(root, 'dist/app'),
        // The shell serves from the root of the origin; a remote finds its own chunks beside its entry, wherever that lies.
        publicPath: role === 'shell' ? '/' : 'auto',
        uniqueName: unique,
        filename: development ? '[name].js' : 'assets/[name].[contenthash].js',
        chunkFilename: development ? 'assets/[name].js' : 'assets/[name].[contenthash].js',
        assetModuleFilename: 'assets/[name].[contenthash][ext]',
        chunkLoadTimeout: 5000,
        hashDigestLength: 12,
      },
      resolve: resolution,
      // The shared list has the production runtime of JSX, which the libraries use in every mode.
      module: { rules: [swcRule(false), assetRule] },
      plugins: [
        facades(),
        federation(options, unique),
        ...(role === 'remote' ? remotePlugins(root, info) : []),
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
        // The server finds its places in the shell's page by marks, which webpack would take out.
        minimizeOptions: { html: false },
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
