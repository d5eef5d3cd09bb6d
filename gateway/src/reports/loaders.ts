import DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import { readProgress } from './account-statements/statement-progress';

export const createReportsLoaders = (reader: EntityManager) => ({
  /** How far the statements of a batch are, by the id of the batch. */
  statementProgress: new DataLoader((ids: readonly number[]) => readProgress(reader, ids)),
});

export type ReportsLoaders = ReturnType<typeof createReportsLoaders>;
