import type { DataSource, Logger } from 'typeorm';
import type { Database } from '../platform/database';

const forbidden = /\b(update|delete\s+from|replace\s+into|truncate(\s+table)?)\s+[`"]?ledger_(entry|posting|seal)\b/i;

// Erasing a person empties the salts of their entries in the audit log; the chain does not cover them.
const releasesSalts =
  /^UPDATE [`"]ledger_seal[`"] SET [`"]salt[`"] = \? WHERE \(+[`"]subject[`"] = \? AND [`"]recordId[`"] IN \([\d?, ]+\)\)+$/;

/** Whether a query changes or deletes rows that are only ever added. */
export const changesLedger = (query: string): boolean => forbidden.test(query) && !releasesSalts.test(query);

/** Watches every query of a database. Call the result at the end: it throws if one changed or deleted rows of the ledger. */
export function guardLedger(database: Database): () => void {
  const found: string[] = [];
  for (const source of new Set<DataSource>([database.reader.dataSource, database.dataSource])) {
    const { logger } = source;
    const watcher: Partial<Logger> = {
      logQuery: (query, parameters, runner) => {
        if (changesLedger(query)) found.push(query);
        logger.logQuery(query, parameters, runner);
      },
    };
    source.logger = Object.assign(Object.create(logger) as Logger, watcher);
  }
  return () => {
    if (found.length > 0) throw new Error(`the ledger is append-only, but these queries ran:\n${found.join('\n')}`);
  };
}
