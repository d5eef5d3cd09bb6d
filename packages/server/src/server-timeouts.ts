/** Times of every HTTP server of the product, in ms. */
export const serverTimeouts = {
  // A client that sends slowly cannot hold a connection: headers and body must arrive within these times.
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  // Above `keepalive_timeout` in deploy/nginx/upstreams.conf, so that the proxy ends an idle connection first. With Node's default of 5 s
  // the server may end it while a request is on its way, which the proxy answers with 502.
  keepAliveTimeout: 75_000,
} as const;
