import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { checkDescription } from '@cimiento/releases/registry';
import { transformSync } from '@swc/core';
import { toDescription, type Remote } from '../runtime/contract';

export type ReadRemote = {
  remote: Remote;
  /** The files that make up the declaration. */
  files: string[];
  /** Address pattern → the request of its page's `import()`. */
  requests: Record<string, string>;
};

type Require = (request: string) => unknown;

const compile = (file: string): string =>
  transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  }).code;

function evaluate(file: string, require: Require): Record<string, unknown> {
  const exports = {};
  new Function('exports', 'require', compile(file))(exports, require);
  return exports;
}

/**
 * Evaluates the `src/remote.ts` in `root` in Node, without the code of its pages. Relative imports must be TypeScript files without JSX;
 * workspace packages come from their builds. Throws when the module has no `remote`, when a release would refuse what it declares, or when a
 * page is not a single `import()`.
 */
export async function readRemote(root: string): Promise<ReadRemote> {
  const files: string[] = [];
  let recorded: string[] | undefined;

  function load(file: string): Record<string, unknown> {
    files.push(file);
    const requireInstalled = createRequire(file);
    return evaluate(file, (request) => {
      // Once the declaration is evaluated, the only requests left are those of the pages.
      if (recorded) return recorded.push(request);
      return request.startsWith('.')
        ? load(`${path.resolve(path.dirname(file), request)}.ts`)
        : (requireInstalled(request) as unknown);
    });
  }

  const file = path.join(root, 'src/remote.ts');
  const { remote } = load(file) as { remote?: Remote };
  if (!remote) throw new Error(`${file} does not export 'remote'`);
  const { fault } = checkDescription(toDescription(remote));
  if (fault !== null) throw new Error(`${file}: ${fault}`);
  const requests: Record<string, string> = {};
  for (const [pattern, page] of Object.entries(remote.pages)) {
    recorded = [];
    await page.load();
    const [request, ...others] = recorded;
    if (request === undefined || others.length > 0)
      throw new Error(`${file}: the page of ${pattern} must be loaded by one import()`);
    requests[pattern] = request;
  }
  return { remote, files, requests };
}

/** The content of `remote.json` of the remote in `root`, apart from what only a build knows. */
export const describeRemote = async (root: string): Promise<ReturnType<typeof toDescription>> =>
  toDescription((await readRemote(root)).remote);
