export { ConfigError, readSiteOptions } from './config';
export { site, type SiteOptions } from './site';
