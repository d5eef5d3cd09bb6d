import 'reflect-metadata';

export { ConfigError, loadConfig, type GatewayConfig } from './config/config';
export { DatabaseUnavailableError } from './database';
export { createGateway } from './gateway';
export { compressAnswers } from './http/compress-answers';
export { schemaFile } from './graphql/emit-schema';
export { serverTimeouts } from './http/server-timeouts';
export { answerUnanswered } from './http/unanswered';
export { runProcess } from './process';
export { sessionCookieName } from './auth/session';
