import { messages, type FieldErrors } from '@cimiento/contracts';
import type { PaymentInput } from '@cimiento/contracts/schemas';
import type { Investment } from '../records';

export type Parties = Pick<PaymentInput, 'investmentId' | 'userId' | 'projectId'>;

/** Checks that a payment's user and project are those of its investment; returns no errors if they are. */
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
