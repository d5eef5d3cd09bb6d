import { createHmac } from 'node:crypto';
import { accountMessages, messages, type Role, type SecurityEventKind } from '@cimiento/contracts';
import { userSchema, userUpdateSchema } from '@cimiento/contracts/schemas';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { normalizeText } from '../../platform/normalize-text';
import type { AccountEmails } from '../account-tokens/account-emails';
import type { PendingEmailsService } from '../account-tokens/pending-emails.service';
import { updateWithAudit, logCreate } from '../audit-log/audit-writer';
import type { Actor } from '../../platform/request';
import { assertEmailOpensNoOther, endCredentials, User } from '../records';
import { assertPasswordAllowed, type PasswordPolicy } from '../auth/password-policy';
import { hashPassword } from '../auth/passwords';
import type { Database } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database/driver-error';
import { ListQueryBuilder } from '../../platform/database/list/list-query-builder';
import { getOrThrow } from '../../platform/database/records';
import { rowLock } from '../../platform/database/row-lock';
import { conflict, ExpectedError, parseInput, validationFailed } from '../../platform/errors';
import { withoutKey } from '../../platform/idempotency/idempotency-key';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import {
  insertSecurityEvent,
  type NewSecurityEvent,
  type SecurityEventsService,
} from '../security-events/security-events.service';
import { userListConfig, type UserSort } from './users.list';
import type { UsersService } from './users.service';
import { hasHistory, hasMoney } from './account-history';
import { toActorOfGrant } from './role-grant';
import type { RoleGrants } from './role-grants';
import { isSameRole, toStaffRole } from './staff-role';

/** The effect of an account change on its access. */
const listChanges = (before: User, after: User, hasNewPassword: boolean): SecurityEventKind[] => [
  ...(hasNewPassword ? ['password_reset' as const] : []),
  ...(isSameRole(before, after) ? [] : ['role_changed' as const]),
  ...(before.email === after.email ? [] : ['email_changed' as const]),
];

const oneTimePasswordMs = 3 * 24 * 3_600_000;

/** The columns of a password that is set. */
const toSecret = (passwordHash: string, isOneTime: boolean): Pick<User, 'passwordHash' | 'oneTimePasswordUntil'> => ({
  passwordHash,
  oneTimePasswordUntil: isOneTime ? new Date(Date.now() + oneTimePasswordMs) : null,
});

type UserValues = Pick<User, 'email' | 'fullName' | 'role'> & Partial<Pick<User, 'staffRole'>>;
type UserChange = {
  passwordHash: string | undefined;
  /** Whether the owner gets the link of a reset, without a password that anybody typed. */
  resetsPassword?: boolean;
  by: Actor;
  revision: string | null | undefined;
};

/** The effect of an account change on its owner's access. */
type AccessPlan = { columns: Partial<User>; setsPassword: boolean; sendsLink: boolean };

/** A user as a change left it, with the role before: null for a new user. */
export type SavedUser = User & { former?: { role: Role | null } };

type UsersAdminParts = {
  database: Database;
  users: UsersService;
  passwordPolicy: PasswordPolicy;
  securityEvents: SecurityEventsService;
  emails: AccountEmails;
  /** Whether a password that an administrator sets is for one time: its user chooses their own with it. */
  hasOneTimePasswords: boolean;
  grants: RoleGrants;
  pendingEmails: PendingEmailsService;
  /** Whether a new e-mail of somebody's account waits for its confirmation, as a change of it waits for a second administrator. */
  holdsEmails: boolean;
  idempotency: IdempotencyService;
  /** The first makes a password comparable between retries. */
  secrets: readonly string[];
};

/** Administration of users: create and edit, but never delete, because users own records of money. */
export class UsersAdminService {
  readonly lists: ListQueryBuilder<User, UserSort, 'role'>;

  constructor(private readonly parts: UsersAdminParts) {
    this.lists = new ListQueryBuilder(parts.database, userListConfig(parts.database.kind));
  }

  /** @throws NOT_FOUND */
  get(id: number): Promise<User> {
    return getOrThrow(this.parts.database.reader, User, id);
  }

  /**
   * Creates a user. Where the role of administrator needs a second one, the account is a user's until the role is approved.
   * @throws VALIDATION_FAILED, CONFLICT when the username or e-mail is taken, IDEMPOTENCY_MISMATCH,
   * APPROVAL_PENDING when the role waits for approval.
   */
  async create(input: unknown, by: Actor): Promise<SavedUser> {
    const { password, ...values } = parseInput(userSchema, input);
    await assertPasswordAllowed(this.parts.passwordPolicy, password, values);
    const passwordHash = await hashPassword(password);
    const staffRole = toStaffRole(values);
    const isGrant = this.parts.grants.isNeeded(staffRole, null);
    const access = isGrant ? ({ role: 'user', staffRole: null } as const) : { role: values.role, staffRole };
    const isOneTime = this.parts.hasOneTimePasswords;
    const compared = { ...values, password: this.toComparable(password) };
    const user = await this.parts.idempotency.runOnce(by, User, compared, async (manager) => {
      const { passwordHash: _secret, ...inserted } = await this.parts.users.insert(manager, {
        ...values,
        ...access,
        ...toSecret(passwordHash, isOneTime),
        ...(isOneTime && { recoveredAt: new Date() }),
        staffEmailAt: new Date(),
      });
      const created = manager.create(User, inserted);
      await logCreate({ manager, entity: User, by }, [created]);
      await this.parts.emails.sendWelcome(manager, created);
      // Stored with the key, so it has no hash of the password.
      return created;
    });
    return isGrant && staffRole !== null
      ? this.parts.grants.propose(user, staffRole, toActorOfGrant(by))
      : { ...user, former: { role: null } };
  }

