import { createServer as createNodeServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { serverTimeouts } from './server-timeouts';

/** Servers that end each connection with its next response. */
const draining = new WeakSet<Server>();

/**
 * An HTTP server with the time limits of the product. After its answer it reads what is left of a request, such as of an upload that was too
 * large: otherwise the connection could take no other request, and a server that closes would wait for it for ever.
 */
export const createServer = (listener: RequestListener): Server => {
  const server = createNodeServer(serverTimeouts, (request, response) => {
    response.once('finish', () => request.resume());
    if (draining.has(server)) response.shouldKeepAlive = false;
    listener(request, response);
  });
  return server;
};

/**
 * Answers running requests, and closes connections as soon as they are idle. Those that have not ended after the time limit of a request are
 * closed too, because Node no longer checks that limit in a server that closes.
 */
export function closeServer(server: Server, limitMs: number = serverTimeouts.requestTimeout): Promise<void> {
  return new Promise((resolve, reject) => {
    // One whose request or answer ends later than the call would wait for its next request: Node closes only those that are idle now.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const limit = setTimeout(() => server.closeAllConnections(), limitMs);
    server.close((error) => {
      clearInterval(idle);
      clearTimeout(limit);
      if (error) reject(error);
      else resolve();
    });
  });
}

/**
 * Serves on for `drainMs`, so that a load balancer sees that /readyz is 503 before the port is closed, then closes. During that time each
 * response ends its connection: a proxy that kept it could send a request while it is closed.
 */
export async function drainServer(server: Server, drainMs: number): Promise<void> {
  draining.add(server);
  await wait(drainMs);
  await closeServer(server);
}
