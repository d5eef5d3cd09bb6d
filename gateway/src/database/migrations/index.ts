import { FirstTables1767225600000 } from './1767225600000-first-tables';

/** Every migration, oldest first. */
export const migrations = [FirstTables1767225600000];
