import { formatMoment, limits, roleLabel, staffRoleLabel, type StaffRole } from '@cimiento/contracts';
import { IsNull, Not, type EntityManager } from 'typeorm';
import type { ApprovalDetail } from '../approvals/approvals.types';
import { AuditEntry, User, UserNames } from '../records';
import { withoutKey } from '../../platform/idempotency/idempotency-key';
import { type Actor, everything } from '../../platform/request';
import type { ApprovalsService } from '../approvals/approvals.service';
import { readLoggedEmail } from '../approvals/account-makers';
import { describeFreshness } from '../approvals/mark-changes';
import { sha256 } from '../../platform/sha256';

/** Who proposes the grant that belongs to the creation of a user: with its own key, because that of the request stands for the user. */
export const toActorOfGrant = (by: Actor): Actor => ({
  ...by,
  ...(by.idempotencyKey && { idempotencyKey: sha256(`${by.idempotencyKey} grant`) }),
});

/**
 * The payload of an approved staff role or of the enabling of an administrator, with the name and e-mail that it was proposed for; without a
 * role or these, as earlier releases stored it, it means `administrator` and any.
 */
export type RoleGrant = { userId: number; staffRole?: StaffRole; enables?: true; fullName?: string; email?: string };

/** Whether an account is called as it was when its grant was proposed: what the approver saw is what is granted. */
export const isSamePerson = (user: User, { fullName = user.fullName, email = user.email }: RoleGrant): boolean =>
  user.fullName === fullName && user.email === email;

/** The summary of a grant in a list. */
export const summarizeGrant = (staffRole: StaffRole, name: string): string =>
  staffRole === 'administrator'
    ? `Dar el rol de administrador a ${name}`
    : `Dar el rol de administrador con la función ${staffRoleLabel[staffRole]} a ${name}`;

/** The current role of an account, in words. */
export const describeRole = ({ role, staffRole }: Pick<User, 'role'> & { staffRole?: StaffRole | null }): string =>
  role === 'admin' && staffRole ? staffRoleLabel[staffRole] : roleLabel[role];

/** Whether somebody proved to read the e-mail of an account, and what staff did: who set the e-mail, and who created the account. */
async function describeOrigin(reader: EntityManager, { id, email, emailVerifiedAt }: User): Promise<ApprovalDetail[]> {
  const names = new UserNames(reader, everything);
  const where = { entity: 'user', recordId: id, userId: Not(IsNull()) } as const;
  const entries = await reader.find(AuditEntry, { where, order: { id: 'ASC' } });
  const describeActor = async ({ userId, createdAt }: AuditEntry): Promise<string> =>
    `${await names.user(userId ?? 0)} el ${formatMoment(createdAt, 'long')}`;
  const creation = entries.find(({ action }) => action === 'create');
  const set = entries.findLast(({ before, after }) => readLoggedEmail(before) !== readLoggedEmail(after));
  const isSet = set !== undefined && readLoggedEmail(set.after) === email;
  const unconfirmed = `Sin confirmar${isSet ? `: lo puso ${await describeActor(set)}` : ''}`;
  const confirmation =
    emailVerifiedAt === null ? unconfirmed : `Confirmado el ${formatMoment(emailVerifiedAt, 'long')}`;
  const first = creation && readLoggedEmail(creation.after);
  const creator =
    creation && `${await describeActor(creation)}${first === email ? '' : `, con el correo ${String(first)}`}`;
  return [
    { label: 'Confirmación del correo', value: confirmation },
    ...(creator === undefined ? [] : [{ label: 'Creó la cuenta', value: creator }]),
  ];
}

/** The details that an approver reads. */
export async function describeGrant(reader: EntityManager, grant: RoleGrant): Promise<ApprovalDetail[]> {
  const { userId, staffRole = 'administrator', enables, fullName, email } = grant;
  const user = await reader.findOneBy(User, { id: userId });
  const role = user ? describeRole(user) : '—';
  return [
    { label: 'Usuario', value: await new UserNames(reader, everything).user(userId) },
    ...(fullName === undefined ? [] : [{ label: 'Nombre completo', value: fullName }]),
    { label: 'Correo electrónico', value: email ?? user?.email ?? '—' },
    ...(user ? await describeOrigin(reader, user) : []),
    {
      label: 'Rol',
      value: enables ? describeRole({ role: 'admin', staffRole }) : `${role} → ${staffRoleLabel[staffRole]}`,
    },
    ...(enables ? [enabling] : []),
    describeFreshness(user !== null && isSamePerson(user, grant) && (!enables || isEnablable(user, staffRole))),
  ];
}

const enabling: ApprovalDetail = {
  label: 'Acción',
  value: `Habilitar la cuenta: configura de nuevo su segundo factor, y no decide nada por ${limits.recoveryPauseHours.max} horas`,
};

/** Whether an account is still the disabled administrator whose enabling was proposed. */
export const isEnablable = (user: User | null, staffRole: StaffRole): boolean =>
  user !== null && user.disabledAt !== null && user.staffRole === staffRole;

/** Proposes to enable an administrator. @throws APPROVAL_PENDING, always; CONFLICT when a grant of theirs waits. */
export async function proposeEnabling(
  approvals: ApprovalsService,
  reader: EntityManager,
  { id: userId, staffRole, fullName, email }: User,
  by: Actor,
): Promise<never> {
  const payload: RoleGrant = { userId, staffRole: staffRole ?? 'administrator', enables: true, fullName, email };
  const summary = `Habilitar al administrador ${await new UserNames(reader, everything).user(userId)}`;
  const action = { kind: 'grant_admin', subject: `user:${userId}`, summary, payload } as const;
  return approvals.propose(action, withoutKey(by));
}
