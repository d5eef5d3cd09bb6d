import type { Compiler, WebpackPluginInstance } from 'webpack';

// Runs inside a build's own script loader, where `script` and `url` are in scope. The shell publishes the functions
// (src/runtime/integrity.ts, src/runtime/fresh-address.ts); without them, as in the dev shell, nothing is checked.
const integrityCheck = `
script.src = self[Symbol.for('cimiento.address')]?.(url) || url;
var integrity = self[Symbol.for('cimiento.integrity')]?.(url);
if (integrity) {
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
}`;

/**
 * Asks the shell for the address of each chunk before it is fetched, so that a retry does not wait for a request that hangs, and for its
 * integrity hash, so that the browser refuses an altered one. The shell's own chunks have no hash.
 */
export class ChunkIntegrityPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) => source + integrityCheck,
      );
    });
  }
}
