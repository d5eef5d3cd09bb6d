import path from 'node:path';
import Joi from 'joi';
import type { DatabaseConfig } from '../database';
import { brand } from '@cimiento/contracts';
import { isDatabaseUrl } from '../database/address';
import type { OutboxConfig } from '../outbox/outbox-worker';
import { ConfigError } from './config-error';
import { isStrongSecret, readSecretFiles } from './secrets';
import type { RateLimitConfig } from '../rate-limit/rate-limit.service';

/** basic: the length that the product promises. strict: longer, and none that is common or easy to guess. */
export type PasswordPolicy = 'basic' | 'strict';

/** Where the builds of the remotes are: the folder of the releases, else a checkout whose builds are served, else nowhere. */
export type ReleaseLocation = { remotesDir: string | null; checkout: string | null };
/**
 * required: every action that the rule names asks for a second administrator. basic: only exits and manual adjustments, so that the flows of
 * the product work alone. off: none.
 */
export type ApprovalPolicy = 'required' | 'basic' | 'off';

export type GatewayConfig = {
  environment: 'development' | 'test' | 'production';
  host: string;
  port: number;
  database: DatabaseConfig;
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
  /** Whether administrators must set up a second factor before they do anything else. */
  adminSecondFactorRequired: boolean;
  logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';
  /** How many proxies in front are trusted for the address and protocol of a request. */
  trustProxy: number;
  /** Scheme and host under which people reach the product; null if it is whatever a request says in `Host`. */
  allowedOrigin: string | null;
  /** Rules for new passwords: strict refuses common and short ones. */
  passwordPolicy: PasswordPolicy;
  /** Database account that migrates; the serving account then needs no rights to change tables. */
  migrationUrl: string | null;
  /** Whether an empty database is filled with the demonstration data. */
  demoData: boolean;
  introspection: boolean;
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
  /** How long a changed bank account blocks withdrawals, in milliseconds. */
  bankAccountBlockMs: number;
  /** Where the releases of the remotes are, for reports about them. */
  releases: ReleaseLocation;
  email: {
    /** Server that sends; null keeps e-mails in the outbox, where the back office reads them. */
    smtpUrl: string | null;
    from: { name: string; address: string };
    /** Scheme and host of the links. */
    origin: string;
  };
  /** Time between two looks at canaries that end by themselves, in ms; 0 leaves them to another process. */
  rolloutPollMs: number;
  /** Which actions need a second administrator. */
  approvals: ApprovalPolicy;
  /** Who has it reads /metrics; null serves none. */
  metricsToken: string | null;
};

export { ConfigError };

type Environment = {
  NODE_ENV: GatewayConfig['environment'];
  HOST: string;
  PORT: number;
  DATABASE_URL?: string;
  DATABASE_POOL: number;
  MIGRATION_DATABASE_URL?: string;
  PASSWORD_POLICY?: PasswordPolicy;
  DATA_DIR: string;
  SESSION_SECRET?: string;
  ENCRYPTION_SECRET?: string;
  ADMIN_SECOND_FACTOR?: 'required' | 'optional';
  SESSION_IDLE_MINUTES: number;
  SESSION_MAX_HOURS: number;
  COOKIE_SECURE?: boolean;
  LOG_LEVEL?: GatewayConfig['logLevel'];
  TRUST_PROXY: number;
  DEMO_DATA?: boolean;
  GRAPHQL_INTROSPECTION?: boolean;
  GRAPHQL_PLAYGROUND?: boolean;
  GRAPHQL_REQUESTS_PER_MINUTE: number;
  API_KEY_REQUESTS_PER_MINUTE: number;
  CORS_ORIGINS: string;
  PUBLIC_ORIGIN?: string;
  BODY_LIMIT_KB: number;
  LOGIN_TRIES: number;
  LOGIN_TRIES_MINUTES: number;
  ADDRESS_TRIES: number;
  ADDRESS_TRIES_MINUTES: number;
  SMTP_URL?: string;
  EMAIL_FROM: string;
  OUTBOX_POLL_MS: number;
  OUTBOX_LEASE_SECONDS: number;
  BANK_ACCOUNT_BLOCK_HOURS: number;
  REMOTES_DIR?: string;
  ROLLOUT_POLL_SECONDS: number;
  APPROVALS?: ApprovalPolicy;
  METRICS_TOKEN?: string;
};

