import path from 'node:path';
import Joi from 'joi';
import type { DatabaseConfig } from '../database';
import type { RateLimitConfig } from '../rate-limit/rate-limit.service';

export type GatewayConfig = {
  environment: 'development' | 'test' | 'production';
  host: string;
  port: number;
  database: DatabaseConfig;
  session: {
    secret: string;
    /** Whether browsers send the cookie over TLS only. */
    secureCookie: boolean;
    /** Maximum time without a request, in milliseconds. */
    idleMs: number;
    /** Maximum age of a session, in milliseconds. */
    absoluteMs: number;
  };
  logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';
  /** How many proxies in front are trusted for the address and protocol of a request. */
  trustProxy: number;
  /** Whether an empty database is filled with the demonstration data. */
  demoData: boolean;
  introspection: boolean;
  /** Whether /playground is served. */
  playground: boolean;
  /** Limits on login, registration, code checks and waitlist requests. */
  rateLimits: RateLimitConfig;
  /** Largest accepted request body, in bytes. */
  bodyLimit: number;
};

/** A setting is missing or invalid; the message is one line for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = {
  NODE_ENV: GatewayConfig['environment'];
  HOST: string;
  PORT: number;
  DATABASE_URL?: string;
  DATABASE_POOL: number;
  DATA_DIR: string;
  SESSION_SECRET?: string;
  SESSION_IDLE_MINUTES: number;
  SESSION_MAX_HOURS: number;
  COOKIE_SECURE?: boolean;
  LOG_LEVEL?: GatewayConfig['logLevel'];
  TRUST_PROXY: number;
  DEMO_DATA?: boolean;
  GRAPHQL_INTROSPECTION?: boolean;
  GRAPHQL_PLAYGROUND?: boolean;
  BODY_LIMIT_KB: number;
  LOGIN_TRIES: number;
  LOGIN_TRIES_MINUTES: number;
  ADDRESS_TRIES: number;
  ADDRESS_TRIES_MINUTES: number;
};

// Fixed, so that sessions survive a restart during development. Production requires its own secret.
const developmentSecret = 'cimiento-development-only';

const defaultLogLevel = { development: 'warn', test: 'silent', production: 'info' } as const;

const environmentSchema = Joi.object<Environment>({
  NODE_ENV: Joi.string().valid('development', 'test', 'production').default('development'),
  HOST: Joi.string().default('0.0.0.0'),
  PORT: Joi.number().port().default(3000),
  DATABASE_URL: Joi.string()
    .uri({ scheme: ['mysql', 'mariadb'] })
    .custom((url: string, helpers) => (new URL(url).pathname.length > 1 ? url : helpers.error('any.invalid')))
    .messages({ '*': 'DATABASE_URL must be mysql://user:password@host:port/database' }),
  DATABASE_POOL: Joi.number().integer().min(1).max(500).default(10),
  DATA_DIR: Joi.string().default('.data'),
  SESSION_SECRET: Joi.string().min(16).when('NODE_ENV', { is: 'production', then: Joi.required() }),
  SESSION_IDLE_MINUTES: Joi.number().integer().min(1).default(720),
  SESSION_MAX_HOURS: Joi.number().integer().min(1).default(168),
  COOKIE_SECURE: Joi.boolean(),
  LOG_LEVEL: Joi.string().valid('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'),
  TRUST_PROXY: Joi.number().integer().min(0).max(10).default(0),
  DEMO_DATA: Joi.boolean().when('NODE_ENV', { is: 'production', then: Joi.valid(false) }),
  GRAPHQL_INTROSPECTION: Joi.boolean(),
  GRAPHQL_PLAYGROUND: Joi.boolean(),
  BODY_LIMIT_KB: Joi.number().integer().min(16).max(10_240).default(256),
  LOGIN_TRIES: Joi.number().integer().min(1).default(10),
  LOGIN_TRIES_MINUTES: Joi.number().min(1).default(15),
  ADDRESS_TRIES: Joi.number().integer().min(1).default(300),
  ADDRESS_TRIES_MINUTES: Joi.number().min(1).default(5),
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
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
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
      secret: environment.SESSION_SECRET ?? developmentSecret,
      secureCookie: environment.COOKIE_SECURE ?? production,
      idleMs: environment.SESSION_IDLE_MINUTES * 60_000,
      absoluteMs: environment.SESSION_MAX_HOURS * 3_600_000,
    },
    logLevel: environment.LOG_LEVEL ?? defaultLogLevel[environment.NODE_ENV],
    trustProxy: environment.TRUST_PROXY,
    demoData: environment.DEMO_DATA ?? !production,
    introspection: environment.GRAPHQL_INTROSPECTION ?? !production,
    playground: environment.GRAPHQL_PLAYGROUND ?? !production,
    rateLimits: {
      account: { max: environment.LOGIN_TRIES, windowMs: environment.LOGIN_TRIES_MINUTES * 60_000 },
      address: { max: environment.ADDRESS_TRIES, windowMs: environment.ADDRESS_TRIES_MINUTES * 60_000 },
    },
    bodyLimit: environment.BODY_LIMIT_KB * 1024,
  };
}
