import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { exitWithFailure } from './lib/dev-failure.mjs';
import { startDevGateway } from './lib/dev-gateway.mjs';
import { ensureInstalled, requireNode } from './lib/preflight.mjs';
import { getRemoteFolder, listRemoteFolders, listRemotes } from './lib/remotes.mjs';
import { ROOT, TSC } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';
import { TypeWatch } from './lib/type-watch.mjs';

// `npm run dev -w mfe-NAME`: one remote alone in a dev shell. `npm run dev`: the shell and every remote, each on its own port.
// `npm run dev -w packages/product-ui`: the catalog of the design system and of what the product adds to it.
// Pages reload when a source is saved; nothing is written to dist/app.

const require = createRequire(import.meta.url);
const remotes = listRemotes();
const firstPort = Number(process.env.PORT ?? 3000);

// Accounts of the demo data that the dev shell signs in with, the one that opens most first.
const ACCOUNTS = [
  { access: 'admin', username: 'admin' },
  { access: 'user', username: 'maria' },
];

async function main() {
  await requireNode();
  if ((await ensureInstalled()) !== 0) return 1;
  const app = basename(process.env.npm_package_name ?? '');
  if (app === 'product-ui') return serveCatalog();
  // With GATEWAY_URL, no gateway is started.
  const servers = process.env.GATEWAY_URL ? [] : ['gateway'];
  if ((await runNode([TSC, '-b', ...servers, 'packages/federation/tsconfig.webpack.json'])) !== 0) return 1;
  const gateway = await startDevGateway(process.env.DATA_DIR ?? join(ROOT, '.data/dev'));
  await (app.startsWith('mfe-') ? serveAlone(app.slice('mfe-'.length), gateway) : serveAll(gateway));
  return null;
}

const proxyTo = ({ url }) => [
  { context: ['/graphql', '/playground', '/api', '/healthz', '/readyz'], target: url, xfwd: false },
];
const servePictures = () => ({ directory: join(ROOT, 'shell/public') });

async function serve(config, options) {
  const webpack = require('webpack');
  const Server = require('webpack-dev-server');
  const compiler = webpack({ ...config, infrastructureLogging: { level: 'warn' } });
  const server = new Server(
    {
      host: 'localhost',
      allowedHosts: ['localhost'],
      client: { overlay: { errors: true, warnings: false } },
      ...options,
    },
    compiler,
  );
  await server.start();
  return { compiler, server };
}

/** The catalog, which needs no gateway. */
async function serveCatalog() {
  if ((await runNode([TSC, '-b', 'packages/federation/tsconfig.webpack.json'])) !== 0) return 1;
  const { catalogConfig } = require('@cimiento/federation/webpack');
  const config = catalogConfig(join(ROOT, 'packages/product-ui'));
  const { compiler, server } = await serve(config, { port: firstPort, hot: false, static: false });
  const types = new TypeWatch(['packages/product-ui']);
  types.showIn(server);
  types.follow(compiler, 'packages/product-ui');
  console.log(`The catalog: http://localhost:${firstPort}`);
  return null;
}

/** The account that opens the pages of a remote; undefined when they are all public. */
const findAccount = (routes) => ACCOUNTS.find(({ access }) => Object.values(routes).includes(access));

async function serveAlone(name, gateway) {
  const { describeRemote, devShellConfig } = require('@cimiento/federation/webpack');
  const { routes } = await describeRemote(join(ROOT, getRemoteFolder(name)));
  const username = process.env.DEV_USER ?? findAccount(routes)?.username ?? '';
  const password = process.env.DEV_PASSWORD ?? (username && gateway.own ? `${username}123` : '');
  const config = devShellConfig({ root: join(ROOT, getRemoteFolder(name)), name, username, password });
  const { compiler, server } = await serve(config, {
    port: firstPort,
    hot: true,
    historyApiFallback: true,
    proxy: proxyTo(gateway),
    static: servePictures(),
  });
  const types = new TypeWatch([getRemoteFolder(name)]);
  types.showIn(server);
  types.follow(compiler, getRemoteFolder(name));
  console.log(
    `${getRemoteFolder(name)} alone: http://localhost:${firstPort}${username ? ` (signed in as ${username})` : ''}\ncalls go to ${gateway.url}`,
  );
}

const developmentConfig = (app) => require(join(ROOT, app, 'webpack.config.js'))({}, { mode: 'development' });
const getPort = (name) => firstPort + 1 + remotes.indexOf(name);
const getOrigin = (name) => `http://localhost:${getPort(name)}`;

/** The registry of the running development servers, in the format of a deployment's. */
async function readDevRegistry() {
  const { describeRemote } = require('@cimiento/federation/webpack');
  const entries = remotes.map(async (name) => {
    const { contract, routes, navigation } = await describeRemote(join(ROOT, getRemoteFolder(name)));
    return [name, { entry: `${getOrigin(name)}/mf-manifest.json`, contract, routes, navigation }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Allows the origins of the development servers in the page. */
const originsPlugin = {
  apply(compiler) {
    const HtmlWebpackPlugin = require('html-webpack-plugin');
    compiler.hooks.compilation.tap('origins', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap('origins', (data) => ({
        ...data,
        html: data.html.replace('id="remote-origins">', `$&${remotes.map(getOrigin).join(' ')}`),
      }));
    });
  },
};

async function serveAll(gateway) {
  const shellConfig = developmentConfig('shell');
  const { compiler: shellCompiler, server: shell } = await serve(
    { ...shellConfig, plugins: [...shellConfig.plugins, originsPlugin] },
    {
      port: firstPort,
      hot: false,
      historyApiFallback: true,
      proxy: proxyTo(gateway),
      static: false,
      setupMiddlewares: (middlewares, { app }) => {
        app.get('/remotes.json', async (_request, response) => response.json(await readDevRegistry()));
        app.post('/remotes/report', (_request, response) => response.status(204).end());
        return middlewares;
      },
    },
  );
  const types = new TypeWatch(['shell', ...listRemoteFolders()]);
  types.showIn(shell);
  types.follow(shellCompiler, 'shell');
  for (const name of remotes) {
    const options = {
      port: getPort(name),
      hot: false,
      liveReload: false,
      static: false,
      headers: { 'Access-Control-Allow-Origin': '*' },
    };
    const { compiler } = await serve(developmentConfig(getRemoteFolder(name)), options);
    // The page has a connection to the shell's server only.
    compiler.hooks.done.tap('reload', () => shell.sendMessage(shell.webSocketServer.clients, 'static-changed'));
    types.follow(compiler, getRemoteFolder(name));
  }
  console.log(
    `Cimiento, rebuilt on every change: http://localhost:${firstPort}\n${remotes.map((name) => `  ${getRemoteFolder(name)} ${getOrigin(name)}`).join('\n')}\ncalls go to ${gateway.url}`,
  );
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0));
// webpack-dev-server throws a taken port in an event, which no promise sees.
process.on('uncaughtException', (error) => exitWithFailure(error, error.stack));
main().then((code) => code === null || process.exit(code), exitWithFailure);
