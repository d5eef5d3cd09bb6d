import type { Supports } from '@cimiento/releases/registry';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { supportedContracts } from '../runtime/contract';
import { getSharedVersions, sharedNames } from './singletons';

/** The abilities of this checkout's shell. */
export const getCheckoutSupports = (): Supports => ({
  contracts: supportedContracts,
  shared: getSharedVersions(),
  names: Object.fromEntries(
    Object.entries(sharedNames).map(([module, { version, names }]) => [module, { version, names }]),
  ),
});

/**
 * Emits two files beside the shell's page. `supports.json`: what this shell can run, against which the release of a remote is checked.
 * `build.json`: the files that open tabs load later.
 */
export class SupportsPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { sources, Compilation: Stages } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SupportsPlugin', (compilation) => {
      // After every stage that renames files by their content.
      const last = { name: 'SupportsPlugin', stage: Stages.PROCESS_ASSETS_STAGE_REPORT + 1000 };
      compilation.hooks.processAssets.tap(last, () => {
        // The first script has the names of all others, so the hash in its own name is a fingerprint of the whole; open tabs read it there.
        const [script = ''] = compilation.entrypoints.get('shell')?.getFiles() ?? [];
        const build = /\.([0-9a-f]{12})\.js$/.exec(script)?.[1];
        const supports = Object.assign({ build }, getCheckoutSupports());
        const files = compilation.getAssets().flatMap(({ name }) => (name.startsWith('assets/') ? [name] : []));
        compilation.emitAsset('supports.json', new sources.RawSource(`${JSON.stringify(supports, null, 2)}\n`));
        compilation.emitAsset('build.json', new sources.RawSource(`${JSON.stringify({ files })}\n`));
      });
    });
  }
}
