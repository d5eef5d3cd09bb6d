import { brand } from '@cimiento/contracts';
import Joi from 'joi';
import { toBucket } from '../files/object-store';
import { lacksPassword } from '../database/address';
import { companyVariables } from './company-variables';
import {
  createChoice,
  databaseUrl,
  isOrigin,
  optional,
  requiredSecret,
  splitList,
  toDollars,
  toggle,
  toMalwareScanner,
  type Variable,
  whole,
  withDefault,
} from './environment-rules';

const neededForFiles = (name: string, meaning: string) =>
  optional(
    Joi.string()
      .when('FILES', { is: Joi.exist(), then: Joi.required() })
      .messages({ 'any.required': `${name} is needed where FILES is set` }),
    meaning,
    'needed with FILES',
  );

/** Every variable of the gateway: its rule, its default and its meaning. The type and the reference are made from it. */
const variables = {
  NODE_ENV: withDefault(
    createChoice('development', 'test', 'production'),
    'development',
    'production: no demonstration accounts, and secrets are required',
  ),
  HOST: withDefault(Joi.string(), '0.0.0.0', 'address to listen on; 127.0.0.1 serves this computer only'),
  PORT: withDefault(Joi.number().port(), 3000, 'port to serve on'),
  DRAIN_SECONDS: withDefault(
    whole().min(0).max(300),
    5,
    'seconds for which a process that stops serves on, with 503 at /readyz, so that a load balancer notices',
  ),
  LISTEN_WHEN_READY: withDefault(toggle(), false, 'opens the port once it can serve, for nginx'),
  DATABASE_URL: optional(
    databaseUrl('DATABASE_URL'),
    'MariaDB or MySQL, or the proxy in front of several: mysql://user:password@host:3306/database; ?ssl=true or ?ssl=verify, with &sslCa=FILE, for TLS. Its binary log, if it keeps one, is ROW or MIXED',
    'SQLite in DATA_DIR',
  ),
  DATABASE_PASSWORD: optional(
    Joi.string().when('DATABASE_URL', {
      is: Joi.string()
        .custom((url: string, helpers) => (lacksPassword(url) ? url : helpers.error('any.invalid')))
        .required(),
      then: Joi.optional(),
      otherwise: Joi.forbidden().messages({
        '*': 'DATABASE_PASSWORD needs a DATABASE_URL that has a user and no password',
      }),
    }),
    'password of the user in DATABASE_URL, as it is: any character may be in it',
    'that of DATABASE_URL',
  ),
  MIGRATION_DATABASE_URL: optional(
    databaseUrl('MIGRATION_DATABASE_URL'),
    'another account, which migrates; that of DATABASE_URL then needs SELECT, INSERT, UPDATE and DELETE only',
    'DATABASE_URL',
  ),
  DATABASE_POOL: withDefault(whole().min(1).max(500), 10, 'connections of a process to MariaDB or MySQL'),
  DATA_DIR: optional(
    Joi.string(),
    'folder of the SQLite database and of uploaded files; several servers share one, or a bucket (FILES)',
    '.data, or .data/sandbox',
  ),
  FILES: optional(
    Joi.string()
      .custom((text: string, helpers) => (toBucket(text) ? text : helpers.error('any.invalid')))
      .messages({ '*': 'FILES must be s3://bucket or s3://bucket/prefix' }),
    'bucket of uploaded and issued files, with a prefix: s3://bucket/prefix; needs the AWS_ variables',
    'a folder in DATA_DIR',
  ),
  AWS_ENDPOINT_URL_S3: optional(
    Joi.string().uri({ scheme: ['http', 'https'] }),
    'address of a storage that speaks the protocol of Amazon S3',
    'that of Amazon',
  ),
  AWS_REGION: withDefault(Joi.string(), 'us-east-1', 'region of the bucket'),
  AWS_ACCESS_KEY_ID: neededForFiles(
    'AWS_ACCESS_KEY_ID',
    'key that may read, write, list and delete objects under FILES',
  ),
  AWS_SECRET_ACCESS_KEY: neededForFiles('AWS_SECRET_ACCESS_KEY', 'secret of that key'),
  ALLOW_NEWER_DATABASE: withDefault(toggle(), false, 'starts on tables of a later version'),
  SANDBOX: withDefault(
    toggle(),
    false,
    'a second installation for tests, with a banner, test keys and a clock that can be moved; it and a real one refuse the database of each other',
  ),
  DEMO_DATA: optional(
    Joi.boolean().when('SANDBOX', {
      not: true,
      then: Joi.when('NODE_ENV', { is: 'production', then: Joi.valid(false) }),
    }),
    'fills an empty database with the demonstration data',
    'true outside production and in a sandbox',
  ),
  SESSION_SECRET: optional(
    requiredSecret('SESSION_SECRET'),
    'signs sessions; 32 random bytes; several, separated by commas: the first signs, all verify',
    'required in production',
  ),
  ENCRYPTION_SECRET: optional(
    requiredSecret('ENCRYPTION_SECRET'),
    'encrypts secrets that the product reads again, such as those of authenticator apps',
    'required in production',
  ),
  IDENTITY_SECRET: optional(
    requiredSecret('IDENTITY_SECRET'),
    'encrypts the identity files of users: answers and documents; kept apart from backups',
    'required in production',
  ),
  SEAL_SECRET: optional(
    requiredSecret('SEAL_SECRET'),
    'signs the seals of ledger and audit entries',
    'required in production',
  ),
  PASSWORD_POLICY: optional(
    createChoice('basic', 'strict'),
    'strict: long passwords that are not common',
    'strict in production, else basic',
  ),
  BREACHED_PASSWORDS_FILE: optional(
    Joi.string()
      .when('PASSWORD_POLICY', { is: 'basic', then: Joi.forbidden() })
      .messages({ '*': 'BREACHED_PASSWORDS_FILE needs PASSWORD_POLICY=strict' }),
    'hashes of breached passwords, which are refused: the SHA-1 file of haveibeenpwned.com, in order',
    'none',
  ),
  ADMIN_SECOND_FACTOR: optional(
    createChoice('required', 'optional'),
    'whether administrators must set up a second factor first',
    'required in production, else optional',
  ),
  SESSION_IDLE_MINUTES: withDefault(whole().min(1), 720, 'minutes without a request after which a session ends'),
  SESSION_MAX_HOURS: withDefault(whole().min(1), 168, 'hours after which a session ends in any case'),
  COOKIE_SECURE: optional(Joi.boolean(), 'sends the session cookie over TLS only', 'true in production'),
  LOG_LEVEL: optional(
    createChoice('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'),
    'least level that is logged',
    'info in production, warn in development',
  ),
  METRICS_TOKEN: optional(
    Joi.string()
      .min(16)
      .messages({ '*': 'METRICS_TOKEN must have 16 characters or more, such as from: openssl rand -hex 32' }),
    'token that reads /metrics',
    'nobody reads it',
  ),
  TRUST_PROXY: withDefault(whole().min(0).max(10), 0, 'proxies in front, so that addresses are those of clients'),
  PUBLIC_ORIGIN: optional(
    Joi.string()
      .custom((text: string, helpers) => (isOrigin(text) ? text : helpers.error('any.invalid')))
      .messages({ '*': 'PUBLIC_ORIGIN must be a scheme and a host without a path: https://invest.example.com' }),
    'scheme and host that people open; writes from elsewhere are refused',
    'the host of each request',
  ),
  CORS_ORIGINS: withDefault(
    Joi.string()
      .custom((text: string, helpers) => (splitList(text).every(isOrigin) ? text : helpers.error('any.invalid')))
      .messages({ '*': 'CORS_ORIGINS must be origins separated by commas: https://one.example,https://two.example' }),
    '',
    'origins, separated by commas, whose pages may call the REST API with an API key',
  ),
  GRAPHQL_INTROSPECTION: optional(Joi.boolean(), 'answers introspection', 'true outside production'),
  GRAPHQL_OPERATIONS: optional(
    createChoice('trusted', 'any'),
    'trusted: /graphql executes the operations of our front ends; any: any text',
    'trusted in production, else any',
  ),
  GRAPHQL_PLAYGROUND: optional(Joi.boolean(), 'serves /playground', 'true outside production'),
  GRAPHQL_REQUESTS_PER_MINUTE: withDefault(
    whole().min(1),
    6000,
    'requests of one address to /graphql in a minute, to each process',
  ),
  API_KEY_REQUESTS_PER_MINUTE: withDefault(
    whole().min(1),
    600,
    'REST requests of one API key in a minute, to each process',
  ),
  // A statement of the bank with all its lines and long texts fits.
  BODY_LIMIT_KB: withDefault(whole().min(16).max(10_240), 2048, 'largest request body'),
  LOGIN_TRIES: withDefault(whole().min(1), 10, 'failed sign-ins of an account and address'),
  LOGIN_TRIES_MINUTES: withDefault(Joi.number().min(1), 15, 'minutes for which LOGIN_TRIES counts'),
  ADDRESS_TRIES: withDefault(
    whole().min(1),
    300,
    'sign-ins, registrations, code checks and waitlist requests of an address',
  ),
  ADDRESS_TRIES_MINUTES: withDefault(Joi.number().min(1), 5, 'minutes for which ADDRESS_TRIES counts'),
  SMTP_URL: optional(
    Joi.string()
      .uri({ scheme: ['smtp', 'smtps'] })
      .messages({ '*': 'SMTP_URL must be smtp://user:password@host:587, or smtps:// for TLS from the start' })
      .when('PUBLIC_ORIGIN', {
        not: Joi.exist(),
        then: Joi.forbidden().messages({ '*': 'SMTP_URL needs PUBLIC_ORIGIN, to which the links of e-mails lead' }),
      }),
    'server that sends e-mails; needs PUBLIC_ORIGIN',
    'e-mails are kept, unsent',
  ),
  EMAIL_FROM: withDefault(
    Joi.string()
      .email({ tlds: false })
      .when('NODE_ENV', { is: 'production', then: Joi.when('SMTP_URL', { is: Joi.exist(), then: Joi.required() }) })
      .messages({ 'any.required': 'EMAIL_FROM is required in production with SMTP_URL: the sender of the e-mails' }),
    brand.contactEmail,
    'sender of the e-mails; required in production with SMTP_URL',
  ),
  ...companyVariables,
  WEBHOOK_ALLOW_PRIVATE: optional(
    Joi.string()
      .when('NODE_ENV', { is: 'production', then: Joi.invalid('1') })
      .messages({
        'any.invalid': 'WEBHOOK_ALLOW_PRIVATE must name the hosts in production: hooks.internal.example,10.0.0.7',
      }),
    'hosts, separated by commas, that may get webhooks at private addresses; 1 for all, outside production',
    'none',
  ),
  OUTBOX_POLL_MS: withDefault(
    whole().min(0).max(60_000),
    1000,
    'milliseconds between two polls of the outbox; 0: this process sends nothing',
  ),
  OUTBOX_LEASE_SECONDS: withDefault(
    Joi.number().min(1).max(3600),
    60,
    'seconds for which a process reserves a message',
  ),
  APPROVALS: optional(
    createChoice('required', 'basic', 'off'),
    'which actions of administrators need a second one',
    'required in production, else basic',
  ),
  IDENTITY_REQUIRED: optional(
    createChoice('off', 'payment', 'order'),
    'when an approved identity is asked for: never, before money moves, or before a reservation too',
    'payment in production, off with the demonstration data',
  ),
  MONEY_IN_LIMIT: withDefault(
    toDollars('MONEY_IN_LIMIT'),
    '1000.00',
    'US dollars that one administrator may credit alone in 30 days beyond what projects have sent',
  ),
  MONEY_OUT_LIMIT: withDefault(
    toDollars('MONEY_OUT_LIMIT'),
    '200.00',
    'US dollars of debits without a withdrawal that one administrator may assign alone in 30 days',
  ),
  BANK_ACCOUNT_BLOCK_HOURS: withDefault(
    Joi.number().min(0).max(720),
    72,
    'hours for which a changed bank account blocks withdrawals',
  ),
  CLAMAV_ADDRESS: optional(
    Joi.string()
      .custom((text: string, helpers) => (toMalwareScanner(text) ? text : helpers.error('any.invalid')))
      .messages({ '*': 'CLAMAV_ADDRESS must be the host and port of clamd: clamav:3310' }),
    'host and port of a ClamAV daemon, which scans uploads; without its verdict none is stored',
    'uploads are not scanned',
  ),
  REMOTES_DIR: optional(Joi.string(), 'folder that remotes are released to', 'the builds of the checkout'),
  GIT_COMMIT: optional(Joi.string(), 'commit of the program, in the log and at /readyz', 'that of the built checkout'),
  ROLLOUT_POLL_SECONDS: withDefault(
    Joi.number().min(0).max(3600),
    15,
    'seconds between two polls of canaries that end by themselves; 0 leaves them to another process',
  ),
};

/** The variables of the environment, checked and with their defaults. */
export type Environment = {
  [Name in keyof typeof variables]: (typeof variables)[Name] extends Variable<infer Value> ? Value : never;
};

export const environmentSchema = Joi.object<Environment>(variables)
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