// Fixed, so that sessions survive a restart during development. Production requires its own secret.
const developmentSecret = 'cimiento-development-only';

const defaultLogLevel = { development: 'warn', test: 'silent', production: 'info' } as const;

/** Several secrets are separated by commas. */
const splitSecrets = (text: string): string[] => text.split(',').map((secret) => secret.trim());

const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Whether a text is a scheme and a host without a path. */
const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;

/** One or several secrets, which are random enough in production. */
const secret = (name: string): Joi.StringSchema =>
  Joi.string()
    .when('NODE_ENV', {
      is: 'production',
      then: Joi.custom((text: string, helpers) =>
        splitSecrets(text).every(isStrongSecret) ? text : helpers.error('secret.weak'),
      ),
    })
    .messages({ 'secret.weak': `${name} must have 32 random bytes or more, such as from: openssl rand -base64 32` });

const databaseUrl = (name: string): Joi.StringSchema =>
  Joi.string()
    .uri({ scheme: ['mysql', 'mariadb'] })
    .custom((url: string, helpers) => (isDatabaseUrl(url) ? url : helpers.error('any.invalid')))
    .messages({ '*': `${name} must be mysql://user:password@host:port/database, with ?ssl=true for TLS` });

const environmentSchema = Joi.object<Environment>({
  NODE_ENV: Joi.string().valid('development', 'test', 'production').default('development'),
  HOST: Joi.string().default('0.0.0.0'),
  PORT: Joi.number().port().default(3000),
  DATABASE_URL: databaseUrl('DATABASE_URL'),
  MIGRATION_DATABASE_URL: databaseUrl('MIGRATION_DATABASE_URL'),
  PASSWORD_POLICY: Joi.string().valid('basic', 'strict'),
  DATABASE_POOL: Joi.number().integer().min(1).max(500).default(10),
  DATA_DIR: Joi.string().default('.data'),
  SESSION_SECRET: secret('SESSION_SECRET').when('NODE_ENV', { is: 'production', then: Joi.required() }),
  ENCRYPTION_SECRET: secret('ENCRYPTION_SECRET'),
  ADMIN_SECOND_FACTOR: Joi.string().valid('required', 'optional'),
  SESSION_IDLE_MINUTES: Joi.number().integer().min(1).default(720),
  SESSION_MAX_HOURS: Joi.number().integer().min(1).default(168),
  COOKIE_SECURE: Joi.boolean(),
  LOG_LEVEL: Joi.string().valid('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'),
  TRUST_PROXY: Joi.number().integer().min(0).max(10).default(0),
  DEMO_DATA: Joi.boolean().when('NODE_ENV', { is: 'production', then: Joi.valid(false) }),
  GRAPHQL_INTROSPECTION: Joi.boolean(),
  GRAPHQL_PLAYGROUND: Joi.boolean(),
  GRAPHQL_REQUESTS_PER_MINUTE: Joi.number().integer().min(1).default(6000),
  API_KEY_REQUESTS_PER_MINUTE: Joi.number().integer().min(1).default(600),
  CORS_ORIGINS: Joi.string()
    .default('')
    .custom((text: string, helpers) => (splitList(text).every(isOrigin) ? text : helpers.error('any.invalid')))
    .messages({ '*': 'CORS_ORIGINS must be origins separated by commas: https://one.example,https://two.example' }),
  PUBLIC_ORIGIN: Joi.string()
    .custom((text: string, helpers) => (isOrigin(text) ? text : helpers.error('any.invalid')))
    .messages({ '*': 'PUBLIC_ORIGIN must be a scheme and a host without a path: https://invest.example.com' }),
  BODY_LIMIT_KB: Joi.number().integer().min(16).max(10_240).default(256),
  LOGIN_TRIES: Joi.number().integer().min(1).default(10),
  LOGIN_TRIES_MINUTES: Joi.number().min(1).default(15),
  ADDRESS_TRIES: Joi.number().integer().min(1).default(300),
  ADDRESS_TRIES_MINUTES: Joi.number().min(1).default(5),
  SMTP_URL: Joi.string()
    .uri({ scheme: ['smtp', 'smtps'] })
    .messages({ '*': 'SMTP_URL must be smtp://user:password@host:587, or smtps:// for TLS from the start' })
    .when('PUBLIC_ORIGIN', {
      not: Joi.exist(),
      then: Joi.forbidden().messages({ '*': 'SMTP_URL needs PUBLIC_ORIGIN, to which the links of e-mails lead' }),
    }),
  EMAIL_FROM: Joi.string().email({ tlds: false }).default(brand.contactEmail),
  OUTBOX_POLL_MS: Joi.number().integer().min(0).max(60_000).default(1000),
  OUTBOX_LEASE_SECONDS: Joi.number().min(1).max(3600).default(60),
  APPROVALS: Joi.string().valid('required', 'basic', 'off'),
  METRICS_TOKEN: Joi.string()
    .min(16)
    .messages({ '*': 'METRICS_TOKEN must have 16 characters or more, such as from: openssl rand -hex 32' }),
  BANK_ACCOUNT_BLOCK_HOURS: Joi.number().min(0).max(720).default(72),
  REMOTES_DIR: Joi.string(),
  ROLLOUT_POLL_SECONDS: Joi.number().min(0).max(3600).default(15),
}).unknown(true);

