export * from './all.generated';
