import { breachFields } from '@cimiento/contracts/fields';
import { toSchema } from '@cimiento/contracts/schemas';
import { insertWithAudit, updateWithAudit } from '../../access/audit-log/audit-writer';
import type { Actor } from '../../platform/request';
import type { Database } from '../../platform/database';
import { parseInput } from '../../platform/errors';
import { DataBreach } from './data-breach.entity';

/** The register of breaches of personal data. Entries are corrected, never deleted. */
export class BreachesService {
  constructor(private readonly database: Database) {}

  /** The latest 200, newest first. */
  list(): Promise<DataBreach[]> {
    return this.database.reader.find(DataBreach, { order: { detectedOn: 'DESC', id: 'DESC' }, take: 200 });
  }

  /** @throws VALIDATION_FAILED */
  create(input: unknown, by: Actor): Promise<DataBreach> {
    const values = parseInput(toSchema(breachFields), input);
    return this.database.transaction((manager) =>
      insertWithAudit(
        { manager, entity: DataBreach, by },
        manager.create(DataBreach, { ...values, createdBy: by.userId, createdAt: new Date() }),
      ),
    );
  }

  /** @throws VALIDATION_FAILED, NOT_FOUND */
  update(id: number, input: unknown, by: Actor): Promise<DataBreach> {
    const values = parseInput(toSchema(breachFields), input);
    return this.database.transaction((manager) => updateWithAudit({ manager, entity: DataBreach, by }, id, values));
  }
}
