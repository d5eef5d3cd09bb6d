import type { RuleSetRule } from 'webpack';

/** How names are found: workspace packages by their sources. */
export const resolution = { extensions: ['.tsx', '.ts', '.js'], conditionNames: ['source', '...'] };

export const assetRule: RuleSetRule = { test: /\.(woff2|svg|png|jpg)$/, type: 'asset/resource' };

/** TypeScript and JSX, compiled by swc; the type checker looks at them elsewhere. */
export const swcRule = (development: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic', development } },
      },
    },
  },
});
