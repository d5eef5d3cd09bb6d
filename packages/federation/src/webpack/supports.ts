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

/** Emits `supports.json` beside the shell's page: what this shell can run. The release of a remote is checked against it. */
export class SupportsPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SupportsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('SupportsPlugin', () => {
        const supports = getCheckoutSupports();
        compilation.emitAsset('supports.json', new sources.RawSource(`${JSON.stringify(supports, null, 2)}\n`));
      });
    });
  }
}
