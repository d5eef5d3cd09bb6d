import { runProcess } from '@cimiento/gateway';
import { createRestAdapter } from './index';

/** The REST adapter as a process of its own: the gateway's schema against the same database, without a second hop (design §1). */
runProcess('REST adapter', (gateway) => [gateway.health, createRestAdapter({ gateway, bodyLimit: gateway.bodyLimit })]);
