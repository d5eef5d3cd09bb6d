import type { ServerOptions } from 'node:http';

/** A client that sends slowly cannot hold a connection: headers and body must arrive within these times, in ms. */
export const serverTimeouts: ServerOptions = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
};
