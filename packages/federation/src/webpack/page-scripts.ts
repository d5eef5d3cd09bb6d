import type { Chunk, ChunkGroup, Compilation } from 'webpack';
import { lazySingletons } from './singletons';

/** The group of chunks that the module `./routes` is in. Throws for a build that exposes none. */
function getExposedGroup({ namedChunkGroups }: Compilation): ChunkGroup {
  const group = namedChunkGroups.get('__federation_expose_routes');
  if (!group) throw new Error('The build exposes no ./routes');
  return group;
}

const isScript = (file: string): boolean => file.endsWith('.js');

/** The group of chunks that `import(request)` loads. */
const findPageGroup = (groups: readonly ChunkGroup[], request: string): ChunkGroup | undefined =>
  groups.find(({ origins }) => origins.some((origin) => origin.request === request));

/** Calls `read` for each address pattern with the chunks of its page. */
function mapPages<T>(
  pages: readonly ChunkGroup[],
  requests: Record<string, string>,
  read: (page: ChunkGroup) => T,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(requests).map(([pattern, request]) => {
      const page = findPageGroup(pages, request);
      if (!page) throw new Error(`No chunk was built for the page of ${pattern}`);
      return [pattern, read(page)];
    }),
  );
}

/**
 * Address pattern → the scripts of its page as files of the build, the entry first. The server preloads them, so that the browser fetches
 * them together with the shell.
 * @param requests address pattern → the request of its page's `import()`
 */
export function listPageScripts(compilation: Compilation, requests: Record<string, string>): Record<string, string[]> {
  const entries = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
  const exposed = getExposedGroup(compilation);
  return mapPages(exposed.getChildren(), requests, (page) => [
    ...new Set([...entries, ...exposed.getFiles(), ...page.getFiles()].filter(isScript)),
  ]);
}

/** The shared modules that a chunk consumes, of those that the shell loads on demand. */
function listConsumed(compilation: Compilation, chunk: Chunk): string[] {
  // Fields between bars, among them the share key.
  const consumed = [...compilation.chunkGraph.getChunkModulesIterable(chunk)]
    .map((module) => module.identifier())
    .filter((identifier) => identifier.startsWith('consume-shared-module|'));
  return lazySingletons.filter((key) => consumed.some((identifier) => identifier.split('|').includes(key)));
}

/** Address pattern → the shared modules that its page needs besides those in the shell's first script; pages that need none are left out. */
export function listPageShares(compilation: Compilation, requests: Record<string, string>): Record<string, string[]> {
  const exposed = getExposedGroup(compilation);
  const shares = mapPages(exposed.getChildren(), requests, (page) => [
    ...new Set([...exposed.chunks, ...page.chunks].flatMap((chunk) => listConsumed(compilation, chunk))),
  ]);
  return Object.fromEntries(Object.entries(shares).filter(([, keys]) => keys.length > 0));
}
