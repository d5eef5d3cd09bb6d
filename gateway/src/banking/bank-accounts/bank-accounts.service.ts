import { isMaskedAccountNumber, maskAccountNumber, messages, toIdentityNumber } from '@cimiento/contracts';
import { bankAccountSchema, type BankAccountInput } from '@cimiento/contracts/schemas';
import { IsNull, type EntityManager } from 'typeorm';
import type { Actor, Viewer } from '../../platform/request';
import type { Database } from '../../platform/database';
import { assertRevision, hashRevision } from '../../platform/database/revision';
import { getForUpdate } from '../../platform/database/row-lock';
import { parseInput, validationFailed } from '../../platform/errors';
import { notify } from '../../messages/notifications/notify';
import { User } from '../../access/records';
import { BankAccount } from './bank-account.entity';

const findLatest = (manager: EntityManager, userId: number): Promise<BankAccount | null> =>
  manager.findOne(BankAccount, { where: { userId }, order: { version: 'DESC' } });

/** A user's current account; null before they save one, and after it was cleared. */
export async function findBankAccount(manager: EntityManager, userId: number): Promise<BankAccount | null> {
  const latest = await findLatest(manager, userId);
  return latest?.clearedAt ? null : latest;
}

/** The values with the stored number in place of a masked one. @throws VALIDATION_FAILED when it masks another number. */
function unmask(values: BankAccountInput, current: BankAccount | null): BankAccountInput {
  if (!isMaskedAccountNumber(values.accountNumber)) return values;
  if (!current || values.accountNumber !== maskAccountNumber(current.accountNumber))
    throw validationFailed({ accountNumber: messages.accountNumberMasked });
  return { ...values, accountNumber: current.accountNumber };
}

const isSame = (current: BankAccount, values: BankAccountInput): boolean =>
  current.bank === values.bank &&
  current.accountType === values.accountType &&
  current.accountNumber === values.accountNumber &&
  current.holderName === values.holderName &&
  // Earlier ones are stored as they were typed.
  toIdentityNumber(current.holderIdNumber) === values.holderIdNumber;

/** Hash of a version of an account, whose row never changes. */
export const getAccountRevision = ({ id, version }: BankAccount): string => hashRevision([id, version]);

/** Investors' own bank accounts. */
export class BankAccountsService {
  /** @param blockMs how long a changed account blocks withdrawals, in ms. */
  constructor(
    private readonly database: Database,
    private readonly blockMs: number,
  ) {}

  /** The viewer's account; null before they save one. */
  findOwn({ id }: Viewer): Promise<BankAccount | null> {
    return findBankAccount(this.database.reader, id);
  }

  /** The moment until which an account blocks withdrawals; null if it does not. The first account of a user never does. */
  getBlockEnd({ version, createdAt }: BankAccount): Date | null {
    const end = createdAt.getTime() + this.blockMs;
    return version > 1 && end > Date.now() ? new Date(end) : null;
  }

  /** Clears a user's account in the transaction of its cause. Returns whether there was one. */
  async clear(manager: EntityManager, userId: number): Promise<boolean> {
    const { affected } = await manager.update(BankAccount, { userId, clearedAt: IsNull() }, { clearedAt: new Date() });
    return affected !== 0;
  }

  /**
   * Saves the viewer's account; a masked number keeps the stored one. Saving what is stored changes and blocks nothing.
   * @throws VALIDATION_FAILED, CONFLICT when the stored account is not the one of the given revision
   */
  save({ id: userId }: Viewer, input: unknown, actor: Actor, revision?: string | null): Promise<BankAccount> {
    const values = parseInput(bankAccountSchema, input);
    return this.database.transaction(async (manager) => {
      // Of two changes at once, the second waits and follows the first.
      await getForUpdate(manager, User, userId);
      const latest = await findLatest(manager, userId);
      const current = latest?.clearedAt ? null : latest;
      assertRevision(current ? getAccountRevision(current) : '', revision);
      const wanted = unmask(values, current);
      if (current && isSame(current, wanted)) return current;
      const account = manager.create(BankAccount, {
        ...wanted,
        userId,
        version: (latest?.version ?? 0) + 1,
        createdBy: actor.userId,
        createdAt: new Date(),
      });
      await manager.insert(BankAccount, account);
      await notify(manager, { userId, kind: 'bank_account_changed', facts: { isFirst: current === null } });
      return account;
    });
  }
}
