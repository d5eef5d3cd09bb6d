import type { DemoInvitation } from './types';

const createdAt = '2024-04-01T15:00:00.000Z';

/** A code with many uses, an expired one, and a used one. */
export const demoInvitations: DemoInvitation[] = [
  { id: 1, code: 'BETA2026', maxUses: 10_000, uses: 0, expiresAt: null, email: null, createdAt },
  { id: 2, code: 'BETA2024', maxUses: 100, uses: 12, expiresAt: '2025-01-01T05:00:00.000Z', email: null, createdAt },
  { id: 3, code: 'FUNDADORES', maxUses: 1, uses: 1, expiresAt: null, email: null, createdAt },
];
