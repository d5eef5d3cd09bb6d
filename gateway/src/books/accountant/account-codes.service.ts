import { accountCodesSchema } from '@cimiento/contracts/schemas';
import { assertAdministrator, replaceWithAudit } from '../../access/audit-log/audit-writer';
import type { Database } from '../../platform/database';
import { parseInput } from '../../platform/errors';
import type { Actor } from '../../platform/request';
import { AccountCode } from '../ledger/account-code.entity';
import { readAccountCodes } from '../ledger/account-names';

/** The accountant's chart of accounts. */
export class AccountCodesService {
  constructor(private readonly database: Database) {}

  /** All codes by account. */
  list(): Promise<AccountCode[]> {
    return readAccountCodes(this.database.reader);
  }

  /** Replaces all codes; exported batches of the journal keep theirs. @throws VALIDATION_FAILED */
  replace(input: unknown, by: Actor): Promise<AccountCode[]> {
    const { rows } = parseInput(accountCodesSchema, input);
    return this.database.transaction(async (manager) => {
      await assertAdministrator(manager, by);
      await replaceWithAudit({ manager, entity: AccountCode, by }, rows, ({ account }) => account);
      return readAccountCodes(manager);
    });
  }
}
