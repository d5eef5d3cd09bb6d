import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ChunkGroup, Compilation } from 'webpack';

/** One line of `src/routes.ts`: an address pattern and the module of its page. */
const route = /'(\/[^']*)':\s*\(\)\s*=>\s*import\('([^']+)'\)/g;

const isScript = (file: string): boolean => file.endsWith('.js');

/** The group of chunks that one module asks for by `import(request)`. */
const groupOf = (groups: readonly ChunkGroup[], request: string): ChunkGroup | undefined =>
  groups.find(({ origins }) => origins.some((origin) => origin.request === request));

/**
 * Address pattern → the scripts that its page needs, the entry first, as files of the build: whoever writes the page of an address can
 * announce them, so that the browser fetches them while it still fetches the shell.
 */
export function pageScripts(compilation: Compilation, root: string): Record<string, string[]> {
  const file = path.join(root, 'src/routes.ts');
  const lines = [...readFileSync(file, 'utf8').matchAll(route)];
  const entries = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
  const exposed = compilation.chunkGroups.find((group) =>
    group.chunks.some((chunk) => chunk.name === '__federation_expose_routes'),
  );
  if (!exposed) throw new Error(`${root} exposes no ./routes`);
  const pages = exposed.getChildren();
  return Object.fromEntries(
    lines.map(([, pattern, request]) => {
      const page = groupOf(pages, request!);
      if (!page) throw new Error(`${file}: no chunk was built for the page of ${pattern}`);
      return [pattern, [...new Set([...entries, ...exposed.getFiles(), ...page.getFiles()].filter(isScript))]];
    }),
  );
}
