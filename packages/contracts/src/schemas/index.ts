export * from './auth';
export * from './investment';
export * from './payment';
export * from './post';
export * from './project';
export * from './user';
export * from './validate';
export * from './waitlist';
