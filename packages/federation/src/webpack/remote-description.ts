import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';

/**
 * Puts the remote's `src/remote.json` (its routes with the access each needs) beside its manifest, where whoever writes the registry of
 * a deployment reads it without running the remote's code.
 */
export class RemoteDescriptionPlugin implements WebpackPluginInstance {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    const file = path.join(this.root, 'src/remote.json');
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('RemoteDescriptionPlugin', (compilation) => {
      compilation.fileDependencies.add(file);
      compilation.hooks.processAssets.tap('RemoteDescriptionPlugin', () => {
        compilation.emitAsset('remote.json', new RawSource(readFileSync(file)));
      });
    });
  }
}
