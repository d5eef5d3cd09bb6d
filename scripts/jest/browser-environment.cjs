const { TestEnvironment } = require('jest-environment-jsdom');

// What every browser has and jsdom lacks; Node's own are the same standard. MessageChannel is left out on
// purpose: React's scheduler would take it, and Node's keeps the process alive for ever.
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

/** jsdom with the standard functions of today's browsers. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) {
      if (!(name in this.global)) this.global[name] = globalThis[name];
    }
  }
};
