const { TestEnvironment } = require('jest-environment-jsdom');
const { disableAsyncStorages } = require('./async-storages.cjs');

// Globals that browsers have and jsdom lacks, taken from Node. MessageChannel is left out on purpose: React's scheduler would use it, and
// Node's keeps the process alive for ever.
const FROM_NODE = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
];

// Node's Request takes only signals of Node.
const REPLACED = ['AbortController', 'AbortSignal'];

/** jsdom with the globals of current browsers. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) {
      if (!(name in this.global)) this.global[name] = globalThis[name];
    }
    for (const name of REPLACED) this.global[name] = globalThis[name];
  }

  async teardown() {
    await super.teardown();
    disableAsyncStorages();
  }
};
