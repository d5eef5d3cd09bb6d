import { messages, type FieldErrors } from '@cimiento/contracts';
import type { PaymentInput } from '@cimiento/contracts/schemas';
import type { Investment } from '../investments/investment.entity';

export type Parties = Pick<PaymentInput, 'investmentId' | 'userId' | 'projectId'>;

/** In what the person and the project of a payment do not agree with its investment; nothing when they do. */
export function validateParties(
  { userId, projectId }: Parties,
  investment: Pick<Investment, 'userId' | 'projectId'> | null,
): FieldErrors {
  if (!investment) return { investmentId: messages.investmentUnknown };
  const faults: FieldErrors = {};
  if (investment.userId !== userId) faults['userId'] = messages.paymentUser;
  if (investment.projectId !== projectId) faults['projectId'] = messages.paymentProject;
  return faults;
}
