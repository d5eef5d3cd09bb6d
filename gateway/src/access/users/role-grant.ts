import { roleLabel, staffRoleLabel, type StaffRole } from '@cimiento/contracts';
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

/** What an approved grant of a staff role executes; without one, as it was stored before there were any, it is `administrator`. */
export type RoleGrant = { userId: number; staffRole?: StaffRole };

/** What people read about a grant in a list. */
export const summarizeGrant = (staffRole: StaffRole, name: string): string =>
  staffRole === 'administrator'
    ? `Dar el rol de administrador a ${name}`
    : `Dar el rol de administrador con la función ${staffRoleLabel[staffRole]} a ${name}`;

/** What an account is now, as people read it. */
export const describeRole = ({ role, staffRole }: Pick<User, 'role'> & { staffRole?: StaffRole | null }): string =>
  role === 'admin' && staffRole ? staffRoleLabel[staffRole] : roleLabel[role];

/** What an approver reads of it. */
export async function describeGrant(
  reader: EntityManager,
  { userId, staffRole = 'administrator' }: RoleGrant,
): Promise<ApprovalDetail[]> {
  const user = await reader.findOneBy(User, { id: userId });
  return [
    { label: 'Usuario', value: await new UserNames(reader).user(userId) },
    { label: 'Correo electrónico', value: user?.email ?? '—' },
    { label: 'Rol', value: `${user ? describeRole(user) : '—'} → ${staffRoleLabel[staffRole]}` },
  ];
}
