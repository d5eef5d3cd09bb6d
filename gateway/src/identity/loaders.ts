import type { EntityManager } from 'typeorm';
import { hasOpenMatches } from './screening/open-matches';

export const createIdentityLoaders = (reader: EntityManager) => ({
  hasOpenMatches: hasOpenMatches(reader),
});

export type IdentityLoaders = ReturnType<typeof createIdentityLoaders>;
