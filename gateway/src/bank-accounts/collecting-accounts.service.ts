import { collectingAccountSchema } from '@cimiento/contracts/schemas';
import type { Database } from '../database';
import { isUniqueViolation } from '../database/driver-error';
import { conflict } from '../errors/expected-error';
import { parseInput } from '../errors/parse-input';
import { CollectingAccount } from './collecting-account.entity';

/** The company's bank accounts. */
export class CollectingAccountsService {
  constructor(private readonly database: Database) {}

  /** All of them, by id. */
  list(): Promise<CollectingAccount[]> {
    return this.database.reader.find(CollectingAccount, { order: { id: 'ASC' } });
  }

  /** @throws VALIDATION_FAILED, CONFLICT when the account exists already. */
  async create(input: unknown): Promise<CollectingAccount> {
    const values = parseInput(collectingAccountSchema, input);
    try {
      return await this.database.transaction(async (manager) => {
        const account = manager.create(CollectingAccount, values);
        await manager.insert(CollectingAccount, account);
        return account;
      });
    } catch (error) {
      if (!isUniqueViolation(error, 'collecting_account', 'bank')) throw error;
      throw conflict({ accountNumber: 'Esta cuenta recaudadora ya existe' });
    }
  }
}
