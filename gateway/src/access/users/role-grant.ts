import { roleLabel } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import type { ApprovalDetail } from '../approvals/approvals.types';
import { UserNames } from './user-names';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request';
import { User } from './user.entity';

/** The key of the proposal that belongs to the creation of a user. A client's own key has no blank, so it never equals one. */
export const toRequestOfGrant = (request: IdempotentRequest): IdempotentRequest => ({
  ...request,
  key: request.key && `${request.key} grant`,
});

/** What an approved grant of the role executes. */
export type RoleGrant = { userId: number };

/** What an approver reads of it. */
export async function describeGrant(reader: EntityManager, { userId }: RoleGrant): Promise<ApprovalDetail[]> {
  const user = await reader.findOneBy(User, { id: userId });
  return [
    { label: 'Usuario', value: await new UserNames(reader).user(userId) },
    { label: 'Correo electrónico', value: user?.email ?? '—' },
    { label: 'Rol', value: `${user ? roleLabel[user.role] : '—'} → ${roleLabel.admin}` },
  ];
}
