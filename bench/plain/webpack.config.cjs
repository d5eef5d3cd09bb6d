const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const shell = require('../../shell/webpack.config.js');

/** They redirect to facades, and list what remotes share. */
const federationOnly = ['NormalModuleReplacementPlugin', 'SharedScriptsPlugin'];

/** The shell's configuration without federation, with the remotes as lazy routes: the same source as one plain bundle. */
module.exports = (environment, argv) => {
  const config = shell(environment, argv);
  return {
    ...config,
    name: 'plain',
    output: { ...config.output, path: environment.output, uniqueName: 'cimiento_plain' },
    resolve: { ...config.resolve, alias: { '@cimiento/federation/runtime$': path.join(__dirname, 'remotes.ts') } },
    plugins: config.plugins.filter(
      (plugin) => !(plugin instanceof ModuleFederationPlugin) && !federationOnly.includes(plugin.constructor.name),
    ),
    optimization: {
      ...config.optimization,
      splitChunks: {
        cacheGroups: {
          apollo: {
            name: 'apollo',
            chunks: 'async',
            test: /node_modules\/(@apollo|graphql|rxjs|optimism|@wry)\//,
            enforce: true,
          },
        },
      },
    },
    cache: { ...config.cache, name: 'plain' },
  };
};
