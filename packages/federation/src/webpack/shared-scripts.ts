import path from 'node:path';
import type { Compilation, Compiler, Module, WebpackPluginInstance } from 'webpack';
import { lazySingletons } from './singletons';

const folder = path.resolve(__dirname, '../../src/shared');

/** The file of a shared module: `@cimiento/federation/shared/apollo` is `src/shared/apollo.ts`. */
const getFile = (key: string): string => path.join(folder, `${path.posix.basename(key)}.ts`);

function listScripts({ modules, chunkGraph }: Compilation, key: string): string[] {
  const module = [...modules].find((candidate: Module) => candidate.nameForCondition() === getFile(key));
  if (!module) throw new Error(`The build has no ${key}`);
  const groups = [...chunkGraph.getModuleChunksIterable(module)].flatMap((chunk) => [...chunk.groupsIterable]);
  return [...new Set(groups.flatMap((group) => group.getFiles()))].filter((file) => file.endsWith('.js'));
}

/**
 * Emits `shared.json` beside the shell's page: shared module → its scripts, for those that the shell loads on demand. The server preloads
 * them for the pages that need them.
 */
export class SharedScriptsPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { sources, Compilation: Stages } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SharedScriptsPlugin', (compilation) => {
      // After every stage that renames files by their content.
      const last = { name: 'SharedScriptsPlugin', stage: Stages.PROCESS_ASSETS_STAGE_REPORT + 1000 };
      compilation.hooks.processAssets.tap(last, () => {
        const scripts = Object.fromEntries(lazySingletons.map((key) => [key, listScripts(compilation, key)]));
        compilation.emitAsset('shared.json', new sources.RawSource(`${JSON.stringify(scripts)}\n`));
      });
    });
  }
}
