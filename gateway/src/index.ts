import 'reflect-metadata';

export { ConfigError, loadConfig, type GatewayConfig } from './platform/config/config';
export { DatabaseUnavailableError } from './platform/database';
export { createGateway, type Gateway } from './gateway';
export { compressAnswers } from './platform/http/compress-answers';
export { listDemoAccess } from './ops/demo/demo-access';
export { schemaFile } from './emit-schema';
export { StartPhase } from './platform/http/start-phase';
export { answerUnanswered } from './platform/http/unanswered';
export { runProcess } from './process';
