import 'reflect-metadata';

export { ConfigError, loadConfig, type GatewayConfig } from './config/config';
export { type Database, DatabaseUnavailableError, migrate, openDatabase } from './database';
export { seedDemo } from './demo/seed';
export { ExpectedError } from './errors/expected-error';
export { createGateway, type Gateway } from './gateway';
export { emitSchema, schemaFile, schemaText } from './graphql/emit-schema';
export type { Execute } from './graphql/executor';
export { runProcess } from './process';
export { sessionCookieName } from './auth/session';
export type { Viewer } from './auth/viewer';
