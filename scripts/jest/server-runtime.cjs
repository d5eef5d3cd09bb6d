const Runtime = require('jest-runtime').default;

/**
 * Loads libraries once for each worker, as Node does, instead of once for each test file. The 1,700 files of the gateway's libraries took a
 * third of the time of the server's tests (decision 41). Our own modules, and everything that a test mocks, are loaded for each file as
 * usual.
 */
class ServerRuntime extends Runtime {
  requireModule(from, name, ...rest) {
    const file = name === undefined ? null : this.findLibrary(from, name);
    return file ? require(file) : super.requireModule(from, name, ...rest);
  }

  /** Path of a library's file; null for anything else. */
  findLibrary(from, name) {
    const isOwn = name.startsWith('.') && !from.includes('/node_modules/');
    if (isOwn || name.startsWith('node:') || name.startsWith('@jest/')) return null;
    const file = this.findFile(from, name);
    return file?.includes('/node_modules/') && file.endsWith('js') && !this.isTransformed(file) ? file : null;
  }

  /** Whether Jest transforms a library, because it is published as ES modules only (`exceptEsm` in jest.config.mjs). */
  isTransformed(file) {
    this.ignored ??= this._config.transformIgnorePatterns.map((pattern) => new RegExp(pattern));
    return !this.ignored.some((pattern) => pattern.test(file));
  }

  findFile(from, name) {
    try {
      return this._resolution.resolveCjs(from, name);
    } catch {
      return null;
    }
  }
}

module.exports = { __esModule: true, default: ServerRuntime };
