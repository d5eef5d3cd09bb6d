import { ledgerAccounts } from '@cimiento/contracts';
import { collectingAccountSchema } from '@cimiento/contracts/schemas';
import { type EntityManager, IsNull } from 'typeorm';
import { insertWithAudit, updateWithAudit } from '../../access/audit-log/audit-writer';
import { findOtherAccount } from './other-accounts';
import type { Database } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database/driver-error';
import { getForUpdate } from '../../platform/database/row-lock';
import { conflict, parseInput } from '../../platform/errors';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import { BankStatement } from '../statements/bank-statement.entity';
import { WithdrawalBatch } from '../withdrawals/withdrawal-batch.entity';

const collectingAccountMessages = {
  exists: 'Esta cuenta recaudadora ya existe',
  moved: 'Esta cuenta ya tiene movimientos: termínala y crea otra',
  ended: 'Esta cuenta ya está terminada',
};

/** Whether the books or a bank's file name an account: a change of it would change what they say. */
async function hasMovements(manager: EntityManager, bankAccountId: number): Promise<boolean> {
  if (await manager.existsBy(LedgerAccount, { code: ledgerAccounts.bank(bankAccountId).code })) return true;
  if (await manager.existsBy(BankStatement, { bankAccountId })) return true;
  return manager.existsBy(WithdrawalBatch, { collectingAccountId: bankAccountId });
}

/** The company's bank accounts. */
export class CollectingAccountsService {
  constructor(private readonly database: Database) {}

  /** Those into which people may pay, by id. */
  listOpen(): Promise<CollectingAccount[]> {
    return this.database.reader.find(CollectingAccount, { where: { endedAt: IsNull() }, order: { id: 'ASC' } });
  }

  /** All of them, by id. */
  list(): Promise<CollectingAccount[]> {
    return this.database.reader.find(CollectingAccount, { order: { id: 'ASC' } });
  }

  /** Says that a file is of another account than the chosen one, in Spanish; null where it can be of that. @throws NOT_FOUND */
  findOther(bankAccountId: number, texts: readonly string[]): Promise<string | null> {
    return findOtherAccount(this.database.reader, bankAccountId, texts);
  }

  /** Creates an account by a command of the operator. @throws VALIDATION_FAILED, CONFLICT when the account exists already. */
  async create(input: unknown): Promise<CollectingAccount> {
    const values = parseInput(collectingAccountSchema, input);
    return this.store((manager) => {
      const account = manager.create(CollectingAccount, values);
      return insertWithAudit({ manager, entity: CollectingAccount, by: null }, account);
    });
  }

  /**
   * Corrects an account by a command of the operator, before anything was posted to it.
   * @param changed the fields that change
   * @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT when the account exists already or has movements
   */
  correct(id: number, changed: object): Promise<CollectingAccount> {
    return this.store(async (manager) => {
      const { bank, accountType, accountNumber, holderName, holderIdNumber } = await getForUpdate(
        manager,
        CollectingAccount,
        id,
      );
      const before = { bank, accountType, accountNumber, holderName, holderIdNumber };
      const values = parseInput(collectingAccountSchema, { ...before, ...changed });
      if (await hasMovements(manager, id)) throw conflict(collectingAccountMessages.moved);
      return updateWithAudit({ manager, entity: CollectingAccount, by: null }, id, values);
    });
  }

  /** Ends an account by a command of the operator: people no longer see it. @throws NOT_FOUND, CONFLICT when it has ended already */
  end(id: number): Promise<CollectingAccount> {
    return this.store(async (manager) => {
      if ((await getForUpdate(manager, CollectingAccount, id)).endedAt !== null)
        throw conflict(collectingAccountMessages.ended);
      return updateWithAudit({ manager, entity: CollectingAccount, by: null }, id, { endedAt: new Date() });
    });
  }

  private async store(work: (manager: EntityManager) => Promise<CollectingAccount>): Promise<CollectingAccount> {
    try {
      return await this.database.transaction(work);
    } catch (error) {
      if (!isUniqueViolation(error, 'collecting_account', 'bank')) throw error;
      throw conflict({ accountNumber: collectingAccountMessages.exists });
    }
  }
}
