import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { listRefusals, type RemoteDescription } from '@cimiento/releases';
import { webpack, type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';
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

/** Fails a compilation of the remote in `root` that a build would be refused for. */
export class JudgePlugin implements WebpackPluginInstance {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('JudgePlugin', (compilation) =>
      compilation.hooks.processAssets.tapPromise('JudgePlugin', async () => {
        const refusals = await judge(compilation, this.root).then(
          (judged) => judged.refusals,
          // Of a `src/remote.ts` that no release may have.
          (error: Error) => [error.message],
        );
        compilation.errors.push(...refusals.map((refusal) => new WebpackError(refusal)));
      }),
    );
  }
}

const isLibrary = (request: string): boolean => !/^[./]/.test(request);

/**
 * The faults of the remote in `root`, for `npm test -w mfe-NAME`: in about a second, because only its own sources are compiled, and not the
 * packages that they import.
 */
export async function listRemoteFaults(root: string): Promise<string[]> {
  const compiler = webpack({
    context: root,
    mode: 'development',
    devtool: false,
    entry: './src/remote.ts',
    resolve: { ...resolution, alias: remoteAlias(root) },
    module: { rules: [swcRule(false), assetRule] },
    externals: ({ request = '' }, callback) => (isLibrary(request) ? callback(undefined, 'var null') : callback()),
    plugins: [new JudgePlugin(root)],
  });
  compiler.hooks.shouldEmit.tap('listRemoteFaults', () => false);
  const stats = await promisify(compiler.run.bind(compiler))();
  return (stats?.compilation.errors ?? []).map(({ message }) => message);
}
