import { folded } from '@cimiento/contracts';
import type { Database } from '../database';

/** SQL of 'this text contains the words', whatever their case and accents; a null contains nothing. */
export type Contains = (text: string) => string;

// A collation that MariaDB, MySQL and TiDB have alike; SQLite has the gateway's own function.
const accentless = (kind: Database['kind'], text: string): string =>
  kind === 'sqlite' ? `folded(${text})` : `${text} COLLATE utf8mb4_unicode_ci`;

/** Conditions on the parameter `:term`. */
export const containsOn =
  (kind: Database['kind']): Contains =>
  (text) =>
    `${accentless(kind, text)} LIKE :term ESCAPE '!'`;

/** The value of `:term` that finds these words. */
export const termOf = (words: string): string => `%${folded(words).replace(/[!%_]/g, '!$&')}%`;

/** Text in the order of a dictionary: without regard to case and accents. */
export const alphabetical = (kind: Database['kind'], text: string): string => accentless(kind, text);

/**
 * The order of a dictionary of a column that MariaDB compares so by itself: there it goes by the column's index. `sqlite` has no such
 * columns.
 */
export const alphabeticalIn = (kind: Database['kind'], column: string): string =>
  kind === 'sqlite' ? alphabetical(kind, column) : column;

/** SQL of a number as plain digits. */
export const digitsOf = (number: string): string => `CAST(${number} AS CHAR)`;

/** SQL of whole dollars as people write them, '10,000'. */
export const groupedOf = (kind: Database['kind'], dollars: string): string =>
  kind === 'sqlite' ? `printf('%,d', ${dollars})` : `FORMAT(${dollars}, 0)`;
