import { foldText } from '@cimiento/contracts';
import type { Reader } from '../../request';
import type { Database } from '../database';

/** Builds the SQL condition "this text contains the searched words". NULL contains nothing. */
export type Contains = (text: string) => string;

// MariaDB, MySQL and TiDB share this collation; on SQLite `folded` is a function that the gateway registers.
const ignoringCaseAndAccents = (kind: Database['kind'], text: string): string =>
  kind === 'sqlite' ? `folded(${text})` : `${text} COLLATE utf8mb4_unicode_ci`;

// Columns of users, and texts that name them. `item` is the listed record, which its own permission lets the caller read.
const namesUser = (text: string): boolean =>
  /^(?!item\.)\w+\.(fullName|email|username)$|^item\.(recipient|summary)$/.test(text);

/** For text that people wrote: ignores case and accents. A reader without `users:read` finds nothing by the names of users. */
export const containsText =
  (kind: Database['kind'], readBy: Reader): Contains =>
  (text) =>
    namesUser(text) && !readBy.readsUsers ? '1 = 0' : `${ignoringCaseAndAccents(kind, text)} LIKE :term ESCAPE '!'`;

/** For digits and dates, which need no folding. */
export const containsDigits: Contains = (text) => `${text} LIKE :term ESCAPE '!'`;

/** The value of `:term` that finds these words literally: `%` and `_` are escaped. */
export const toLikePattern = (words: string): string => `%${foldText(words).replace(/[!%_]/g, '!$&')}%`;

/** Sort key in dictionary order: ignores case and accents. */
export const dictionaryOrder = (kind: Database['kind'], text: string): string => ignoringCaseAndAccents(kind, text);

/** The same for a column that MariaDB already stores with that collation, so that its index gives the order. */
export const collatedOrder = (kind: Database['kind'], column: string): string =>
  kind === 'sqlite' ? dictionaryOrder(kind, column) : column;

/** SQL of a number as plain digits. */
export const toDigits = (number: string): string => `CAST(${number} AS CHAR)`;

/** SQL of whole dollars as people write them: '$10,000'. */
export const toDollarText = (kind: Database['kind'], dollars: string): string =>
  `CONCAT('$', ${kind === 'sqlite' ? `printf('%,d', ${dollars})` : `FORMAT(${dollars}, 0)`})`;
