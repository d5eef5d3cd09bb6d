import { auditedEntities } from '@cimiento/contracts';
import { auditTrailSchema } from '@cimiento/contracts/schemas';
import { In } from 'typeorm';
import type { Database } from '../database';
import { type Condition, type Listed, listed, type Listing } from '../database/list/list';
import { parseInput } from '../errors/parse-input';
import { User } from '../users/user.entity';
import { AuditEntry } from './audit-entry.entity';

const listing: Listing<AuditEntry, 'id'> = { entity: AuditEntry, sorts: { id: 'item.id' }, found: () => [] };

// Says nothing, and lets an id be found by the index of kinds and ids.
const ofAnyKind: Condition = { sql: 'item.entity IN (:...entities)', parameters: { entities: auditedEntities } };

/** What administrators changed. */
export class AuditService {
  constructor(private readonly database: Database) {}

  /** The changes that fit, newest first. @throws VALIDATION_FAILED for a page that makes no sense. */
  trail(input: unknown): Listed<AuditEntry> {
    const { id: recordId, entity, action, userId, ...page } = parseInput(auditTrailSchema, input);
    const conditions = recordId !== null && entity === null ? [ofAnyKind] : [];
    return listed(
      this.database,
      listing,
      { ...page, sort: 'id', descending: true },
      { entity, recordId, action, userId },
      conditions,
    );
  }

  /** Everybody who changed something, by name; also who is no administrator any more. */
  async authors(): Promise<User[]> {
    const { reader } = this.database;
    const ids = await reader
      .createQueryBuilder(AuditEntry, 'entry')
      .select('DISTINCT entry.userId', 'id')
      .getRawMany<{ id: number }>();
    return reader.find(User, { where: { id: In(ids.map(({ id }) => id)) }, order: { fullName: 'ASC', id: 'ASC' } });
  }
}