const databaseConfig = (environment: Environment): DatabaseConfig =>
  environment.DATABASE_URL
    ? { kind: 'mysql', url: environment.DATABASE_URL, poolSize: environment.DATABASE_POOL }
    : { kind: 'sqlite', file: path.resolve(environment.DATA_DIR, 'cimiento.sqlite') };

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
  return {
    environment: environment.NODE_ENV,
    host: environment.HOST,
    port: environment.PORT,
    database: databaseConfig(environment),
    session: {
      secrets: splitSecrets(environment.SESSION_SECRET ?? developmentSecret),
      secureCookie: environment.COOKIE_SECURE ?? production,
      idleMs: environment.SESSION_IDLE_MINUTES * 60_000,
      absoluteMs: environment.SESSION_MAX_HOURS * 3_600_000,
    },
    encryptionSecrets: splitSecrets(environment.ENCRYPTION_SECRET ?? environment.SESSION_SECRET ?? developmentSecret),
    adminSecondFactorRequired:
      (environment.ADMIN_SECOND_FACTOR ?? (production ? 'required' : 'optional')) === 'required',
    logLevel: environment.LOG_LEVEL ?? defaultLogLevel[environment.NODE_ENV],
    trustProxy: environment.TRUST_PROXY,
    allowedOrigin: environment.PUBLIC_ORIGIN ?? null,
    passwordPolicy: environment.PASSWORD_POLICY ?? (production ? 'strict' : 'basic'),
    migrationUrl: environment.MIGRATION_DATABASE_URL ?? null,
    demoData: environment.DEMO_DATA ?? !production,
    introspection: environment.GRAPHQL_INTROSPECTION ?? !production,
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
    outbox: { pollMs: environment.OUTBOX_POLL_MS, leaseMs: environment.OUTBOX_LEASE_SECONDS * 1000 },
    metricsToken: environment.METRICS_TOKEN ?? null,
    approvals: environment.APPROVALS ?? (production ? 'required' : 'basic'),
    bankAccountBlockMs: environment.BANK_ACCOUNT_BLOCK_HOURS * 3_600_000,
    releases: {
      remotesDir: environment.REMOTES_DIR === undefined ? null : path.resolve(environment.REMOTES_DIR),
      checkout: null,
    },
    rolloutPollMs: environment.ROLLOUT_POLL_SECONDS * 1000,
  };
}
