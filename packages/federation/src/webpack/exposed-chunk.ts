import type { Chunk, ChunkGroup, Compilation, Compiler, WebpackPluginInstance } from 'webpack';

/** The group of chunks that the module `./routes` is in. Throws for a build that exposes none. */
export function getExposedGroup({ namedChunkGroups }: Compilation): ChunkGroup {
  const group = namedChunkGroups.get('__federation_expose_routes');
  if (!group) throw new Error('The build exposes no ./routes');
  return group;
}

/** Identifiers of the shared modules that a chunk consumes: fields between bars, among them the share key. */
export const listConsumedModules = ({ chunkGraph }: Compilation, chunk: Chunk): string[] =>
  [...chunkGraph.getChunkModulesIterable(chunk)]
    .map((module) => module.identifier())
    .filter((identifier) => identifier.startsWith('consume-shared-module|'));

/**
 * Puts the module `./routes` into the entry of a remote: every page needs both, and it is a small script. Shared modules exist only once the
 * shell has initialized the entry, so routes that consume one stay a script of their own.
 */
export class ExposedInEntryPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ExposedInEntryPlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap('ExposedInEntryPlugin', () => {
        const { chunkGraph, chunks, entrypoints } = compilation;
        const [entry] = [...entrypoints.values()].map((entrypoint) => entrypoint.getRuntimeChunk());
        for (const exposed of [...getExposedGroup(compilation).chunks]) {
          if (!entry || exposed === entry || listConsumedModules(compilation, exposed).length > 0) continue;
          if (!chunkGraph.canChunksBeIntegrated(entry, exposed)) continue;
          chunkGraph.integrateChunks(entry, exposed);
          chunks.delete(exposed);
        }
      });
    });
  }
}
