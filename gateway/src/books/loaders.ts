import type { EntityManager } from 'typeorm';
import { createLedgerLoaders } from './ledger/ledger.loaders';

export const createBooksLoaders = (reader: EntityManager) => ({
  ledger: createLedgerLoaders(reader),
});

export type BooksLoaders = ReturnType<typeof createBooksLoaders>;
