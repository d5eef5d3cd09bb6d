import { getEndOfDate } from '@cimiento/contracts';
import { invitationsSchema } from '@cimiento/contracts/schemas';
import { type EntityManager, In, IsNull } from 'typeorm';
import { normalizeText } from '../../platform/normalize-text';
import { logUpdate, logCreate } from '../../access/audit-log/audit-writer';
import type { Actor, Reader } from '../../platform/request';
import type { Database } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database/driver-error';
import type { Condition, PaginatedList } from '../../platform/database/list/list-config';
import { ListQueryBuilder } from '../../platform/database/list/list-query-builder';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate } from '../../platform/database/row-lock';
import { parseInput } from '../../platform/errors';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { InvitationCode } from './invitation-code.entity';
import { toStatusCondition } from './invitation-status';
import type { InvitationUse } from './invitation-use.entity';
import {
  invitationListConfig,
  type InvitationListArgs,
  type InvitationsArgs,
  type InvitationSort,
  invitationUseListConfig,
  type InvitationUseListArgs,
  type InvitationUseSort,
} from './invitations.list';
import { generateCode } from './generate-code';

/** The common values of the codes of one request. */
export type NewInvitations = {
  count: number;
  maxUses: number;
  expiresOn: string | null;
  email: string | null;
  requestId?: number;
};

// One collision in 30^10 is already unlikely; five in a row mean that something else is wrong.
const maxAttempts = 5;

const statusConditions = (status: InvitationListArgs['status']): Condition[] =>
  status ? [toStatusCondition(status, new Date())] : [];

/** Administration of invitation codes. */
export class InvitationsAdminService {
  private readonly lists: ListQueryBuilder<InvitationCode, InvitationSort>;
  private readonly useLists: ListQueryBuilder<InvitationUse, InvitationUseSort, 'codeId'>;

  constructor(
    database: Database,
    private readonly idempotency: IdempotencyService,
    private readonly makeCode: () => string = generateCode,
  ) {
    this.lists = new ListQueryBuilder(database, invitationListConfig);
    this.useLists = new ListQueryBuilder(database, invitationUseListConfig);
  }

  /** A page of the back office list. @throws VALIDATION_FAILED when the search, offset or limit is out of range. */
  search(readBy: Reader, { status, ...request }: InvitationListArgs): PaginatedList<InvitationCode> {
    return this.lists.getPage(readBy, request, statusConditions(status));
  }

  /** The matching codes after one. @throws VALIDATION_FAILED when the search or the page is out of range. */
  list(readBy: Reader, { status, ...request }: InvitationsArgs): Promise<InvitationCode[]> {
    return this.lists.listAfter(readBy, request, statusConditions(status));
  }

  /** Number of the matching codes. @throws VALIDATION_FAILED when the search is out of range. */
  count(readBy: Reader, { status, ...request }: InvitationsArgs): Promise<number> {
    return this.lists.countRecords(readBy, request, statusConditions(status));
  }

  /** A page of the users who registered with a code. @throws VALIDATION_FAILED when the search, offset or limit is out of range. */
  uses(readBy: Reader, request: InvitationUseListArgs): PaginatedList<InvitationUse> {
    return this.useLists.getPage(readBy, request);
  }

  /** Creates codes, all or none. Logs who did it. @throws VALIDATION_FAILED, IDEMPOTENCY_MISMATCH */
  create(input: unknown, by: Actor): Promise<InvitationCode[]> {
    const values = parseInput(invitationsSchema, input);
    return this.withFreshCodes(() =>
      this.idempotency.runListOnce(by, InvitationCode, values, (manager) => this.insert(manager, values, by)),
    );
  }

  /** Revokes a code; one that was revoked before stays unchanged. @throws NOT_FOUND, IDEMPOTENCY_MISMATCH */
  revoke(id: number, by: Actor): Promise<InvitationCode> {
    return this.idempotency.runOnce(by, InvitationCode, { revoke: id }, (manager) =>
      this.revokeInTransaction(manager, id, by),
    );
  }

  /** As `revoke`, in the transaction of the caller. @throws NOT_FOUND */
  async revokeInTransaction(manager: EntityManager, id: number, by: Actor): Promise<InvitationCode> {
    const before = await getForUpdate(manager, InvitationCode, id);
    if (before.revokedAt !== null) return before;
    await manager.update(InvitationCode, { id, revokedAt: IsNull() }, { revokedAt: new Date() });
    const after = await getOrThrow(manager, InvitationCode, id);
    await logUpdate({ manager, entity: InvitationCode, by }, before, after);
    return after;
  }

  /** Runs a transaction that inserts new codes, and again with other codes if one of them was taken. */
  async withFreshCodes<T>(run: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await run();
      } catch (error) {
        if (attempt === maxAttempts || !isUniqueViolation(error, 'invitation_code', 'codeKey')) throw error;
      }
    }
  }

  /** Inserts new codes within a transaction of `withFreshCodes`. */
  async insert(
    manager: EntityManager,
    { count, maxUses, expiresOn, email, requestId }: NewInvitations,
    by: Actor,
  ): Promise<InvitationCode[]> {
    const common = {
      maxUses,
      uses: 0,
      expiresAt: expiresOn === null ? null : getEndOfDate(expiresOn),
      email: email === null ? null : normalizeText(email),
      requestId: requestId ?? null,
      revokedAt: null,
      createdAt: new Date(),
    };
    const rows = Array.from({ length: count }, () => {
      const code = this.makeCode();
      return { ...common, code, codeKey: normalizeText(code) };
    });
    await manager.createQueryBuilder().insert().into(InvitationCode).values(rows).updateEntity(false).execute();
    // Read back by code, because the ids of one statement can have gaps.
    const codeKey = In(rows.map((row) => row.codeKey));
    const codes = await manager.find(InvitationCode, { where: { codeKey }, order: { id: 'ASC' } });
    await logCreate({ manager, entity: InvitationCode, by }, codes);
    return codes;
  }
}
