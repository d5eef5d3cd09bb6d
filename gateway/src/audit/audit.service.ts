import { auditTrailSchema } from '@cimiento/contracts/schemas';
import type { Database } from '../database';
import { type Listed, listed, type Listing } from '../database/list';
import { checked } from '../errors/checked';
import { AuditEntry } from './audit-entry.entity';

const listing: Listing<AuditEntry, 'id'> = { entity: AuditEntry, sorts: { id: 'item.id' }, found: () => [] };

/** What administrators changed. */
export class AuditService {
  constructor(private readonly database: Database) {}

  /** The changes of one record, newest first. @throws VALIDATION_FAILED for a page that makes no sense. */
  trailOf(input: unknown): Listed<AuditEntry> {
    const { entity, id, ...page } = checked(auditTrailSchema, input);
    return listed(this.database, listing, { ...page, sort: 'id', descending: true }, { entity, recordId: id });
  }
}
