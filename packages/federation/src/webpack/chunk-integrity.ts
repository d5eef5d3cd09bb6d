import type { Compiler, WebpackPluginInstance } from 'webpack';

// Runs inside the remote's own script loader, where `script` and `url` are in scope. The function is the shell's (src/runtime/integrity.ts);
// where there is none, as in a stand-in shell, nothing is checked.
const guard = `
var integrity = self[Symbol.for('cimiento.integrity')]?.(url);
if (integrity) {
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
}`;

/** Asks the shell for the hash of each chunk before it is fetched, so that the browser refuses one that is not as it was released. */
export class ChunkIntegrityPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) => source + guard,
      );
    });
  }
}
