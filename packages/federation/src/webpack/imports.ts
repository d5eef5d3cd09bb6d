import path from 'node:path';
import type { Compilation, Dependency, Module, ModuleGraph } from 'webpack';
import { findNamedModule } from './singletons';

/** Shared module → name that a build imports of it → first file that imports it, by its path in the repository. */
export type SharedImports = Record<string, Record<string, string>>;

export type ReadImports = {
  imports: SharedImports;
  /** Imports that no release may have, one line each with their file. */
  faults: string[];
};

/** The fields of webpack's classes for imports, which its types leave out. */
type ImportDependency = Dependency & {
  request?: string;
  /** Of an `import` and a re-export; empty for the whole module. */
  getIds?: (moduleGraph: ModuleGraph) => string[];
  /** Of `const { a } = router` after `import * as router`. */
  referencedPropertiesInDestructuring?: Iterable<{ id: string }>;
  /** Of `const { a } = await import()`. */
  referencedExports?: string[][] | null;
};

type Block = { dependencies: Dependency[]; blocks: Block[] };

const listDependencies = ({ dependencies, blocks }: Block): ImportDependency[] => [
  ...dependencies,
  ...blocks.flatMap(listDependencies),
];

/**
 * File → its module, in the order of the files, of our sources that browsers get: several modules may be joined in one, and those that nothing
 * uses are in no chunk.
 */
function listSources({ modules, chunkGraph }: Compilation): [file: string, module: Module][] {
  const used = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  return used
    .flatMap((module) => (module as Module & { modules?: Module[] }).modules ?? [module])
    .map((module): [string, Module] => [module.nameForCondition() ?? '', module])
    .filter(([file]) => file !== '' && !file.includes('/node_modules/'))
    .sort(([file], [other]) => (file < other ? -1 : 1));
}

/** The names that an import uses; null for the module as a whole. */
function readNames(dependency: ImportDependency, moduleGraph: ModuleGraph): (string | undefined)[] | null {
  // The statement; each name has a separate dependency.
  if (dependency.type === 'harmony side effect evaluation') return [];
  const { referencedPropertiesInDestructuring: destructured, referencedExports } = dependency;
  const [name] = dependency.getIds?.(moduleGraph) ?? [];
  if (name !== undefined) return [name];
  if (destructured) return [...destructured].map(({ id }) => id);
  return referencedExports ? referencedExports.map(([first]) => first) : null;
}

const repository = path.resolve(__dirname, '../../../..');

/** Sources of the shell, which only the dev shell compiles with a remote. */
const isOfShell = (place: string): boolean => /^packages\/(session|federation)\//.test(place);

/** The package of an import: `react` of `react/jsx-runtime`; null for a file. */
const findPackage = (request: string): string | null =>
  /^(?:@[^/]+\/)?[\w.-]+/.exec(request.replace(/^[./].*/, ''))?.[0] ?? null;

/**
 * Reads what the compiled modules of the remote in `root` import of the shared modules.
 * @param stated the packages that its package.json states
 */
export function readImports(compilation: Compilation, root: string, stated: readonly string[]): ReadImports {
  const imports: SharedImports = {};
  const faults = new Set<string>();
  for (const [file, module] of listSources(compilation)) {
    const place = path.relative(repository, file);
    if (isOfShell(place)) continue;
    const isOwn = file.startsWith(path.join(root, 'src/'));
    for (const dependency of listDependencies(module)) {
      const { request } = dependency;
      if (request === undefined) continue;
      const owner = isOwn ? findPackage(request) : null;
      if (owner !== null && !stated.includes(owner))
        faults.add(`${place} imports ${owner}, which the package.json of this remote does not state`);
      const shared = findNamedModule(request, file);
      if (shared === undefined) continue;
      const names = readNames(dependency, compilation.moduleGraph);
      if (names === null)
        faults.add(`${place} imports all of ${request}: import its names, so that they can be checked`);
      for (const name of names ?? []) if (name !== undefined) (imports[shared] ??= {})[name] ??= place;
      if (isOwn && names?.includes('createGlobalStyle'))
        faults.add(`${place} has a global style (createGlobalStyle), which would change the pages of other remotes`);
    }
  }
  return { imports, faults: [...faults] };
}
