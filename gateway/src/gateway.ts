import { brand, listMissingCompany } from '@cimiento/contracts';
import { type Request, type RequestHandler, Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { keyGuard } from './access/api-keys/key-guard';
import { permissionGuard } from './access/auth/permission-guard';
import { findSessionChange, sessionGuard } from './access/auth/session-guard';
import { authenticateKeys } from './access/api-keys/key-requests';
import { writeLastCookie } from './access/auth/cookies';
import { getRequestKey } from './platform/request/request-key';
import { isStranger } from './platform/request/is-stranger';
import { getRequestSession } from './platform/request/request-session';
import { sessionMiddleware } from './access/auth/session';
import { DatabaseSessionStore } from './access/auth/session-store';
import type { GatewayConfig } from './platform/config/config';
import type { Database, OnMigration } from './platform/database';
import { createClockCheck } from './platform/database/clock-offset';
import { logMigration, prepareDatabase } from './prepare-database';
import type { OutageNotice } from './platform/database/outages';
import { createErrorFormatter } from './platform/error-responses/error-formatter';
import { toUnavailable } from './platform/error-responses/unavailable';
import { assertStoreWritable } from './platform/files/create-file-store';
import type { FileStore } from './platform/files/file-store';
import { createReceiveUpload, type ReceiveUpload } from './platform/http/receive-upload';
import { startApollo } from './platform/http/apollo';
import { createExecutor, type Execute } from './platform/graphql/executor';
import { schemaText } from './emit-schema';
import { getGatewaySchema } from './schema';
import { createServices, type Services } from './services';
import { createContext } from './context';
import { createJobs } from './jobs';
import { publicListLimit } from './platform/graphql';
import { getBudget } from './platform/http/answer-limit';
import { requireTrustedText } from './access/trusted-documents/require-trusted-text';
import { gatewayRouter, healthRouter } from './platform/http/app';
import { getSecurityActor } from './access/security-events/security-events.service';
import { rejectDuringOutage, translateOutages } from './platform/http/outages';
import { assignRequestId } from './platform/http/request-id';
import { createLog, requestLog } from './platform/http/request-log';
import { createOriginCheck, type IsSameOrigin } from './platform/http/same-origin';
import { Metrics } from './platform/metrics/metrics';
import { serveMetrics } from './platform/metrics/metrics-route';
import { Maintenance } from './platform/maintenance';
import { runEvery } from './platform/run-every';
import { build } from '@cimiento/server';
import { createOutboxHandlers } from './outbox-handlers';
import { OutboxWorker } from './platform/outbox/outbox-worker';
import { receiveReleaseReports } from './ops/releases/release-reports';
import { restoreReservationMessages } from './investing/orders/reservation-expiry';
import { SandboxClock } from './ops/sandbox/clock';
import { PdfThread } from './reports/account-statements/pdf/pdf-thread';
import { StatementMaker } from './reports/account-statements/statement-maker';
import { RolloutRunner } from './ops/releases/rollout-runner';

export type Gateway = {
  /** Gives each answer its `Request-Id`, as in the log. */
  assignRequestId: RequestHandler;
  /** Request log only, for routes without a session. */
  requestLog: RequestHandler;
  /** Reads a multipart form with a file, for an adapter that has let its sender in. */
  receiveUpload: ReceiveUpload;
  /** Opens a content, for an adapter that has let its reader in. */
  openFile: FileStore['open'];
  /** Whether a request comes from a page of this product, or from no browser; adapters refuse other writes. */
  isSameOrigin: IsSameOrigin;
  /** Scopes of the API key that a request was authenticated by; null without one. */
  getKeyScopes(request: Request): readonly string[] | null;
  /** Whether a request has neither a session nor an API key. */
  isStranger(request: Request): boolean;
  /** The message of the refusal of a change that a page prepared for another user than that of the session; null where it may run. */
  findSessionChange(request: Request, mutation: string): string | null;
  /** Records that the caller of a request was refused an operation, as a security event. */
  recordDenied(request: Request, operation: string): Promise<void>;
  /** Request log and session. Mount it before routes that call `execute`; mounting it twice is harmless. */
  middleware: RequestHandler;
  /** Serves /graphql, /playground, /healthz and /readyz, with its own `middleware`, and takes in reports about releases. */
  app: Router;
  /** Serves /healthz and /readyz, for an adapter in its own process. */
  health: Router;
  execute: Execute;
  schema: GraphQLSchema;
  services: Services;
  /** Origins whose pages may read the REST API with an API key. */
  corsOrigins: readonly string[];
  /** Largest accepted request body, in bytes; adapters use it too. */
  bodyLimit: number;
  database: Database;
  log: Logger;
  outbox: OutboxWorker;
  /** Adds a detail to the answer of /readyz, such as what another part of this process has to say; it does not change the status. */
  addReadinessDetail(name: string, read: () => unknown): void;
  /** Makes /readyz answer 503, so that load balancers stop sending requests. */
  startClosing(): void;
  /** Closes the database. Call it after the server has answered its last request. */
  close(): Promise<void>;
};

/** Runs a handler once for each request, however often it is mounted. */
function onceARequest(handler: RequestHandler): RequestHandler {
  const seen = new WeakSet<object>();
  return (request, response, next) => {
    if (seen.has(request)) return next();
    seen.add(request);
    return handler(request, response, next);
  };
}

/** One line for an outage of the database, and one for its end; the errors in between are left out of the log (`createLog`). */
function logOutage(log: Logger, notice: OutageNotice): void {
  if (notice.hasEnded) log.warn({ outage: notice.kind, durationMs: notice.durationMs }, 'the database is back');
  else if (notice.kind === 'unreachable')
    log.error({ outage: notice.kind, code: notice.code }, 'the database does not answer: requests get 503');
  else log.error({ outage: notice.kind, code: notice.code }, 'the database stores no changes: writes get 503');
}

/** People who are asked for money look for who asks; what an installation with real money does not state is named once, at its start. */
function warnOfMissingCompany({ environment, company }: GatewayConfig, log: Logger): void {
  const missing = listMissingCompany(company);
  if (brand.contactEmail.endsWith('.example')) missing.push('COMPANY_EMAIL');
  if (environment === 'production' && missing.length > 0)
    log.warn({ missing }, 'pages, receipts and e-mails do not state who operates the product');
}

/**
 * Opens and migrates the database, loads the demonstration data into an empty one if configured, and creates the gateway.
 * @param log standard output unless given.
 * @param onMigration follows the migrations, for the server that listens during them.
 */
export async function createGateway(
  config: GatewayConfig,
  log = createLog(config.logLevel),
  onMigration: OnMigration = () => undefined,
): Promise<Gateway> {
  log.info({ ...build, node: process.version }, 'starting');
  await assertStoreWritable(config);
  const database = await prepareDatabase(config, (event) => {
    logMigration(log, event);
    onMigration(event);
  });
  const clock = config.sandbox ? new SandboxClock() : null;
  // Before anything asks for the time, and after the demonstration data, which a first start lays out around today.
  await clock?.install(database);
  warnOfMissingCompany(config, log);
  const services = createServices({ database, config, log }, clock);
  await services.ledgerCheckpoint.advance();
  await restoreReservationMessages(database);
  const { outages } = database;
  outages.watch((notice) => logOutage(log, notice));
  const checkClock = createClockCheck(database, log);
  await checkClock().catch((error: unknown) => void outages.report(error));
  const stopClockChecks = runEvery(60_000, [checkClock], log);
  const metrics =
    config.metricsToken === null ? null : new Metrics(database, config.filesDir, () => maintenance.listEnds());
  const formatError = createErrorFormatter(log, {
    onFailure: (cause) => void outages.report(cause),
    onCode: (code) => metrics?.countError(code),
  });
  const startRequest = metrics ? Router().use(metrics.measure, assignRequestId) : assignRequestId;
  const schema = getGatewaySchema();
  const store = new DatabaseSessionStore(database, config.session);
  const logging = requestLog(log, (request) => getRequestSession(request)?.viewer.id);
  const middleware = Router().use(
    logging,
    rejectDuringOutage(outages),
    onceARequest(authenticateKeys(services.apiKeys, config.keyRequestsPerMinute)),
    onceARequest(writeLastCookie),
    sessionMiddleware(config, store),
    translateOutages(outages),
  );
  const findDocument = (id: string) => services.trustedDocuments.find(id);
  const apollo = await startApollo({
    schema,
    config,
    formatError,
    log,
    findDocument,
    guards: [sessionGuard, keyGuard, permissionGuard],
  });
  const pdfThread = new PdfThread();
  const statementMaker = new StatementMaker({ database, files: services.files, thread: pdfThread, config, log });
  const maintenance = new Maintenance(createJobs(database, services, config, log), config.maintenance, log);
  const handlers = createOutboxHandlers(config, services, statementMaker, database);
  const outbox = new OutboxWorker(database, handlers, log, config.outbox);
  outbox.start();
  maintenance.start();
  const { remotesDir } = config.releases;
  const rollouts = remotesDir === null ? null : new RolloutRunner(remotesDir, services.releaseHealth, log);
  const stopRollouts =
    rollouts && config.rolloutPollMs > 0 ? runEvery(config.rolloutPollMs, [() => rollouts.run()], log) : null;
  if (stopRollouts) await rollouts?.stateSchema({ commit: config.commit, schema: schemaText() });
  const isSameOrigin = createOriginCheck(config.allowedOrigin);
  const onForeignRequest = (request: Request): void =>
    services.securityEvents.log({
      kind: 'access_denied',
      userId: null,
      actor: getSecurityActor(request),
      detail: 'other site',
    });
  let closing = false;
  const details = new Map<string, () => unknown>();
  const health = Router().use(healthRouter(database, () => closing, details));
  if (metrics && config.metricsToken !== null) health.get('/metrics', serveMetrics(metrics, config.metricsToken));
  const app = Router().use(
    startRequest,
    receiveReleaseReports(services.releaseHealth, isSameOrigin),
    gatewayRouter({
      apollo,
      printSchema: schemaText,
      config,
      createContext: (request, response) =>
        createContext(services, request, response, publicListLimit, getBudget(response)),
      requireTrustedText: requireTrustedText(config, services.trustedDocuments),
      middleware,
      formatError,
      health,
      isSameOrigin,
      onForeignRequest,
    }),
  );

  return {
    assignRequestId: startRequest,
    requestLog: logging,
    receiveUpload: createReceiveUpload(services.fileReaders, (request) => services.identityPhones.findOwner(request)),
    openFile: (hash) =>
      services.files.open(hash).catch((error: unknown) => {
        const unavailable = toUnavailable(error);
        if (unavailable) log.error({ err: error }, 'a file cannot be read');
        throw unavailable ?? error;
      }),
    isSameOrigin,
    isStranger,
    getKeyScopes: (request) => getRequestKey(request)?.scopes ?? null,
    findSessionChange: (request, mutation) => findSessionChange(request, [mutation])?.message ?? null,
    recordDenied: (request, operation) => services.securityEvents.recordDenied(request, operation),
    middleware,
    app,
    health,
    execute: createExecutor({
      schema,
      createContext: (request, response) => createContext(services, request, response, null),
      formatError,
      outages,
    }),
    schema,
    services,
    corsOrigins: config.corsOrigins,
    bodyLimit: config.bodyLimit,
    database,
    log,
    outbox,
    addReadinessDetail: (name, read) => void details.set(name, read),
    startClosing: () => {
      closing = true;
    },
    close: async () => {
      closing = true;
      await apollo.stop();
      await services.releaseHealth.flush(Infinity);
      await Promise.all([outbox.stop(), maintenance.stop(), stopRollouts?.(), stopClockChecks()]);
      services.fileReaders.close();
      await pdfThread.close();
      clock?.uninstall();
      await database.close();
    },
  };
}
