import path from 'node:path';
import { commit } from '@cimiento/server';
import type { DatabaseConfig } from '../database';
import { brand, type Company, type IdentityRequirement, parseCents, readCompany } from '@cimiento/contracts';
import type { MalwareScanner } from '../files/malware-scan';
import { type ObjectStorage, toBucket } from '../files/object-store';
import type { OutboxConfig } from '../outbox/outbox-worker';
import { BreachedPasswords } from './breached-passwords';
import type { MaintenanceTimes } from '../maintenance';
import { ConfigError } from '../errors';
import { withPassword } from '../database/address';
import { type Environment, environmentSchema } from './environment';
import { splitList, splitSecrets, toMalwareScanner } from './environment-rules';
import { developmentSecret, readSecretFiles } from './secrets';
import type { RateLimitConfig } from '../rate-limit/rate-limit.service';

/**
 * basic: the length that the product promises. strict: longer, and none that is common or easy to guess. With a list of breached passwords:
 * as strict, and none of the list.
 */
export type PasswordPolicy = 'basic' | 'strict' | BreachedPasswords;

/** Location of the builds of the remotes: the folder of the releases, else a checkout whose builds are served, else nowhere. */
export type ReleaseLocation = { remotesDir: string | null; checkout: string | null };
/**
 * required: every action that the rule names asks for a second administrator. basic: only exits and manual adjustments, so that the flows of
 * the product work alone. off: none.
 */
export type ApprovalPolicy = 'required' | 'basic' | 'off';

/** Hosts that may receive webhooks although their addresses are not public: none, all of them, or these names. */
export type PrivateHosts = 'none' | 'all' | readonly string[];

export type GatewayConfig = {
  environment: 'development' | 'test' | 'production';
  host: string;
  port: number;
  /** Whether the port is opened after the migrations instead of before them. */
  listensWhenReady: boolean;
  /** Time for which a process that stops serves on, in ms. */
  drainMs: number;
  database: DatabaseConfig;
  /** Folder of uploaded and issued files, which is never served as it is. Every process of an installation uses the same. */
  filesDir: string;
  /** File that keeps the head of the seals outside of the database. */
  sealHeadFile: string;
  /** Store of the files in place of that folder; null without one. */
  objectStorage: ObjectStorage | null;
  session: {
    /** The first signs; the others are accepted, while a secret is being replaced. */
    secrets: readonly string[];
    /** Whether browsers send the cookie over TLS only. */
    secureCookie: boolean;
    /** Maximum time without a request, in milliseconds. */
    idleMs: number;
    /** Maximum age of a session, in milliseconds. */
    absoluteMs: number;
  };
  /** Encrypt secrets that the product must read again, such as those of authenticator apps. The first encrypts, all decrypt. */
  encryptionSecrets: readonly string[];
  /** Encrypt the identity files of users. The first encrypts, all decrypt. */
  identitySecrets: readonly string[];
  /** When an approved identity is asked for before money moves. */
  identityRequired: IdentityRequirement;
  /** Sign the seals of ledger and audit entries. The first seals, all verify. */
  sealSecrets: readonly string[];
  /** Whether administrators must set up a second factor before they do anything else. */
  adminSecondFactorRequired: boolean;
  logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';
  /** Number of proxies in front that are trusted for the address and protocol of a request. */
  trustProxy: number;
  /** Scheme and host under which people reach the product; null if it is whatever a request says in `Host`. */
  allowedOrigin: string | null;
  /** Rules for new passwords: strict refuses common and short ones. */
  passwordPolicy: PasswordPolicy;
  /** Database account that migrates; the serving account then needs no rights to change tables. */
  migrationUrl: string | null;
  /** Whether a server starts on tables of a later version. */
  allowsNewerDatabase: boolean;
  /** Whether this is a sandbox: an installation for tests, whose clock can be moved (docs/product/ops.md). */
  sandbox: boolean;
  /** Whether an empty database is filled with the demonstration data. */
  demoData: boolean;
  introspection: boolean;
  /** The GraphQL operations that are executed when they are sent as text: those of our front ends, or any. */
  operations: 'trusted' | 'any';
  /** Whether /playground is served. */
  playground: boolean;
  /** Limits on login, registration, code checks and waitlist requests. */
  rateLimits: RateLimitConfig;
  /** Requests to /graphql that one address may send in a minute, to each process. */
  requestsPerMinute: number;
  /** REST requests that one API key may send in a minute, to each process. */
  keyRequestsPerMinute: number;
  /** Origins whose pages may read the REST API with an API key. */
  corsOrigins: readonly string[];
  /** Largest accepted request body, in bytes. */
  bodyLimit: number;
  outbox: OutboxConfig;
  /** When the regular jobs run, and for how long. */
  maintenance: MaintenanceTimes;
  /** Time for which a changed bank account blocks withdrawals, in milliseconds. */
  bankAccountBlockMs: number;
  /** Store of the remotes' releases, for reports about them. */
  releases: ReleaseLocation;
  email: {
    /** Server that sends; null keeps e-mails in the outbox, where the back office reads them. */
    smtpUrl: string | null;
    from: { name: string; address: string };
    /** Scheme and host of the links. */
    origin: string;
  };
  webhooks: {
    privateHosts: PrivateHosts;
  };
  /** The scanner of uploads; null leaves it out. */
  malwareScanner: MalwareScanner | null;
  /** Time between two looks at canaries that end by themselves, in ms; 0 leaves them to another process. */
  rolloutPollMs: number;
  /** Commit that the program was built from, for the checks of releases. */
  commit: string;
  /** The actions that need a second administrator. */
  approvals: ApprovalPolicy;
  /** The most that one administrator may credit alone in 30 days beyond the money that projects have sent, in cents. */
  moneyInLimit: number;
  /** Debits without a withdrawal that one administrator may assign alone in 30 days, in cents. */
  moneyOutLimit: number;
  /** Who operates the product, as e-mails and pages name it. */
  company: Company;
  /** Who has it reads /metrics; null serves none. */
  metricsToken: string | null;
};

