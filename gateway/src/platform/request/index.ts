export * from './actor';
export * from './allows';
export * from './guarded';
export * from './reader';
export * from './viewer';
