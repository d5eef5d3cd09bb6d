import { approvalMessages, isStaffRoleAbove, type StaffRole } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../platform/database';
import { getForUpdate } from '../../platform/database/row-lock';
import { conflict } from '../../platform/errors';
import { type Actor, everything } from '../../platform/request';
import type { ApprovalsService } from '../approvals/approvals.service';
import { updateWithAudit } from '../audit-log/audit-writer';
import { endCredentials, User, UserNames } from '../records';
import type { SecondFactorService } from '../second-factor/second-factor.service';
import { insertSecurityEvent } from '../security-events/security-events.service';
import { describeGrant, isEnablable, isSamePerson, summarizeGrant, type RoleGrant } from './role-grant';

/** Grants of staff roles, which include that a disabled administrator is enabled. */
export class RoleGrants {
  constructor(
    private readonly database: Database,
    private readonly approvals: ApprovalsService,
    private readonly secondFactor: SecondFactorService,
  ) {
    // The payload is ours, and its hash is checked before it is executed.
    approvals.register('grant_admin', {
      execute: (manager, payload, by) => this.execute(manager, payload as RoleGrant, by),
      describe: (reader, payload) => describeGrant(reader, payload as RoleGrant),
    });
  }

  /** Whether a staff role waits for a second administrator: it may do something that the one before may not. */
  isNeeded(staffRole: StaffRole | null, former: StaffRole | null): boolean {
    return staffRole !== null && isStaffRoleAbove(staffRole, former) && this.approvals.isNeeded('grant_admin');
  }

  /** @throws APPROVAL_PENDING, always */
  async propose({ id, fullName, email }: User, staffRole: StaffRole, by: Actor): Promise<never> {
    const payload: RoleGrant = { userId: id, staffRole, fullName, email };
    const summary = summarizeGrant(staffRole, await new UserNames(this.database.reader, everything).user(id));
    return this.approvals.propose({ kind: 'grant_admin', subject: `user:${id}`, summary, payload }, by);
  }

  private async execute(manager: EntityManager, grant: RoleGrant, by: Actor): Promise<void> {
    const { userId, staffRole = 'administrator', enables } = grant;
    const before = await getForUpdate(manager, User, userId);
    if (!isSamePerson(before, grant)) throw conflict(approvalMessages.approvalOutdated);
    if (enables) return this.enable(manager, before, staffRole, by);
    if (!isStaffRoleAbove(staffRole, before.staffRole) || before.disabledAt !== null)
      throw conflict(approvalMessages.approvalOutdated);
    await updateWithAudit({ manager, entity: User, by }, userId, { role: 'admin', staffRole });
    await insertSecurityEvent(manager, { kind: 'role_changed', userId, actor: by });
    await endCredentials(manager, userId, null);
  }

  // Somebody who had the password or the phone of the account when it was disabled may still have them.
  private async enable(manager: EntityManager, user: User, staffRole: StaffRole, by: Actor): Promise<void> {
    if (!isEnablable(user, staffRole)) throw conflict(approvalMessages.approvalOutdated);
    const { id: userId } = user;
    const columns = { disabledAt: null, recoveredAt: new Date() };
    await updateWithAudit({ manager, entity: User, by }, userId, columns);
    await insertSecurityEvent(manager, { kind: 'account_enabled', userId, actor: by });
    await this.secondFactor.resetInTransaction(manager, userId, by);
  }
}
