import { accountMessages, isStaffRoleAbove, messages, type Role, type StaffRole } from '@cimiento/contracts';
import { userFields } from '@cimiento/contracts/fields';
import { userUpdateSchema } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import type { AccountMakers } from '../approvals/account-makers';
import type { ApprovalsService } from '../approvals/approvals.service';
import type { ApprovalDetail } from '../approvals/approvals.types';
import { describeFreshness } from '../approvals/mark-changes';
import { quote, User, UserNames } from '../records';
import { type Actor, everything } from '../../platform/request';
import type { Database } from '../../platform/database';
import { assertRevision, getRevision } from '../../platform/database/revision';
import { forbidden, parseInput, validationFailed } from '../../platform/errors';
import { withoutKey } from '../../platform/idempotency/idempotency-key';
import type { SecondFactorService } from '../second-factor/second-factor.service';
import { hasHistory } from './account-history';
import { describeRole, proposeEnabling } from './role-grant';
import { toStaffRole } from './staff-role';
import type { SavedUser, UsersAdminService } from './users-admin.service';

type Access = { email: string; fullName: string; role: Role; staffRole?: StaffRole | null };

/** Who changes an account: an administrator with a session, or a key in their name. */
export type AccountChanger = Actor & { isKey?: boolean };

/** The payload of an approved account change. A password is never in it: its owner gets the link of a reset. */
type AccountChange = { userId: number } & (
  | { action: 'disable' }
  | { action: 'resetFactor' }
  | { action: 'update'; revision: string; before: Access; values: Access; resetsPassword: boolean }
);

const actionLabel: Record<AccountChange['action'], string> = {
  disable: 'Deshabilitar la cuenta',
  resetFactor: 'Quitar el segundo factor',
  update: 'Cambiar la cuenta',
};

const describeStep = (before: string, after: string): string => (before === after ? before : `${before} → ${after}`);

async function describeChange(reader: EntityManager, change: AccountChange): Promise<ApprovalDetail[]> {
  const { userId } = change;
  const details: ApprovalDetail[] = [
    { label: 'Acción', value: actionLabel[change.action] },
    { label: 'Usuario', value: await new UserNames(reader, everything).user(userId) },
  ];
  if (change.action !== 'update') return details;
  const { before, values, revision, resetsPassword } = change;
  const current = await reader.findOneBy(User, { id: userId });
  return [
    ...details,
    { label: userFields.email.label, value: describeStep(before.email, values.email) },
    { label: userFields.fullName.label, value: describeStep(quote(before.fullName), quote(values.fullName)) },
    { label: userFields.role.label, value: describeStep(describeRole(before), describeRole(values)) },
    { label: userFields.password.label, value: resetsPassword ? 'Recibe un enlace para elegir otra' : 'Sin cambio' },
    describeFreshness(current !== null && getRevision(current) === revision),
  ];
}

/**
 * Changes of accounts by administrators. What takes power from another administrator, or makes the account of somebody theirs, needs a second
 * one: an administrator who could do it alone could act as two, or as an investor.
 */
export class AdminChangesService {
  constructor(
    private readonly database: Database,
    private readonly approvals: ApprovalsService,
    private readonly users: UsersAdminService,
    private readonly secondFactor: SecondFactorService,
    private readonly accountMakers: AccountMakers,
  ) {
    // The payload is ours, and its hash is checked before it is executed.
    for (const kind of ['admin_change', 'account_change'] as const)
      approvals.register(kind, {
        execute: (manager, payload, by) => this.execute(manager, payload as AccountChange, by),
        describe: (reader, payload) => describeChange(reader, payload as AccountChange),
        findSubject: (payload) => (payload as AccountChange).userId,
      });
  }

