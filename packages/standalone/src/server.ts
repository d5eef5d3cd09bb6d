import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brand } from '@cimiento/contracts';
import { closeServer, createServer, drainServer } from '@cimiento/server';
import {
  answerUnanswered,
  compressAnswers,
  createGateway,
  type Gateway,
  type GatewayConfig,
  StartPhase,
} from '@cimiento/gateway';
import { answerExpected, createRestAdapter } from '@cimiento/rest-adapter';
import { site, type SiteOptions } from '@cimiento/site';
import express, { type Express } from 'express';

export type Standalone = {
  /** Address of the server. */
  url: string;
  /** The gateway that answers there. */
  gateway: Gateway;
  /** Serves on for `drainMs` with 503 at /readyz, answers running requests, then closes the database. */
  close(drainMs?: number): Promise<void>;
};

function listen(server: Server, { port, host }: GatewayConfig): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function createApp(gateway: Gateway, root: string, config: GatewayConfig, options: SiteOptions): Express {
  const app = express();
  app.disable('x-powered-by').set('trust proxy', config.trustProxy);
  // Behind a proxy the proxy compresses; here nothing else does.
  app.use(gateway.assignRequestId, compressAnswers);
  app.use(gateway.app);
  app.use(createRestAdapter({ gateway, bodyLimit: config.bodyLimit, corsOrigins: config.corsOrigins }));
  const pages = site(root, {
    onReport: (report) => gateway.log.warn(report, 'a browser could not run a remote'),
    onFault: (fault) => gateway.log.error(fault, 'the registry of remotes has a fault'),
    content: {
      findArticle: (slug) => gateway.services.posts.findBySlug(slug),
      findProject: (id) => gateway.services.projects.getReadable(id, { userId: null, isAdmin: false }),
    },
    ...options,
    sandbox: config.sandbox,
    facts: { company: config.company, contactEmail: brand.contactEmail, isDemonstration: config.demoData },
  });
  gateway.addReadinessDetail('registry', () => pages.listFaults());
  app.use(pages);
  app.use(...answerUnanswered(gateway.log));
  return app;
}

/**
 * Starts shell, remotes, gateway and REST adapter in one process on one port, on which it listens before it brings the tables up to date, or after it with LISTEN_WHEN_READY.
 * Throws EADDRINUSE when the port is taken.
 */
export async function startStandalone(
  root: string,
  config: GatewayConfig,
  options: SiteOptions = {},
): Promise<Standalone> {
  const { remotesDir = null } = options;
  const releases = { remotesDir, checkout: remotesDir === null ? root : null };
  const start = new StartPhase(answerExpected);
  const server = createServer(start.listener);
  const port = config.listensWhenReady ? null : await listen(server, config);
  let gateway: Gateway | null = null;
  try {
    gateway = await createGateway({ ...config, releases }, undefined, start.onMigration);
    start.serveWith(createApp(gateway, root, config, options));
    return toStandalone(server, gateway, port ?? (await listen(server, config)));
  } catch (error) {
    server.closeAllConnections();
    // It may not listen yet.
    await closeServer(server).catch(() => undefined);
    await gateway?.close();
    throw error;
  }
}

const toStandalone = (server: Server, gateway: Gateway, port: number): Standalone => ({
  url: `http://localhost:${port}`,
  gateway,
  async close(drainMs = 0) {
    gateway.startClosing();
    await drainServer(server, drainMs);
    await gateway.close();
  },
});
