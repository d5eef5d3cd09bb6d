export { startStandalone, type Standalone } from './server';
export type { SiteOptions } from './site';
