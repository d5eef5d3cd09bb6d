import 'reflect-metadata';

export { ConfigError, loadConfig, type GatewayConfig } from './config/config';
export { DatabaseUnavailableError } from './database';
export { createGateway, type Gateway } from './gateway';
export { compressAnswers } from './http/compress-answers';
export { schemaFile } from './emit-schema';
export { answerUnanswered } from './http/unanswered';
export { runProcess, superviseGateways } from './process';
export { sessionCookieName } from './auth/session';
