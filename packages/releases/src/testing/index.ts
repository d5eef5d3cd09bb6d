export { findDisagreements } from './agreement';
export { createManifest, writeBuild, writeShell, type BuildOptions } from './build';
export { createWebdavServer } from './webdav-server';
export { stepCanary } from './step-canary';
