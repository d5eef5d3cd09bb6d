import type { Withdrawal } from './withdrawal.entity';

/** What every notification about a withdrawal says. Without a subject: a step that is taken back may be repeated, and is told again. */
export const toNotice = ({ userId, amount }: Withdrawal) => ({ userId, facts: { amount } });