export { ConfigError };

const defaultLogLevel = { development: 'warn', test: 'silent', production: 'info' } as const;

/** `1` is all hosts; otherwise names separated by commas. */
const toPrivateHosts = (text: string | undefined): PrivateHosts =>
  text === undefined ? 'none' : text === '1' ? 'all' : splitList(text.toLowerCase());

const databaseConfig = (environment: Environment, dataDir: string): DatabaseConfig =>
  environment.DATABASE_URL
    ? {
        kind: 'mysql',
        url: environment.DATABASE_PASSWORD
          ? withPassword(environment.DATABASE_URL, environment.DATABASE_PASSWORD)
          : environment.DATABASE_URL,
        poolSize: environment.DATABASE_POOL,
      }
    : { kind: 'sqlite', file: path.resolve(dataDir, 'cimiento.sqlite') };

function toObjectStorage(environment: Environment): ObjectStorage | null {
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = environment;
  const place = toBucket(environment.FILES ?? '');
  return (
    place && {
      ...place,
      endpoint: environment.AWS_ENDPOINT_URL_S3 ?? null,
      region: environment.AWS_REGION,
      accessKeyId,
      secretAccessKey,
    }
  );
}

function toPasswordPolicy({ NODE_ENV, PASSWORD_POLICY, BREACHED_PASSWORDS_FILE: file }: Environment): PasswordPolicy {
  if (file !== undefined) return BreachedPasswords.open(file);
  return PASSWORD_POLICY ?? (NODE_ENV === 'production' ? 'strict' : 'basic');
}

/**
 * Reads and validates the gateway's settings from the environment, once at boot.
 * @throws ConfigError naming the first variable that is missing or invalid.
 */
