import type { Withdrawal } from './withdrawal.entity';

/** What every notification about a withdrawal says; each of its steps is told once. */
export const toNotice = ({ id, userId, amount }: Withdrawal) => ({
  userId,
  facts: { amount },
  subject: `withdrawal:${id}`,
});