  /**
   * Updates a user. A new password or role ends their sessions, except the session of the request. Where the role of administrator needs a
   * second one, everything else is saved at once. In production a password for an account with a confirmed e-mail is not set: its owner gets
   * the link of a reset.
   * @throws VALIDATION_FAILED, also for a new e-mail and a password at once in production, NOT_FOUND, CONFLICT when the e-mail is taken, the last administrator would lose the role, or the user
   * no longer has the given revision; APPROVAL_PENDING when the role waits for approval.
   */
  async update(id: number, input: unknown, by: Actor, revision?: string | null): Promise<SavedUser> {
    const { password, ...values } = parseInput(userUpdateSchema, input);
    const current = await this.get(id);
    if (password !== undefined)
      await assertPasswordAllowed(this.parts.passwordPolicy, password, {
        username: current.username,
        email: values.email,
      });
    const passwordHash = password === undefined ? undefined : await hashPassword(password);
    const staffRole = toStaffRole(values, current.staffRole);
    const isGrant = this.parts.grants.isNeeded(staffRole, current.staffRole);
    const access = isGrant ? { role: current.role, staffRole: current.staffRole } : { role: values.role, staffRole };
    const user = await this.save(id, { ...values, ...access }, { passwordHash, by, revision });
    return isGrant && staffRole !== null ? this.parts.grants.propose(user, staffRole, withoutKey(by)) : user;
  }

  // Without the secret nobody can try passwords against what is stored of a request.
  private toComparable(password: string): string {
    return createHmac('sha256', this.parts.secrets[0] ?? '')
      .update(`idempotent-password:${password}`)
      .digest('base64url');
  }

  private async save(id: number, values: UserValues, change: UserChange): Promise<SavedUser> {
    try {
      const { events, user } = await this.parts.database.transaction((manager) =>
        this.saveInTransaction(manager, id, values, change),
      );
      events.forEach((event) => this.parts.securityEvents.log(event));
      return user;
    } catch (error) {
      throw isUniqueViolation(error, 'users', 'emailKey') ? conflict({ email: messages.emailTaken }) : error;
    }
  }

  /** Changes an account in the transaction of the caller. @throws as `update` */
  async saveInTransaction(
    manager: EntityManager,
    id: number,
    values: UserValues,
    change: UserChange,
  ): Promise<{ events: NewSecurityEvent[]; user: SavedUser }> {
    const keepsAll = values.role === 'admin' && (values.staffRole ?? 'administrator') === 'administrator';
    const before = await this.getForUpdate(manager, id, keepsAll ? null : messages.lastAdmin);
    const staffRole = toStaffRole(values, before.staffRole);
    const { by, revision } = change;
    const isOther = values.email !== before.email;
    if (isOther) await assertEmailOpensNoOther(manager, values.email, id);
    const isHeld = isOther && id !== by.userId && this.parts.holdsEmails && (await hasHistory(manager, id));
    const email = isHeld ? before.email : values.email;
    const access = this.planAccess(before, { ...values, email }, change);
    if (access.sendsLink) await this.assertReceivesLink(manager, before);
    const columns = { ...values, email, staffRole, ...access.columns, emailKey: normalizeText(email) };
    const extra = access.setsPassword ? { passwordChanged: true } : {};
    const after = await updateWithAudit({ manager, entity: User, by }, id, columns, { revision, extra });
    const kinds = listChanges(before, after, access.setsPassword);
    const events = kinds.map((kind) => ({ kind, userId: id, actor: by, formerEmail: before.email }));
    for (const event of events) await insertSecurityEvent(manager, event);
    const isOtherRole = !isSameRole(before, after);
    if (kinds.length > 0)
      await endCredentials(manager, id, by.sessionHash, { keepsSessions: !access.setsPassword && !isOtherRole });
    if (before.email !== after.email) await this.parts.emails.sendVerification(manager, after);
    if (access.sendsLink) await this.parts.emails.sendPasswordReset(manager, after);
    const user = isHeld ? await this.parts.pendingEmails.start(manager, after, values.email, by) : after;
    return { events, user: { ...user, former: { role: before.role } } };
  }

