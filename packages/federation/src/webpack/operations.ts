import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { EarlyQuery } from '@cimiento/releases/registry';
import type { Compiler, WebpackPluginInstance } from 'webpack';

const listFile = 'src/operations.generated.json';

/** The session and the second factor may be part of any build. */
const sharedFolders = ['session', 'product-ui'].map((name) => path.resolve(__dirname, '../../..', name));

const readList = (file: string): Record<string, string> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};

const listFiles = (root: string): string[] => [...sharedFolders, root].map((folder) => path.join(folder, listFile));

/** The operations that the app in `root` may send, by their ids. */
export const readOperations = (root: string): Record<string, string> =>
  Object.assign({}, ...listFiles(root).map(readList)) as Record<string, string>;

/**
 * Emits `operations.json`: the operations of GraphQL that the app in `root` may send, by their ids. It is a part of each release, so that the
 * gateway knows what browsers with that release send.
 */
export class OperationsPlugin implements WebpackPluginInstance {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    const { sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('OperationsPlugin', (compilation) => {
      compilation.fileDependencies.addAll(listFiles(this.root));
      compilation.hooks.processAssets.tap('OperationsPlugin', () => {
        const operations = JSON.stringify(readOperations(this.root));
        compilation.emitAsset('operations.json', new sources.RawSource(`${operations}\n`));
      });
    });
  }
}

/** The query of one page. @throws when the remote has no such query, or one with a variable that is not a whole number in the address */
function getQuery(operations: Record<string, string>, pattern: string, name: string): EarlyQuery {
  for (const [id, text] of Object.entries(operations)) {
    const found = new RegExp(`query ${name}(?:\\(([^)]*)\\))?{`).exec(text);
    if (!found) continue;
    const variables = (found[1]?.match(/\$[^$]+/g) ?? []).map((variable) => /^\$(\w+):Int!$/.exec(variable)?.[1]);
    if (variables.every((variable) => variable !== undefined && pattern.split('/').includes(`:${variable}`)))
      return { name, id, variables: variables as string[] };
    throw new Error(`The query ${name} needs a variable that is not a whole number in ${pattern}`);
  }
  throw new Error(`There is no query ${name} for the page of ${pattern}`);
}

/** Address pattern → the query that the HTML sends for its page, of the pages that declare one. */
export function listQueries(root: string, pages: Record<string, { query?: string }>): Record<string, EarlyQuery> {
  const operations = readList(path.join(root, listFile));
  return Object.fromEntries(
    Object.entries(pages).flatMap(([pattern, { query }]) =>
      query === undefined ? [] : [[pattern, getQuery(operations, pattern, query)]],
    ),
  );
}
