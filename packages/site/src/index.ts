export { ConfigError, readSiteOptions } from './config';
export { site, type Site, type SiteOptions } from './site';
