import { auditedEntities } from '@cimiento/contracts';
import { auditTrailSchema } from '@cimiento/contracts/schemas';
import { In } from 'typeorm';
import type { Database } from '../database';
import type {
  Condition,
  FilterValues,
  ListAfterRequest,
  ListConfig,
  PaginatedList,
} from '../database/list/list-config';
import { ListQueryBuilder } from '../database/list/list-query-builder';
import { parseInput } from '../errors/parse-input';
import { User } from '../users/user.entity';
import { AuditEntry } from './audit-entry.entity';

type AuditFilter = 'entity' | 'recordId' | 'action' | 'userId';

const auditListConfig: ListConfig<AuditEntry, 'id', AuditFilter> = {
  entity: AuditEntry,
  sorts: { id: 'item.id' },
  filters: ['entity', 'recordId', 'action', 'userId'],
  selectiveFilters: ['recordId'],
  references: { author: { entity: User, column: 'userId' } },
};

// Always true: it lets the index on (entity, recordId) serve a request without an entity.
const anyEntity: Condition = { sql: 'item.entity IN (:...entities)', parameters: { entities: auditedEntities } };

const recordConditions = ({ entity, recordId }: FilterValues<AuditEntry, AuditFilter>): Condition[] =>
  typeof recordId === 'number' && !entity ? [anyEntity] : [];

type AuditEntriesPage = Omit<ListAfterRequest<AuditEntry, 'id', AuditFilter>, 'search' | 'updatedSince'>;

/** Reads the audit log. `audit-writer` writes it. */
export class AuditLogService {
  private readonly lists: ListQueryBuilder<AuditEntry, 'id', AuditFilter>;

  constructor(private readonly database: Database) {
    this.lists = new ListQueryBuilder(database, auditListConfig);
  }

  /** The changes that fit, newest first. @throws VALIDATION_FAILED for a page that makes no sense. */
  search(input: unknown): PaginatedList<AuditEntry> {
    const { id: recordId, entity, action, userId, ...page } = parseInput(auditTrailSchema, input);
    const filters = { entity, recordId, action, userId };
    return this.lists.getPage({ ...page, ...filters, sort: 'id', descending: true }, recordConditions(filters));
  }

  /** The matching changes after one. @throws VALIDATION_FAILED when the page is out of range. */
  list(request: AuditEntriesPage): Promise<AuditEntry[]> {
    return this.lists.listAfter({ ...request, sort: 'id' }, { conditions: recordConditions(request) });
  }

  /** Number of the matching changes. */
  count(request: AuditEntriesPage): Promise<number> {
    return this.lists.countRecords(request, { conditions: recordConditions(request) });
  }

  /** All users who changed something, by name, including former administrators. */
  async listAuthors(): Promise<User[]> {
    const { reader } = this.database;
    const ids = await reader
      .createQueryBuilder(AuditEntry, 'entry')
      .select('DISTINCT entry.userId', 'id')
      .where('entry.userId IS NOT NULL')
      .getRawMany<{ id: number }>();
    return reader.find(User, { where: { id: In(ids.map(({ id }) => id)) }, order: { fullName: 'ASC', id: 'ASC' } });
  }
}
