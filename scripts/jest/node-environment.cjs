const { TestEnvironment } = require('jest-environment-node');
const { disableAsyncStorages } = require('./async-storages.cjs');

/** Node with a context of its own for each test file. */
module.exports = class NodeEnvironment extends TestEnvironment {
  async teardown() {
    await super.teardown();
    disableAsyncStorages();
  }
};
