import { accountCodesSchema, type AccountCodeInput } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import { assertAdministrator, logCreate, logDelete, updateWithAudit } from '../../access/audit-log/audit-writer';
import type { Database } from '../../platform/database';
import { rowLock } from '../../platform/database/row-lock';
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
      const before = await manager.find(AccountCode, rowLock(manager));
      const kept = new Set(rows.map(({ account }) => account));
      const gone = before.filter(({ account }) => !kept.has(account));
      await logDelete({ manager, entity: AccountCode, by }, gone);
      for (const { id } of gone) await manager.delete(AccountCode, { id });
      for (const row of rows) await this.write(manager, before, row, by);
      return readAccountCodes(manager);
    });
  }

  private async write(
    manager: EntityManager,
    before: readonly AccountCode[],
    row: AccountCodeInput,
    by: Actor,
  ): Promise<void> {
    const known = before.find(({ account }) => account === row.account);
    if (known) {
      await updateWithAudit({ manager, entity: AccountCode, by }, known.id, row);
      return;
    }
    const code = manager.create(AccountCode, row);
    await manager.insert(AccountCode, code);
    await logCreate({ manager, entity: AccountCode, by }, [code]);
  }
}
