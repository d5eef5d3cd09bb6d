import { accessMessages } from '@cimiento/contracts';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { conflict, forbidden } from '../../platform/errors';
import { everything } from '../../platform/request';
import { ApprovalRequest, AuditEntry, User, UserNames } from '../records';

type Maker = { makerId: number; hasCreated: boolean };

/** Administrators who created an account or set its e-mail or password, by its id. Accounts with a confirmed e-mail have none. */
export type Makers = ReadonlyMap<number, readonly Maker[]>;

/** The e-mail in one side of an entry of the audit log about an account. */
export const readLoggedEmail = (json: string | null): unknown =>
  (JSON.parse(json ?? '{}') as { email?: unknown }).email;

const setsAccess = ({ before, after }: AuditEntry): boolean =>
  readLoggedEmail(before) !== readLoggedEmail(after) || after?.includes('"passwordChanged":true') === true;

const proposesEmail = ({ payload }: ApprovalRequest): boolean => {
  const { before, values } = JSON.parse(payload) as Partial<Record<'before' | 'values', { email: string }>>;
  return before?.email !== values?.email;
};

async function readDirectMakers(reader: EntityManager, ids: number[]): Promise<(Maker & { accountId: number })[]> {
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

async function readMakers(reader: EntityManager, accountIds: readonly number[]): Promise<Makers> {
  const makers = new Map<number, Maker[]>();
  for (let ids = [...new Set(accountIds)]; ids.length > 0;) {
    for (const id of ids) makers.set(id, []);
    const direct = await readDirectMakers(reader, ids);
    for (const { accountId, ...maker } of direct) makers.get(accountId)?.push(maker);
    // Makers may themselves have an account that another one made.
    ids = [...new Set(direct.map(({ makerId }) => makerId))].filter((id) => !makers.has(id));
  }
  return makers;
}

/** An account and everybody who may be signed in with it. */
function listPeople(makers: Makers, id: number, people = new Set<number>()): Set<number> {
  if (people.has(id)) return people;
  people.add(id);
  for (const { makerId } of makers.get(id) ?? []) listPeople(makers, makerId, people);
  return people;
}

/** Whether two accounts may be one person: the same account, or one who made both, or made the one and has the other. */
export function mayShareMaker(makers: Makers, id: number, otherId: number): boolean {
  const people = listPeople(makers, id);
  return [...listPeople(makers, otherId)].some((person) => people.has(person));
}

/** The account of two that somebody made, and who: null where nobody did. */
function findMade(makers: Makers, id: number, otherId: number): (Maker & { accountId: number }) | null {
  for (const [accountId, counterpart] of [
    [otherId, id],
    [id, otherId],
  ] as const) {
    const maker = makers.get(accountId)?.find(({ makerId }) => mayShareMaker(makers, makerId, counterpart));
    if (maker) return { ...maker, accountId };
  }
  return null;
}

/**
 * Accounts that an administrator made. Until the owner confirms the e-mail, the maker may be the one who signs in: the two accounts decide
 * nothing together.
 */
export class AccountMakers {
  /** @param isWatched whether decisions take two people, and e-mails are sent that an owner can confirm */
  constructor(private readonly isWatched: boolean) {}

  /** The makers of accounts, and theirs. */
  read(reader: EntityManager, accountIds: readonly number[]): Promise<Makers> {
    return this.isWatched ? readMakers(reader, accountIds) : Promise.resolve(new Map());
  }

  /**
   * Refuses that an account replaces its own e-mail while it has makers: one of them would confirm another address in the owner's place.
   * @throws CONFLICT
   */
  async assertOwnEmail(reader: EntityManager, accountId: number): Promise<void> {
    const makers = (await this.read(reader, [accountId])).get(accountId) ?? [];
    if (makers.length > 0) throw conflict({ email: accessMessages.emailOfMaker });
  }

  /** @throws FORBIDDEN where who decides may be one of the others, with two accounts */
  async assertIndependent(
    manager: EntityManager,
    deciderId: number,
    otherIds: readonly (number | null)[],
  ): Promise<void> {
    const others = otherIds.filter((id): id is number => id !== null && id !== deciderId);
    const makers = await this.read(manager, [deciderId, ...others]);
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