export function loadConfig(env: NodeJS.ProcessEnv): GatewayConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const variables = readSecretFiles(given);
  const { value, error } = environmentSchema.validate(variables, { errors: { wrap: { label: false } } });
  if (error) throw new ConfigError(`Configuration: ${error.message}`);
  const environment = value as Environment;
  const production = environment.NODE_ENV === 'production';
  const demoData = environment.DEMO_DATA ?? (environment.SANDBOX || !production);
  const dataDir = environment.DATA_DIR ?? (environment.SANDBOX ? '.data/sandbox' : '.data');
  return {
    environment: environment.NODE_ENV,
    host: environment.HOST,
    port: environment.PORT,
    listensWhenReady: environment.LISTEN_WHEN_READY,
    drainMs: environment.DRAIN_SECONDS * 1000,
    database: databaseConfig(environment, dataDir),
    filesDir: path.resolve(dataDir, 'files'),
    sealHeadFile: path.resolve(dataDir, 'seal-head'),
    objectStorage: toObjectStorage(environment),
    session: {
      secrets: splitSecrets(environment.SESSION_SECRET ?? developmentSecret),
      secureCookie: environment.COOKIE_SECURE ?? production,
      idleMs: environment.SESSION_IDLE_MINUTES * 60_000,
      absoluteMs: environment.SESSION_MAX_HOURS * 3_600_000,
    },
    encryptionSecrets: splitSecrets(environment.ENCRYPTION_SECRET ?? environment.SESSION_SECRET ?? developmentSecret),
    identitySecrets: splitSecrets(environment.IDENTITY_SECRET ?? environment.SESSION_SECRET ?? developmentSecret),
    identityRequired: environment.IDENTITY_REQUIRED ?? (demoData ? 'off' : production ? 'payment' : 'off'),
    sealSecrets: splitSecrets(environment.SEAL_SECRET ?? environment.SESSION_SECRET ?? developmentSecret),
    adminSecondFactorRequired:
      (environment.ADMIN_SECOND_FACTOR ?? (production ? 'required' : 'optional')) === 'required',
    logLevel: environment.LOG_LEVEL ?? defaultLogLevel[environment.NODE_ENV],
    trustProxy: environment.TRUST_PROXY,
    allowedOrigin: environment.PUBLIC_ORIGIN ?? null,
    passwordPolicy: toPasswordPolicy(environment),
    migrationUrl: environment.MIGRATION_DATABASE_URL ?? null,
    allowsNewerDatabase: environment.ALLOW_NEWER_DATABASE,
    sandbox: environment.SANDBOX,
    demoData,
    company: readCompany(variables, demoData),
    introspection: environment.GRAPHQL_INTROSPECTION ?? !production,
    operations: environment.GRAPHQL_OPERATIONS ?? (production ? 'trusted' : 'any'),
    playground: environment.GRAPHQL_PLAYGROUND ?? !production,
    rateLimits: {
      account: { max: environment.LOGIN_TRIES, windowMs: environment.LOGIN_TRIES_MINUTES * 60_000 },
      address: { max: environment.ADDRESS_TRIES, windowMs: environment.ADDRESS_TRIES_MINUTES * 60_000 },
    },
    requestsPerMinute: environment.GRAPHQL_REQUESTS_PER_MINUTE,
    keyRequestsPerMinute: environment.API_KEY_REQUESTS_PER_MINUTE,
    corsOrigins: splitList(environment.CORS_ORIGINS),
    bodyLimit: environment.BODY_LIMIT_KB * 1024,
    email: {
      smtpUrl: environment.SMTP_URL ?? null,
      from: { name: brand.name, address: environment.EMAIL_FROM },
      origin: environment.PUBLIC_ORIGIN ?? `http://localhost:${environment.PORT}`,
    },
    webhooks: { privateHosts: toPrivateHosts(environment.WEBHOOK_ALLOW_PRIVATE) },
    outbox: { pollMs: environment.OUTBOX_POLL_MS, leaseMs: environment.OUTBOX_LEASE_SECONDS * 1000 },
    maintenance: { delayMs: 10_000, everyMs: 15 * 60_000, limitMs: 60_000 },
    metricsToken: environment.METRICS_TOKEN ?? null,
    malwareScanner: toMalwareScanner(environment.CLAMAV_ADDRESS),
    moneyInLimit: parseCents(environment.MONEY_IN_LIMIT),
    moneyOutLimit: parseCents(environment.MONEY_OUT_LIMIT),
    approvals: environment.APPROVALS ?? (production ? 'required' : 'basic'),
    bankAccountBlockMs: environment.BANK_ACCOUNT_BLOCK_HOURS * 3_600_000,
    releases: {
      remotesDir: environment.REMOTES_DIR === undefined ? null : path.resolve(environment.REMOTES_DIR),
      checkout: null,
    },
    rolloutPollMs: environment.ROLLOUT_POLL_SECONDS * 1000,
    commit: environment.GIT_COMMIT ?? commit,
  };
}
