import { auditedEntities } from '@cimiento/contracts/fields';
import { auditTrailSchema } from '@cimiento/contracts/schemas';
import { In } from 'typeorm';
import type { Database } from '../../platform/database';
import type { Condition, ListAfterRequest, ListConfig, PaginatedList } from '../../platform/database/list/list-config';
import { ListQueryBuilder } from '../../platform/database/list/list-query-builder';
import { Search } from '../../platform/database/list/text-search';
import { parseInput } from '../../platform/errors';
import { AuditEntry, User } from '../records';
import { newestOfMany, toTogetherCondition } from './changed-together';
import type { Reader } from '../../platform/request';

type AuditFilter = 'entity' | 'recordId' | 'action' | 'userId' | 'personId' | 'projectId' | 'runId';

/** Changes by administrators, searched by who made them, the user they are about, and the project, also a deleted one. */
const auditListConfig: ListConfig<AuditEntry, 'id', AuditFilter> = {
  entity: AuditEntry,
  day: { column: 'createdAt', of: 'instant' },
  sorts: { id: 'item.id' },
  filters: ['entity', 'recordId', 'action', 'userId', 'personId', 'projectId', 'runId'],
  selectiveFilters: ['recordId', 'personId', 'projectId', 'runId'],
  references: {
    author: { entity: User, column: 'userId', search: ({ isPerson }) => [isPerson('author.id')] },
    person: { entity: User, column: 'personId', search: ({ isPerson }) => [isPerson('person.id')] },
    project: {
      entity: 'Project',
      column: 'projectId',
      canBeDeleted: true,
      search: ({ contains }) => [contains('project.name')],
    },
  },
  relatedRecords: [
    {
      name: 'deleted_project',
      // The name stands before the description. INSTR and SUBSTR are the same in both databases, functions for JSON are not.
      source: `(SELECT recordId AS id, SUBSTR(\`before\`, 1, INSTR(\`before\`, '"description"')) AS opening
        FROM audit_entry WHERE entity = 'project' AND action = 'delete') AS deleted_project`,
      search: ({ contains }) => [contains('deleted_project.opening')],
      through: { table: 'audit_entry', itemColumn: 'id', recordColumn: 'projectId' },
    },
  ],
};

// Always true: it lets the index on (entity, recordId) serve a request without an entity.
const anyEntity: Condition = { sql: 'item.entity IN (:...entities)', parameters: { entities: auditedEntities } };

type AuditEntriesPage = Omit<ListAfterRequest<AuditEntry, 'id', AuditFilter>, 'updatedSince'> & {
  grouped?: boolean;
  togetherWith?: number | null;
};

const asksForPayments = ({ entity, recordId, runId, personId, togetherWith }: AuditEntriesPage): boolean =>
  entity === 'payment' || [recordId, runId, personId, togetherWith].some((id) => typeof id === 'number');

/**
 * On a grouped page the newest entry of payments that were changed at once stands for the others. They may be of several people and
 * projects, so by those each is its own line.
 */
const isCondensed = (request: AuditEntriesPage): boolean =>
  request.grouped === true && !asksForPayments(request) && !request.search && typeof request.projectId !== 'number';

/** Reads the audit log. `audit-writer` writes it. */
export class AuditLogService {
  private readonly lists: ListQueryBuilder<AuditEntry, 'id', AuditFilter>;

  constructor(private readonly database: Database) {
    this.lists = new ListQueryBuilder(database, auditListConfig);
  }

  /** The changes that fit, newest first. @throws VALIDATION_FAILED for a page that makes no sense. */
  search(readBy: Reader, input: unknown): PaginatedList<AuditEntry> {
    const { id: recordId, grouped, togetherWith, ...request } = parseInput(auditTrailSchema, input);
    const filters = { ...request, recordId };
    const asked = { ...filters, grouped, togetherWith };
    return this.lists.getPage(readBy, { ...filters, sort: 'id', descending: true }, [
      ...this.createConditions(readBy, asked),
      ...(isCondensed(asked) ? [newestOfMany] : []),
    ]);
  }

  /** The matching changes after one. @throws VALIDATION_FAILED when the page is out of range. */
  list(readBy: Reader, request: AuditEntriesPage): Promise<AuditEntry[]> {
    return this.lists.listAfter(readBy, { ...request, sort: 'id' }, this.createConditions(readBy, request));
  }

  /** Number of the matching changes. */
  count(readBy: Reader, request: AuditEntriesPage): Promise<number> {
    return this.lists.countRecords(readBy, request, this.createConditions(readBy, request));
  }

  private createConditions(readBy: Reader, request: AuditEntriesPage): Condition[] {
    const isOfRecord = typeof request.recordId === 'number';
    return [
      ...(isOfRecord && !request.entity ? [anyEntity] : []),
      ...(typeof request.togetherWith === 'number' ? [toTogetherCondition(request.togetherWith)] : []),
      ...(request.grouped ? this.group(readBy, request) : []),
    ];
  }

  /**
   * Leaves out the payments of monthly payments, for which the entry of the monthly payment stands, unless payments are asked for: by kind,
   * record or monthly payment, or by the name of an investor, whom that entry does not name.
   */
  private group(readBy: Reader, request: AuditEntriesPage): Condition[] {
    if (asksForPayments(request)) return [];
    if (!request.search) return [{ sql: 'item.runId IS NULL' }];
    const { isPerson, parameters } = new Search(this.database.kind, readBy, request.search);
    return [{ sql: `(item.runId IS NULL OR ${isPerson('item.personId')})`, parameters }];
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
