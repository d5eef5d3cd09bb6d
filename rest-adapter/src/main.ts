import { runProcess } from '@cimiento/gateway';
import { answerExpected, createRestAdapter } from './index';

/** The REST adapter as its own process. It runs the gateway's schema on the same database, without a call to the gateway. */
runProcess(
  'REST adapter',
  (gateway) => [
    gateway.health,
    createRestAdapter({ gateway, bodyLimit: gateway.bodyLimit, corsOrigins: gateway.corsOrigins }),
  ],
  answerExpected,
);
