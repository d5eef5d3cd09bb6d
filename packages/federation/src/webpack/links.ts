import { readFileSync } from 'node:fs';
import * as contracts from '@cimiento/contracts';
import type { Compilation, Module } from 'webpack';
import type { Remote } from '../runtime/contract';

/** Name in the contracts → the address that it stands for: `paths.post` and `postPath` are `/blog/:slug`. */
const addresses = new Map<string, string>(
  Object.entries(contracts.paths).map(([name, address]) => [`paths.${name}`, address]),
);
for (const [name, value] of Object.entries(contracts)) {
  const [path = ''] =
    typeof value === 'function' && name.endsWith('Path') ? (/paths\.\w+/.exec(String(value)) ?? []) : [];
  const address = addresses.get(path);
  if (address !== undefined) addresses.set(name, address);
}

type Concatenated = Module & { modules?: Module[] };

/** The source files of the app and of packages whose code is in the scripts of a build. */
function listSources({ modules, chunkGraph }: Compilation): string[] {
  const emitted = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  return emitted
    .flatMap((module: Concatenated) => module.modules ?? [module])
    .flatMap((module) => module.nameForCondition() ?? [])
    .filter((file) => /\.tsx?$/.test(file) && !/[\\/](node_modules|contracts)[\\/]/.test(file));
}

const withoutComments = (text: string): string => text.replace(/^\s*(\/\/|\/?\*).*$/gm, '');

/** The addresses of other remotes that the code of a build, or a head of its pages, links to: patterns such as `/blog/:slug`, sorted. */
export function listLinks(compilation: Compilation, { pages }: Pick<Remote, 'pages'>): string[] {
  const words = listSources(compilation).flatMap(
    (file) => withoutComments(readFileSync(file, 'utf8')).match(/\bpaths\.\w+|\b\w+Path\b/g) ?? [],
  );
  const actions = Object.values(pages).flatMap(
    ({ head }) => head?.actions?.map(({ to }) => to.split(/[?#]/)[0]!) ?? [],
  );
  const linked = [...words.flatMap((word) => addresses.get(word) ?? []), ...actions];
  return [...new Set(linked)].filter((address) => !Object.hasOwn(pages, address)).sort();
}
