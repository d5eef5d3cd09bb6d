import { serverTimeouts } from '@cimiento/server';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EntityManager } from 'typeorm';
import express, { type RequestHandler } from 'express';
import { type GatewayConfig, loadConfig } from '../platform/config/config';
import type { DatabaseConfig } from '../platform/database';
import { createGateway, type Gateway } from '../gateway';
import { guardLedger } from './append-only-guard';
import { fixturePassword, Fixtures } from './fixtures';
import { createLog } from '../platform/http/request-log';
import { LogCheck } from './log-check';
import { fillDatabase } from './fill-database';
import { TestClient } from './test-client';
import { createTestDatabase, type DatabaseKind, getTestFilesDir } from './test-databases';

export type TestGatewayOptions = {
  /** An empty database to use instead of a new one; it stays. */
  database?: DatabaseConfig;
  /** Overrides of the test settings. */
  config?: Partial<Omit<GatewayConfig, 'database' | 'filesDir'>>;
  /** Whether to load the demonstration data; true by default. */
  demoData?: boolean;
  /** Further routes, after the gateway's own. */
  mount?: (gateway: Gateway) => RequestHandler;
};

export type TestGateway = {
  gateway: Gateway;
  /** Reads what is committed. */
  reader: EntityManager;
  config: GatewayConfig;
  url: string;
  /** Creates records directly in the database. */
  fixtures: Fixtures;
  /** Returns a new client, signed out. */
  client(): TestClient;
  /** Lines that the gateway logged. */
  log: LogCheck;
  /** Returns a new client, signed in; with the password of the fixtures unless stated. */
  signedIn(username: string, password?: string): Promise<TestClient>;
  /** Creates an administrator, jefa unless named, and returns a new client that is signed in as them. */
  signedInAdmin(username?: string): Promise<TestClient>;
  /** Stops the server and drops the database. Fails when the log has a secret. */
  close(): Promise<void>;
};

const listen = (server: Server): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });

const stop = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });

/** Starts a gateway on its own database, over real HTTP on a free port. */
export async function createTestGateway(kind: DatabaseKind, options: TestGatewayOptions = {}): Promise<TestGateway> {
  const database = options.database
    ? { config: options.database, drop: () => Promise.resolve() }
    : await createTestDatabase(kind);
  const config: GatewayConfig = {
    // All tests share one address, so its limit must not apply.
    ...loadConfig({ NODE_ENV: 'test', ADDRESS_TRIES: '1000000', GRAPHQL_REQUESTS_PER_MINUTE: '1000000' }),
    // Tests deliver with `gateway.outbox.deliverDue()`, so that no poll runs between their own statements.
    outbox: { pollMs: 0, leaseMs: 60_000 },
    // Nor do jobs.
    maintenance: { delayMs: null, everyMs: 0, limitMs: 60_000 },
    rolloutPollMs: 0,
    demoData: options.demoData ?? true,
    ...options.config,
    filesDir: getTestFilesDir(database.config),
    sealHeadFile: `${getTestFilesDir(database.config)}.seal-head`,
    database: database.config,
  };
  if (!options.database && config.migrationUrl === null) await fillDatabase(database.config, config);
  const log = new LogCheck();
  const gateway = await createGateway(config, createLog('info', log));
  const assertLedgerUnchanged = guardLedger(gateway.database);
  const app = express().set('trust proxy', config.trustProxy).use(gateway.app);
  if (options.mount) app.use(options.mount(gateway));
  // With Node's default, a stall of the process lets the server end an idle connection that the client is just using again.
  const server = createServer(serverTimeouts, app);
  const url = await listen(server);
  const client = (): TestClient => new TestClient(url, log);
  const fixtures = new Fixtures(gateway.database);
  const signedIn = async (username: string, password = fixturePassword) => {
    const browser = client();
    await browser.signIn(username, password);
    return browser;
  };
  return {
    gateway,
    reader: gateway.database.reader,
    config,
    url,
    fixtures,
    client,
    log,
    signedIn,
    signedInAdmin: async (username = 'jefa') => {
      await fixtures.user(username, { role: 'admin' });
      return signedIn(username);
    },
    close: async () => {
      await stop(server);
      await gateway.close();
      await database.drop();
      log.assertClean();
      assertLedgerUnchanged();
    },
  };
}

/** A gateway for the tests of a `describe`, and its administrator jefa. */
export type ServedGateway = TestGateway & { admin: TestClient };

/** Starts a gateway for the tests of a `describe`, without the demonstration data unless stated. */
export function serveGateway(kind: DatabaseKind, options: TestGatewayOptions = {}): ServedGateway {
  const served = {} as ServedGateway;
  beforeAll(async () => {
    Object.assign(served, await createTestGateway(kind, { demoData: false, ...options }));
    served.admin = await served.signedInAdmin();
  });
  afterAll(() => served.close());
  return served;
}
