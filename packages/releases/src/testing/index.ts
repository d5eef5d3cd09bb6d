export { findDisagreements } from './agreement';
export { createManifest, writeBuild, type BuildOptions } from './build';
export { createWebdavServer } from './webdav-server';
