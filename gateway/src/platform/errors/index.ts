export * from './config-error';
export * from './expected-error';
export * from './parse-input';
