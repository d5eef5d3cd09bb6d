import { centsToText, type WebhookData } from '@cimiento/contracts';
import type { BankStatementLine } from './bank-statement-line.entity';

export const toDepositData = (
  line: Pick<BankStatementLine, 'id' | 'orderId' | 'amount' | 'bookedOn'>,
  userId: number,
): WebhookData<'deposit.credited'> => ({
  bankLineId: line.id,
  userId,
  orderId: line.orderId,
  amount: centsToText(line.amount),
  bookedOn: line.bookedOn,
});