  /** @throws CONFLICT when another account has the e-mail, or opens with it. */
  async assertEmailFree(email: string, id: number): Promise<void> {
    const { reader } = this.parts.database;
    await assertEmailOpensNoOther(reader, email, id);
    if (await reader.existsBy(User, { emailKey: normalizeText(email), id: Not(id) }))
      throw conflict({ email: messages.emailTaken });
  }

  /** Whether the link of a reset may go to an account: not to an e-mail that staff set and nobody confirmed, where there is money. */
  async mayReceiveLink(manager: EntityManager, { id, staffEmailAt }: User): Promise<boolean> {
    return !this.parts.holdsEmails || staffEmailAt === null || !(await hasMoney(manager, id));
  }

  /** @throws CONFLICT when the link of a reset may not go there. */
  async assertReceivesLink(manager: EntityManager, user: User): Promise<void> {
    if (!(await this.mayReceiveLink(manager, user))) throw conflict(accountMessages.emailUnconfirmed);
  }

  /** Whether an account gets the link of a reset in place of a password: in production, if its owner has confirmed the e-mail. */
  receivesPasswordLink({ id, emailVerifiedAt }: User, { userId }: Actor): boolean {
    return this.parts.hasOneTimePasswords && id !== userId && emailVerifiedAt !== null;
  }

  /**
   * The effect of a new e-mail and a new password on an account. In production the owner of a confirmed e-mail gets the link of a reset instead of a
   * password that somebody else knows, and whose access others changed decides nothing for some days.
   * @throws VALIDATION_FAILED in production for both at once: with them one administrator would have the account.
   */
  private planAccess(
    before: User,
    { email, fullName }: UserValues,
    { passwordHash, resetsPassword = false, by }: UserChange,
  ): AccessPlan {
    const isOtherEmail = before.email !== email;
    const isOthers = this.parts.hasOneTimePasswords && before.id !== by.userId;
    const hasPassword = passwordHash !== undefined;
    if (this.parts.hasOneTimePasswords && hasPassword && isOtherEmail)
      throw validationFailed({ password: messages.passwordWithEmail });
    const sendsLink = resetsPassword || (hasPassword && this.receivesPasswordLink(before, by));
    const setsPassword = hasPassword && !sendsLink;
    const isOtherAccess = isOtherEmail || hasPassword || sendsLink || fullName !== before.fullName;
    const isWatched = this.parts.holdsEmails && before.id !== by.userId && isOtherAccess;
    const columns = {
      ...(isOtherEmail && { emailVerifiedAt: null, staffEmailAt: new Date() }),
      ...(isWatched && { accessChangedAt: new Date() }),
      ...(setsPassword && toSecret(passwordHash, isOthers)),
      ...(isOthers && (hasPassword || sendsLink || isOtherEmail) && { recoveredAt: new Date() }),
    };
    return { columns, setsPassword, sendsLink };
  }

  /**
   * Disables an account, which ends its sessions, or enables it again.
   * @throws NOT_FOUND, CONFLICT when it is the last administrator's or one's own.
   */
  async setDisabled(id: number, disabled: boolean, by: Actor): Promise<User> {
    const { user, event } = await this.parts.database.transaction((manager) =>
      this.setDisabledInTransaction(manager, id, disabled, by),
    );
    if (event) this.parts.securityEvents.log(event);
    return user;
  }

  /** Disables or enables an account in the transaction of the caller; without an event it was so already. @throws as `setDisabled` */
  async setDisabledInTransaction(
    manager: EntityManager,
    id: number,
    disabled: boolean,
    by: Actor,
  ): Promise<{ user: User; event: NewSecurityEvent | null }> {
    const event: NewSecurityEvent = { kind: disabled ? 'account_disabled' : 'account_enabled', userId: id, actor: by };
    const before = await this.getForUpdate(manager, id, disabled ? messages.lastAdminDisabled : null);
    if ((before.disabledAt !== null) === disabled) return { user: before, event: null };
    if (id === by.userId) throw new ExpectedError('CONFLICT', messages.ownAccountDisabled);
    const user = await updateWithAudit({ manager, entity: User, by }, id, { disabledAt: disabled ? new Date() : null });
    // On enabling too: a sign-in that was under way while the account was disabled may have left a session.
    await endCredentials(manager, id, null);
    await insertSecurityEvent(manager, event);
    return { user, event };
  }

  /**
   * Locks all administrators, so that two who remove each other run one after the other. Returns the user before the change.
   * @param refusal message for the last administrator; null if the change leaves an administrator one.
   * @throws NOT_FOUND, CONFLICT
   */
  private async getForUpdate(manager: EntityManager, id: number, refusal: string | null): Promise<User> {
    const admins = await manager.find(User, {
      where: { staffRole: 'administrator', disabledAt: IsNull() },
      order: { id: 'ASC' },
      ...rowLock(manager),
    });
    if (refusal !== null && admins.length === 1 && admins[0]?.id === id) throw new ExpectedError('CONFLICT', refusal);
    return admins.find((admin) => admin.id === id) ?? getOrThrow(manager, User, id);
  }
}
