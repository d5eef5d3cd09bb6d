export * from './assert-utf8';
export * from './bearer';
export * from './http-server';
export * from './own-page';
export * from './server-timeouts';
export * from './session-cookie';
export * from './site-operations';
export * from './version';
