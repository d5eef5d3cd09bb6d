import type { EntityManager } from 'typeorm';

export const createIdentityLoaders = (_reader: EntityManager) => ({});

export type IdentityLoaders = ReturnType<typeof createIdentityLoaders>;
