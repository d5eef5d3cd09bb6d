import { accessMessages } from '@cimiento/contracts';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { conflict, forbidden } from '../../platform/errors';
import { everything } from '../../platform/request';
import { ApprovalRequest, AuditEntry, User, UserNames } from '../records';

/** An administrator who created an account, or set its e-mail or password. */
type Maker = { accountId: number; makerId: number; hasCreated: boolean };

/** The e-mail in one side of an entry of the audit log about an account. */
export const readLoggedEmail = (json: string | null): unknown =>
  (JSON.parse(json ?? '{}') as { email?: unknown }).email;

const setsAccess = ({ before, after }: AuditEntry): boolean =>
  readLoggedEmail(before) !== readLoggedEmail(after) || after?.includes('"passwordChanged":true') === true;

const proposesEmail = ({ payload }: ApprovalRequest): boolean => {
  const { before, values } = JSON.parse(payload) as Partial<Record<'before' | 'values', { email: string }>>;
  return before?.email !== values?.email;
};

/** Everybody who made one of these accounts. An account whose owner confirmed its e-mail is their own. */
async function readMakers(reader: EntityManager, ids: number[]): Promise<Maker[]> {
  const unconfirmed = await reader.findBy(User, { id: In(ids), emailVerifiedAt: IsNull() });
  if (unconfirmed.length === 0) return [];
  const logged = { entity: 'user', recordId: In(unconfirmed.map(({ id }) => id)), userId: Not(IsNull()) } as const;
  const entries = await reader.find(AuditEntry, { where: logged, order: { id: 'ASC' } });
  // An approved change is logged for its approver; its proposer chose the address.
  const approved = await reader.findBy(ApprovalRequest, {
    kind: In(['account_change', 'admin_change']),
    subject: In(unconfirmed.map(({ id }) => `user:${id}`)),
    status: 'approved',
  });
  return [
    ...entries.filter(setsAccess).map(({ recordId, userId, action }) => ({
      accountId: recordId,
      makerId: userId ?? recordId,
      hasCreated: action === 'create',
    })),
    ...approved.filter(proposesEmail).map(({ subject, requestedBy }) => ({
      accountId: Number(subject.slice('user:'.length)),
      makerId: requestedBy,
      hasCreated: false,
    })),
  ].filter(({ accountId, makerId }) => accountId !== makerId);
}

/** The reason why two accounts may be one person: one made the other, or somebody else made both. */
function findMade(makers: readonly Maker[], id: number, otherId: number): Maker | undefined {
  const ofBoth = makers.filter(({ accountId }) => accountId === id || accountId === otherId);
  return ofBoth.find(
    ({ accountId, makerId }) =>
      makerId === id ||
      makerId === otherId ||
      ofBoth.some((one) => one.makerId === makerId && one.accountId !== accountId),
  );
}

/**
 * Accounts that an administrator made. Until the owner confirms the e-mail, the maker may be the one who signs in: the two accounts decide
 * nothing together.
 */
export class AccountMakers {
  /** @param isWatched whether decisions take two people, and e-mails are sent that an owner can confirm */
  constructor(private readonly isWatched: boolean) {}

  /**
   * Refuses that an account replaces its own e-mail while it has makers: one of them would confirm another address in the owner's place.
   * @throws CONFLICT
   */
  async assertOwnEmail(reader: EntityManager, accountId: number): Promise<void> {
    if (this.isWatched && (await readMakers(reader, [accountId])).length > 0)
      throw conflict({ email: accessMessages.emailOfMaker });
  }

  /** @throws FORBIDDEN where who decides may be one of the others, with two accounts */
  async assertIndependent(
    manager: EntityManager,
    deciderId: number,
    otherIds: readonly (number | null)[],
  ): Promise<void> {
    if (!this.isWatched) return;
    const others = otherIds.filter((id): id is number => id !== null && id !== deciderId);
    const makers = await readMakers(manager, [deciderId, ...others]);
    for (const otherId of others) {
      const made = findMade(makers, deciderId, otherId);
      if (!made) continue;
      const names = new UserNames(manager, everything);
      const [account, maker] = [await names.user(made.accountId), await names.user(made.makerId)];
      throw forbidden(
        made.hasCreated ? accessMessages.accountMade(account, maker) : accessMessages.accountSet(account, maker),
      );
    }
  }
}
