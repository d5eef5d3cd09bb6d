const { readFileSync } = require('node:fs');
const Runtime = require('jest-runtime').default;

/** Path → exports of our own modules that the worker has loaded. */
const loaded = new Map();

/**
 * Loads libraries and the modules of the servers once for each worker, as Node does, instead of once for each test file, which took more than
 * a third of the time of the server's tests (decision 41). Tests and their helpers are loaded for each file, and everything is for a file
 * that mocks modules.
 */
class ServerRuntime extends Runtime {
  /** The runtime of the test file that is run. */
  static current;

  constructor(...args) {
    super(...args);
    ServerRuntime.current = this;
    const testFile = args[6];
    this.mocksModules = /\bjest\.(mock|doMock)\(/.test(readFileSync(testFile, 'utf8'));
  }

  /** A module that another file's test has loaded may require one only now: then for this test, because the other one has ended. */
  requireModuleOrMock(from, name) {
    const { current } = ServerRuntime;
    return this === current ? super.requireModuleOrMock(from, name) : current.requireModuleOrMock(from, name);
  }

  requireModule(from, name, ...rest) {
    const file = name === undefined ? null : this.findFile(from, name);
    if (file === null || name.startsWith('node:')) return super.requireModule(from, name, ...rest);
    if (this.isLibrary(from, name, file)) return require(file);
    if (this.mocksModules || !isOfServers(file)) return super.requireModule(from, name, ...rest);
    if (!loaded.has(file)) loaded.set(file, super.requireModule(from, name, ...rest));
    return loaded.get(file);
  }

  isLibrary(from, name, file) {
    const isOwn = name.startsWith('.') && !from.includes('/node_modules/');
    if (isOwn || name.startsWith('@jest/')) return false;
    return file.includes('/node_modules/') && file.endsWith('js');
  }

  findFile(from, name) {
    try {
      return this._resolution.resolveCjs(from, name);
    } catch {
      return null;
    }
  }
}

/** Neither a test nor a helper of tests: those may register hooks of the file that is run. */
const isOfServers = (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file);

module.exports = { __esModule: true, default: ServerRuntime };
