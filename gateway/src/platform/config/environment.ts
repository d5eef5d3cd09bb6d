import { brand } from '@cimiento/contracts';
import Joi from 'joi';
import { isDatabaseUrl, namesSeveralServers } from '../database/address';
import type { MalwareScanner } from '../files/malware-scan';
import { isStrongSecret } from './secrets';

/** The variables of the environment, checked and with their defaults. */
export type Environment = {
  NODE_ENV: 'development' | 'test' | 'production';
  HOST: string;
  PORT: number;
  DATABASE_URL?: string;
  DATABASE_POOL: number;
  MIGRATION_DATABASE_URL?: string;
  PASSWORD_POLICY?: 'basic' | 'strict';
  BREACHED_PASSWORDS_FILE?: string;
  DATA_DIR?: string;
  ALLOW_NEWER_DATABASE: boolean;
  SANDBOX: boolean;
  SESSION_SECRET?: string;
  ENCRYPTION_SECRET?: string;
  SEAL_SECRET?: string;
  ADMIN_SECOND_FACTOR?: 'required' | 'optional';
  SESSION_IDLE_MINUTES: number;
  SESSION_MAX_HOURS: number;
  COOKIE_SECURE?: boolean;
  LOG_LEVEL?: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';
  TRUST_PROXY: number;
  DEMO_DATA?: boolean;
  GRAPHQL_INTROSPECTION?: boolean;
  GRAPHQL_OPERATIONS?: 'trusted' | 'any';
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
  WEBHOOK_ALLOW_PRIVATE?: string;
  OUTBOX_POLL_MS: number;
  OUTBOX_LEASE_SECONDS: number;
  BANK_ACCOUNT_BLOCK_HOURS: number;
  REMOTES_DIR?: string;
  ROLLOUT_POLL_SECONDS: number;
  APPROVALS?: 'required' | 'basic' | 'off';
  MONEY_IN_LIMIT: string;
  METRICS_TOKEN?: string;
  CLAMAV_ADDRESS?: string;
};

/** Several secrets are separated by commas. */
export const splitSecrets = (text: string): string[] => text.split(',').map((secret) => secret.trim());

export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The parts of 'host:port'; null for any other text. */
export function toMalwareScanner(text: string | undefined): MalwareScanner | null {
  const [, host, port] = /^([\w.-]+):(\d{1,5})$/.exec(text ?? '') ?? [];
  return host !== undefined && Number(port) > 0 && Number(port) < 65_536 ? { host, port: Number(port) } : null;
}

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

/** A secret of its own in production; elsewhere a fixed one, or that of the sessions, stands in for it. */
const requiredSecret = (name: string): Joi.StringSchema =>
  secret(name)
    .when('NODE_ENV', { is: 'production', then: Joi.required() })
    .messages({ 'any.required': `${name} is required in production, such as from: openssl rand -base64 32` });

const databaseUrl = (name: string): Joi.StringSchema =>
  Joi.string()
    .custom((url: string, helpers) => {
      if (namesSeveralServers(url)) return helpers.error('database.several');
      return isDatabaseUrl(url) ? url : helpers.error('any.invalid');
    })
    .messages({
      'database.several': `${name} must name one server: the proxy in front of several, such as HAProxy (docs/scale.md)`,
      '*': `${name} must be mysql://user:password@host:port/database, with ?ssl=verify or ?ssl=true for TLS`,
    });

export const environmentSchema = Joi.object<Environment>({
  NODE_ENV: Joi.string().valid('development', 'test', 'production').default('development'),
  HOST: Joi.string().default('0.0.0.0'),
  PORT: Joi.number().port().default(3000),
  DATABASE_URL: databaseUrl('DATABASE_URL'),
  MIGRATION_DATABASE_URL: databaseUrl('MIGRATION_DATABASE_URL'),
  PASSWORD_POLICY: Joi.string().valid('basic', 'strict'),
  BREACHED_PASSWORDS_FILE: Joi.string()
    .when('PASSWORD_POLICY', { is: 'basic', then: Joi.forbidden() })
    .messages({ '*': 'BREACHED_PASSWORDS_FILE needs PASSWORD_POLICY=strict' }),
  DATABASE_POOL: Joi.number().integer().min(1).max(500).default(10),
  DATA_DIR: Joi.string(),
  ALLOW_NEWER_DATABASE: Joi.boolean().truthy('1').falsy('0').default(false),
  SANDBOX: Joi.boolean().truthy('1').falsy('0').default(false),
  SESSION_SECRET: requiredSecret('SESSION_SECRET'),
  ENCRYPTION_SECRET: requiredSecret('ENCRYPTION_SECRET'),
  SEAL_SECRET: requiredSecret('SEAL_SECRET'),
  ADMIN_SECOND_FACTOR: Joi.string().valid('required', 'optional'),
  SESSION_IDLE_MINUTES: Joi.number().integer().min(1).default(720),
  SESSION_MAX_HOURS: Joi.number().integer().min(1).default(168),
  COOKIE_SECURE: Joi.boolean(),
  LOG_LEVEL: Joi.string().valid('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'),
  TRUST_PROXY: Joi.number().integer().min(0).max(10).default(0),
  DEMO_DATA: Joi.boolean().when('SANDBOX', {
    not: true,
    then: Joi.when('NODE_ENV', { is: 'production', then: Joi.valid(false) }),
  }),
  GRAPHQL_INTROSPECTION: Joi.boolean(),
  GRAPHQL_OPERATIONS: Joi.string().valid('trusted', 'any'),
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
  WEBHOOK_ALLOW_PRIVATE: Joi.string()
    .when('NODE_ENV', { is: 'production', then: Joi.invalid('1') })
    .messages({
      'any.invalid': 'WEBHOOK_ALLOW_PRIVATE must name the hosts in production: hooks.internal.example,10.0.0.7',
    }),
  OUTBOX_POLL_MS: Joi.number().integer().min(0).max(60_000).default(1000),
  OUTBOX_LEASE_SECONDS: Joi.number().min(1).max(3600).default(60),
  APPROVALS: Joi.string().valid('required', 'basic', 'off'),
  MONEY_IN_LIMIT: Joi.string()
    .pattern(/^\d{1,10}(\.\d{1,2})?$/)
    .default('1000.00')
    .messages({ '*': 'MONEY_IN_LIMIT must be US dollars, such as 1000.00' }),
  METRICS_TOKEN: Joi.string()
    .min(16)
    .messages({ '*': 'METRICS_TOKEN must have 16 characters or more, such as from: openssl rand -hex 32' }),
  BANK_ACCOUNT_BLOCK_HOURS: Joi.number().min(0).max(720).default(72),
  REMOTES_DIR: Joi.string(),
  CLAMAV_ADDRESS: Joi.string()
    .custom((text: string, helpers) => (toMalwareScanner(text) ? text : helpers.error('any.invalid')))
    .messages({ '*': 'CLAMAV_ADDRESS must be the host and port of clamd: clamav:3310' }),
  ROLLOUT_POLL_SECONDS: Joi.number().min(0).max(3600).default(15),
})
  .unknown(true)
  .custom((environment: Environment, helpers) =>
    environment.SANDBOX &&
    environment.NODE_ENV === 'production' &&
    environment.DATABASE_URL === undefined &&
    environment.DATA_DIR === undefined
      ? helpers.error('sandbox.place')
      : environment,
  )
  .messages({
    'sandbox.place': 'SANDBOX=1 in production needs a database of its own: name it in DATABASE_URL or DATA_DIR',
  });
