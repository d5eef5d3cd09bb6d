import { isStaffRoleAbove, messages, type Role, type StaffRole } from '@cimiento/contracts';
import { userFields } from '@cimiento/contracts/fields';
import { userUpdateSchema } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import type { ApprovalsService } from '../approvals/approvals.service';
import type { ApprovalDetail } from '../approvals/approvals.types';
import { describeFreshness } from '../approvals/mark-changes';
import { UserNames } from './user-names';
import type { Actor } from '../../platform/request/actor';
import type { Database } from '../../platform/database';
import { getRevision } from '../../platform/database/revision';
import { ExpectedError, validationFailed } from '../../platform/errors/expected-error';
import { parseInput } from '../../platform/errors/parse-input';
import { toRequestWithoutKey } from '../../platform/idempotency/idempotent-request';
import type { SecondFactorService } from '../second-factor/second-factor.service';
import { describeRole } from './role-grant';
import { toStaffRole } from './staff-role';
import { User } from './user.entity';
import type { SavedUser, UsersAdminService } from './users-admin.service';

type Access = { email: string; fullName: string; role: Role; staffRole?: StaffRole | null };

/** What an approved change of an administrator executes. A password is never in it: its owner gets the link of a reset. */
type AdminChange = { userId: number } & (
  | { action: 'disable' }
  | { action: 'resetFactor' }
  | { action: 'update'; revision: string; before: Access; values: Access; resetsPassword: boolean }
);

const actionLabel: Record<AdminChange['action'], string> = {
  disable: 'Deshabilitar la cuenta',
  resetFactor: 'Quitar el segundo factor',
  update: 'Cambiar la cuenta',
};

const describeStep = (before: string, after: string): string => (before === after ? before : `${before} → ${after}`);

async function describeChange(reader: EntityManager, change: AdminChange): Promise<ApprovalDetail[]> {
  const { userId } = change;
  const details: ApprovalDetail[] = [
    { label: 'Acción', value: actionLabel[change.action] },
    { label: 'Administrador', value: await new UserNames(reader).user(userId) },
  ];
  if (change.action !== 'update') return details;
  const { before, values, revision, resetsPassword } = change;
  const current = await reader.findOneBy(User, { id: userId });
  return [
    ...details,
    { label: userFields.email.label, value: describeStep(before.email, values.email) },
    { label: userFields.fullName.label, value: describeStep(before.fullName, values.fullName) },
    { label: userFields.role.label, value: describeStep(describeRole(before), describeRole(values)) },
    { label: userFields.password.label, value: resetsPassword ? 'Recibe un enlace para elegir otra' : 'Sin cambio' },
    describeFreshness(current !== null && getRevision(current) === revision),
  ];
}

/**
 * Changes of accounts by administrators. What takes power from another administrator, or their account, needs a second one: an administrator who could do it
 * alone could act as two.
 */
export class AdminChangesService {
  constructor(
    private readonly database: Database,
    private readonly approvals: ApprovalsService,
    private readonly users: UsersAdminService,
    private readonly secondFactor: SecondFactorService,
  ) {
    // The payload is ours, and its hash is checked before it is executed.
    approvals.register('admin_change', {
      execute: (manager, payload, by) => this.execute(manager, payload as AdminChange, by),
      describe: (reader, payload) => describeChange(reader, payload as AdminChange),
      findSubject: (payload) => (payload as AdminChange).userId,
    });
  }

  /** Updates a user as `UsersAdminService.update`. @throws APPROVAL_PENDING too for the e-mail, role or password of another administrator */
  async update(id: number, input: unknown, by: Actor, revision?: string | null): Promise<SavedUser> {
    if (!(await this.needsSecond(id, by))) return this.users.update(id, input, by, revision);
    const { password, email, fullName, ...access } = parseInput(userUpdateSchema, input);
    const before = await this.users.get(id);
    const { role } = access;
    const staffRole = toStaffRole(access, before.staffRole);
    const resetsPassword = password !== undefined;
    // What adds permissions asks by itself, as a grant.
    const keepsPower =
      staffRole === before.staffRole || (staffRole !== null && isStaffRoleAbove(staffRole, before.staffRole));
    if (!resetsPassword && email === before.email && role === before.role && keepsPower)
      return this.users.update(id, input, by, revision);
    if (resetsPassword && email !== before.email) throw validationFailed({ password: messages.passwordWithEmail });
    if (revision && revision !== getRevision(before))
      throw new ExpectedError('CONFLICT', messages.changedMeanwhile, { changed: true });
    return this.propose(
      {
        action: 'update',
        userId: id,
        revision: getRevision(before),
        before: { email: before.email, fullName: before.fullName, role: before.role, staffRole: before.staffRole },
        values: { email, fullName, role, staffRole },
        resetsPassword,
      },
      by,
    );
  }

  /** Disables or enables an account as `UsersAdminService.setDisabled`. @throws APPROVAL_PENDING too for disabling another administrator */
  async setDisabled(id: number, disabled: boolean, by: Actor): Promise<User> {
    if (disabled && (await this.needsSecond(id, by))) return this.propose({ action: 'disable', userId: id }, by);
    return this.users.setDisabled(id, disabled, by);
  }

  /** Removes the second factors of a user who has lost them. @throws NOT_FOUND; APPROVAL_PENDING for another administrator */
  async resetSecondFactor(id: number, by: Actor): Promise<void> {
    if (await this.needsSecond(id, by)) return this.propose({ action: 'resetFactor', userId: id }, by);
    return this.secondFactor.reset(id, by);
  }

  private async needsSecond(id: number, by: Actor): Promise<boolean> {
    if (id === by.userId || !this.approvals.isNeeded('admin_change')) return false;
    return (await this.users.get(id)).role === 'admin';
  }

  private async propose(payload: AdminChange, by: Actor): Promise<never> {
    const { userId } = payload;
    const name = await new UserNames(this.database.reader).user(userId);
    const summary = `${actionLabel[payload.action]} de ${name}`;
    const action = { kind: 'admin_change', subject: `user:${userId}`, summary, payload } as const;
    return this.approvals.propose(action, toRequestWithoutKey(by));
  }

  private execute(manager: EntityManager, change: AdminChange, by: Actor): Promise<unknown> {
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
