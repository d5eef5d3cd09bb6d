import type { WebhookData } from '@cimiento/contracts';
import type { Withdrawal } from './withdrawal.entity';

export const toWithdrawalData = (withdrawal: Withdrawal): WebhookData<'withdrawal.paid'> => ({
  withdrawalId: withdrawal.id,
  userId: withdrawal.userId,
  amount: withdrawal.amount,
  status: withdrawal.status,
  reference: withdrawal.reference,
  paidOn: withdrawal.paidOn,
});
