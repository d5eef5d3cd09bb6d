import { type RequestHandler, Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { sessionMiddleware } from './auth/session-middleware';
import { DatabaseSessionStore } from './auth/session-store';
import type { GatewayConfig } from './config/config';
import { type Database, migrate, openDatabase } from './database';
import { isEmpty, seedDemo } from './demo/seed';
import { createErrorFormatter } from './errors/error-formatter';
import { startApollo } from './graphql/apollo';
import { createExecutor, type Execute } from './graphql/executor';
import { gatewaySchema } from './graphql/schema';
import { createServices, type Services } from './graphql/services';
import { gatewayRouter, healthRouter } from './http/app';
import { createLog, requestLog } from './http/request-log';

export type Gateway = {
  /** Request log alone: goes before what asks nobody who they are. */
  requestLog: RequestHandler;
  /** Request log and session: goes before anything that calls `execute` for somebody. Harmless when mounted twice. */
  middleware: RequestHandler;
  /** Serves /graphql, /healthz and /readyz; brings its own `middleware`. */
  app: Router;
  /** Serves /healthz and /readyz alone, for an adapter in a process of its own. */
  health: Router;
  execute: Execute;
  schema: GraphQLSchema;
  services: Services;
  /** Largest accepted body, in bytes: of an adapter beside it as well. */
  bodyLimit: number;
  database: Database;
  /** Coalesces reads whose result is the same for every client. */
  readCoalesced: Database['readCoalesced'];
  /** Rises whenever this process may have written: whatever was read at another count may be outdated. */
  transactionCount: Database['transactionCount'];
  log: Logger;
  /** Says not ready from now on, so that nobody sends new requests while the running ones end. */
  startClosing(): void;
  /** Stops: to be called when the server has answered its last request. */
  close(): Promise<void>;
};

const maintenanceIntervalMs = 15 * 60_000;

type MaintenanceTask = () => Promise<void>;

/** Runs each task regularly, for as long as the process lives. A task that fails is logged and tried again next time. */
function scheduleMaintenance(tasks: readonly MaintenanceTask[], log: Logger): NodeJS.Timeout {
  const run = (): void => {
    for (const task of tasks) task().catch((err: unknown) => log.warn({ err }, 'a maintenance task failed'));
  };
  return setInterval(run, maintenanceIntervalMs).unref();
}

async function preparedDatabase(config: GatewayConfig): Promise<Database> {
  const database = await openDatabase(config.database);
  try {
    await migrate(database);
    if (config.demoData && (await isEmpty(database))) await seedDemo(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Opens the database, brings its tables up to date, fills an empty one with the demonstration data where configured, and makes
 * everything ready to serve.
 */
export async function createGateway(config: GatewayConfig): Promise<Gateway> {
  const log = createLog(config.logLevel);
  const database = await preparedDatabase(config);
  const services = createServices(database, config);
  await services.projects.syncAnnualReturns();
  const formatError = createErrorFormatter(log);
  const schema = gatewaySchema();
  const store = new DatabaseSessionStore(database, config.session);
  const logging = requestLog(log);
  const middleware = Router().use(logging, sessionMiddleware(config, store));
  const apollo = await startApollo({ schema, config, formatError, log });
  const maintenance = scheduleMaintenance(
    [
      () => store.prune(),
      () => services.rateLimit.prune(),
      () => services.idempotency.prune(),
      () => services.projects.syncAnnualReturns(),
    ],
    log,
  );
  let closing = false;
  const health = healthRouter(database, () => closing);

  return {
    requestLog: logging,
    middleware,
    app: gatewayRouter({ apollo, config, services, middleware, formatError, health }),
    health,
    execute: createExecutor({ schema, services, formatError }),
    schema,
    services,
    bodyLimit: config.bodyLimit,
    database,
    readCoalesced: database.readCoalesced,
    transactionCount: database.transactionCount,
    log,
    startClosing: () => {
      closing = true;
    },
    close: async () => {
      closing = true;
      clearInterval(maintenance);
      await apollo.stop();
      await database.close();
    },
  };
}
