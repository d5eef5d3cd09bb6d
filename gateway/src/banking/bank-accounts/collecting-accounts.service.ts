import { collectingAccountSchema } from '@cimiento/contracts/schemas';
import { insertWithAudit } from '../../access/audit-log/audit-writer';
import { findOtherAccount } from './other-accounts';
import type { Database } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database/driver-error';
import { conflict, parseInput } from '../../platform/errors';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';

/** The company's bank accounts. */
export class CollectingAccountsService {
  constructor(private readonly database: Database) {}

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
    try {
      return await this.database.transaction(async (manager) => {
        const account = manager.create(CollectingAccount, values);
        return insertWithAudit({ manager, entity: CollectingAccount, by: null }, account);
      });
    } catch (error) {
      if (!isUniqueViolation(error, 'collecting_account', 'bank')) throw error;
      throw conflict({ accountNumber: 'Esta cuenta recaudadora ya existe' });
    }
  }
}
