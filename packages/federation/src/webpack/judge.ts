import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listRefusals, type RemoteDescription } from '@cimiento/releases';
import { webpack, type Compilation, type Compiler } from 'webpack';
import { toDescription } from '../runtime/contract';
import { readImports } from './imports';
import { readOperations } from './operations';
import { readRemote } from './read-remote';
import { assetRule, remoteAlias, resolution, swcRule } from './rules';
import { getNameRequirements, getRequirements, readDependencies } from './singletons';
import { getCheckoutSupports } from './supports';

const schemaFile = path.resolve(__dirname, '../../../../gateway/schema.graphql');

export type Judged = Required<Pick<RemoteDescription, 'requires' | 'imports'>> & {
  /** Reasons why the site of this checkout could not run the remote, one line each. */
  refusals: string[];
};

/** Judges the compiled modules of the remote in `root` against the shell and the gateway of this checkout, as a release does against the store. */
export async function judge(compilation: Compilation, root: string): Promise<Judged> {
  const { imports, faults } = readImports(compilation, root, Object.keys(readDependencies(root)));
  const requires = { ...getRequirements(root), ...getNameRequirements(imports) };
  const description = { ...toDescription((await readRemote(root)).remote), requires, imports };
  const schema = existsSync(schemaFile) ? readFileSync(schemaFile, 'utf8') : null;
  const measure = { registry: {}, supports: getCheckoutSupports(), schema };
  return {
    imports,
    requires,
    refusals: [...faults, ...(await listRefusals('', description, readOperations(root), measure))],
  };
}

const isLibrary = (request: string): boolean => !/^[./]/.test(request);

/**
 * The same for `npm test -w mfe-NAME`, in about a second: compiles the remote's own sources alone, without the packages that they import.
 * @throws when it does not compile, or its `src/remote.ts` declares what no release may
 */
export async function listRemoteFaults(root: string): Promise<string[]> {
  let refusals: string[] = [];
  const judgeModules = (compiler: Compiler): void => {
    compiler.hooks.shouldEmit.tap('listRemoteFaults', () => false);
    compiler.hooks.thisCompilation.tap('listRemoteFaults', (compilation) =>
      compilation.hooks.processAssets.tapPromise('listRemoteFaults', async () => {
        ({ refusals } = await judge(compilation, root));
      }),
    );
  };
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        context: root,
        mode: 'development',
        devtool: false,
        entry: './src/remote.ts',
        resolve: { ...resolution, alias: remoteAlias(root) },
        module: { rules: [swcRule(false), assetRule] },
        externals: ({ request = '' }, callback) => (isLibrary(request) ? callback(undefined, 'var null') : callback()),
        plugins: [{ apply: judgeModules }],
      },
      (error, stats) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
        else resolve();
      },
    );
  });
  return refusals;
}
