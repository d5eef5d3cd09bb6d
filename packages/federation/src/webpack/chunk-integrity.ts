import type { Compiler, WebpackPluginInstance } from 'webpack';

// Runs inside the remote's own script loader, where `script` and `url` are in scope. The shell publishes the function
// (src/runtime/integrity.ts); without it, as in the dev shell, nothing is checked.
const integrityCheck = `
var integrity = self[Symbol.for('cimiento.integrity')]?.(url);
if (integrity) {
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
}`;

/** Asks the shell for the integrity hash of each chunk before it is fetched, so that the browser refuses an altered one. */
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