  /**
   * Updates a user as `UsersAdminService.update`.
   * @throws APPROVAL_PENDING too for name, e-mail or password of somebody's account, and for e-mail, role or password of another
   * administrator; FORBIDDEN for a key; CONFLICT for one's own e-mail that others set and nobody confirmed.
   */
  async update(id: number, input: unknown, by: AccountChanger, revision?: string | null): Promise<SavedUser> {
    const { password, email, fullName, ...access } = parseInput(userUpdateSchema, input);
    const before = await this.users.get(id);
    if (id === by.userId) {
      if (email !== before.email) await this.accountMakers.assertOwnEmail(this.database.reader, id);
      return this.users.update(id, input, by, revision);
    }
    const { role } = access;
    const staffRole = toStaffRole(access, before.staffRole);
    const resetsPassword = password !== undefined;
    const isRecovery = resetsPassword || email !== before.email;
    const kind = await this.findKind(before, {
      changesAccess: isRecovery || fullName !== before.fullName,
      changesAdmin: isRecovery || takesPower(before, { role, staffRole }),
    });
    if (kind === null) return this.users.update(id, input, by, revision);
    if (isRecovery || fullName !== before.fullName) assertNoKey(by);
    if (resetsPassword && email !== before.email) throw validationFailed({ password: messages.passwordWithEmail });
    assertRevision(getRevision(before), revision);
    await this.users.assertEmailFree(email, id);
    if (resetsPassword) await this.users.assertReceivesLink(this.database.reader, before);
    const change: AccountChange = {
      action: 'update',
      userId: id,
      revision: getRevision(before),
      before: { email: before.email, fullName: before.fullName, role: before.role, staffRole: before.staffRole },
      values: { email, fullName, role, staffRole },
      resetsPassword,
    };
    // What adds permissions is decided as a grant is.
    return this.propose(role === before.role ? kind : 'admin_change', change, by);
  }

  /**
   * Disables or enables an account as `UsersAdminService.setDisabled`.
   * @throws APPROVAL_PENDING too for another administrator: to enable one is to grant the role.
   */
  async setDisabled(id: number, disabled: boolean, by: Actor): Promise<User> {
    const user = await this.users.get(id);
    const isAdmin = id !== by.userId && user.role === 'admin';
    if (disabled && isAdmin && this.approvals.isNeeded('admin_change'))
      return this.propose('admin_change', { action: 'disable', userId: id }, by);
    if (!disabled && isAdmin && user.disabledAt !== null && this.approvals.isNeeded('grant_admin'))
      return proposeEnabling(this.approvals, this.database.reader, user, by);
    return this.users.setDisabled(id, disabled, by);
  }

  /** Removes the second factors of a user who has lost them. @throws NOT_FOUND; APPROVAL_PENDING for somebody's account; FORBIDDEN for a key */
  async resetSecondFactor(id: number, by: AccountChanger): Promise<void> {
    const user = await this.users.get(id);
    const kind = id === by.userId ? null : await this.findKind(user, { changesAccess: true, changesAdmin: true });
    if (kind === null) return this.secondFactor.reset(id, by);
    assertNoKey(by);
    return this.propose(kind, { action: 'resetFactor', userId: id }, by);
  }

  /** The kind under which a change of another account waits; null for one that is made at once. */
  private async findKind(
    user: User,
    { changesAccess, changesAdmin }: { changesAccess: boolean; changesAdmin: boolean },
  ): Promise<'admin_change' | 'account_change' | null> {
    if (user.role === 'admin' && changesAdmin) return this.approvals.isNeeded('admin_change') ? 'admin_change' : null;
    if (!changesAccess || !this.approvals.isNeeded('account_change')) return null;
    if (user.role === 'admin') return 'admin_change';
    return (await hasHistory(this.database.reader, user.id)) ? 'account_change' : null;
  }

  private async propose(kind: 'admin_change' | 'account_change', payload: AccountChange, by: Actor): Promise<never> {
    const { userId } = payload;
    const name = await new UserNames(this.database.reader, everything).user(userId);
    const summary = `${actionLabel[payload.action]} de ${name}`;
    return this.approvals.propose({ kind, subject: `user:${userId}`, summary, payload }, withoutKey(by));
  }

  private async execute(manager: EntityManager, change: AccountChange, by: Actor): Promise<unknown> {
    if (change.action === 'disable') return this.users.setDisabledInTransaction(manager, change.userId, true, by);
    if (change.action === 'resetFactor') return this.secondFactor.resetInTransaction(manager, change.userId, by);
    const { userId, values, revision, resetsPassword } = change;
    return this.users.saveInTransaction(manager, userId, values, {
      resetsPassword,
      passwordHash: undefined,
      by,
      revision,
    });
  }
}

/** Whether a change takes the role or permissions. What adds permissions asks by itself, as a grant. */
function takesPower(before: User, after: { role: Role; staffRole: StaffRole | null }): boolean {
  if (after.role !== before.role) return true;
  return (
    after.staffRole !== before.staffRole &&
    !(after.staffRole !== null && isStaffRoleAbove(after.staffRole, before.staffRole))
  );
}

/** @throws FORBIDDEN for a key: who somebody is, only people decide. */
function assertNoKey({ isKey }: AccountChanger): void {
  if (isKey) throw forbidden(accountMessages.accountByKey);
}
