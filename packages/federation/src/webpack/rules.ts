import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RuleSetRule } from 'webpack';

/** Resolves workspace packages to their sources. */
export const resolution = { extensions: ['.tsx', '.ts', '.js'], conditionNames: ['source', '...'] };

/** Resolves `remote-under-build` to the declaration of the remote in `root` (src/remote/remote-under-build.d.ts). */
export const remoteAlias = (root: string): Record<string, string> => ({
  'remote-under-build$': path.join(root, 'src/remote.ts'),
});

export const assetRule: RuleSetRule = { test: /\.(woff2|svg|png|jpg)$/, type: 'asset/resource' };

/** The oldest browsers that pages work in: `browserslist` of the repository's package.json. */
const { browserslist: browsers } = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../../../package.json'), 'utf8'),
) as { browserslist: string[] };

/** Compiles TypeScript and JSX with swc, without type checks: `npm run types` does those. */
export const swcRule = (development: boolean, { refresh = false } = {}): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development, refresh } },
      },
      env: { targets: browsers },
    },
  },
});

const fieldsFolder = path.resolve(__dirname, '../../../contracts/src/fields');

/** Functions that a module exports, by their declarations. */
const listExports = (file: string): string[] =>
  [...readFileSync(path.join(fieldsFolder, file), 'utf8').matchAll(/^export const (\w+)/gm)].flatMap(
    ([, name]) => name ?? [],
  );

/** A field is made by a call without side effects: a bundle leaves out the fields and records that it does not use. */
export const pureFieldsRule: RuleSetRule = {
  include: ['field.ts', 'record.ts'].map((file) => path.join(fieldsFolder, file)),
  parser: { pureFunctions: ['field.ts', 'record.ts'].flatMap(listExports) },
};
