import type { ChunkGroup, Compilation } from 'webpack';

const isScript = (file: string): boolean => file.endsWith('.js');

/** The group of chunks that `import(request)` loads. */
const findPageGroup = (groups: readonly ChunkGroup[], request: string): ChunkGroup | undefined =>
  groups.find(({ origins }) => origins.some((origin) => origin.request === request));

/**
 * Address pattern → the scripts of its page as files of the build, the entry first. The server preloads them, so that the browser fetches
 * them together with the shell.
 * @param requests address pattern → the request of its page's `import()`
 */
export function listPageScripts(compilation: Compilation, requests: Record<string, string>): Record<string, string[]> {
  const entries = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
  const exposed = compilation.chunkGroups.find((group) =>
    group.chunks.some((chunk) => chunk.name === '__federation_expose_routes'),
  );
  if (!exposed) throw new Error('The build exposes no ./routes');
  const pages = exposed.getChildren();
  return Object.fromEntries(
    Object.entries(requests).map(([pattern, request]) => {
      const page = findPageGroup(pages, request);
      if (!page) throw new Error(`No chunk was built for the page of ${pattern}`);
      return [pattern, [...new Set([...entries, ...exposed.getFiles(), ...page.getFiles()].filter(isScript))]];
    }),
  );
}
