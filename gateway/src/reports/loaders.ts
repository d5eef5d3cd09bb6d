import DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import { readProgress } from './account-statements/statement-progress';

export const createReportsLoaders = (reader: EntityManager) => ({
  /** The progress of statement batches, by batch id. */
  statementProgress: new DataLoader((ids: readonly number[]) => readProgress(reader, ids)),
});

export type ReportsLoaders = ReturnType<typeof createReportsLoaders>;
