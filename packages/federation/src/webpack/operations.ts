import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';

const listFile = 'src/operations.generated.json';

/** The session and the second factor may be part of any build. */
const sharedFolders = ['session', 'product-ui'].map((name) => path.resolve(__dirname, '../../..', name));

const readList = (file: string): Record<string, string> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};

/**
 * Emits `operations.json`: the operations of GraphQL that the app in `root` may send, by their ids. It is a part of each release, so that the
 * gateway knows what browsers with that release send.
 */
export class OperationsPlugin implements WebpackPluginInstance {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    const { sources } = compiler.webpack;
    const files = [...sharedFolders, this.root].map((folder) => path.join(folder, listFile));
    compiler.hooks.thisCompilation.tap('OperationsPlugin', (compilation) => {
      compilation.fileDependencies.addAll(files);
      compilation.hooks.processAssets.tap('OperationsPlugin', () => {
        const operations = Object.assign({}, ...files.map(readList)) as Record<string, string>;
        compilation.emitAsset('operations.json', new sources.RawSource(`${JSON.stringify(operations)}\n`));
      });
    });
  }
}
