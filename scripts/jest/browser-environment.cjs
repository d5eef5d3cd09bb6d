const { TestEnvironment } = require('jest-environment-jsdom');

// What every browser has and jsdom lacks; Node's own are the same standard.
const FROM_NODE = [
  'fetch', 'Headers', 'Request', 'Response', 'ReadableStream', 'TransformStream', 'WritableStream',
  'TextEncoder', 'TextDecoder', 'structuredClone', 'BroadcastChannel', 'MessageChannel', 'MessagePort',
];

/** jsdom with the standard functions of today's browsers. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) {
      if (!(name in this.global)) this.global[name] = globalThis[name];
    }
  }
};
