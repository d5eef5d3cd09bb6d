export { createRestAdapter, type RestAdapterOptions } from './adapter';
export type { Execute, GatewayPort } from './gateway';
export { routes, type Route } from './routes';
export { answerExpected } from './http/problem';
