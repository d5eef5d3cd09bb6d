import type { EntityManager } from 'typeorm';
import type { Reader } from './platform/request';
import { createTimesLoader } from './platform/graphql/time-fields';
import { createAccessLoaders } from './access/loaders';
import { createJoiningLoaders } from './joining/loaders';
import { createBooksLoaders } from './books/loaders';
import { createIdentityLoaders } from './identity/loaders';
import { createInvestingLoaders } from './investing/loaders';
import { createBankingLoaders } from './banking/loaders';
import { createReportsLoaders } from './reports/loaders';

/** Creates the loaders of one request. Loaders cache, so they are never shared between requests. */
export const createLoaders = (reader: EntityManager, readBy: Reader) => ({
  times: createTimesLoader(reader),
  ...createAccessLoaders(reader, readBy),
  ...createJoiningLoaders(reader),
  ...createBooksLoaders(reader),
  ...createIdentityLoaders(reader),
  ...createInvestingLoaders(reader),
  ...createBankingLoaders(reader),
  ...createReportsLoaders(reader),
});
