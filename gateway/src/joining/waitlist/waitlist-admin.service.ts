import { messages, type WaitlistStatus } from '@cimiento/contracts';
import { waitlistInvitationSchema } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import { logUpdate } from '../../access/audit-log/audit-writer';
import type { Actor } from '../../platform/request/actor';
import type { Database } from '../../platform/database';
import { ListQueryBuilder } from '../../platform/database/list/list-query-builder';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate } from '../../platform/database/row-lock';
import { enqueueEmails } from '../../messages/email/enqueue-email';
import { parseInput } from '../../platform/errors/parse-input';
import { ExpectedError } from '../../platform/errors/expected-error';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { InvitationsAdminService } from '../invitations/invitations-admin.service';
import { WaitlistRequest } from './waitlist-request.entity';
import { waitlistListConfig, type WaitlistSort } from './waitlist.list';

type StatusChange = {
  from: WaitlistStatus;
  to: WaitlistStatus;
  message: string;
  by: Actor;
};

/** What administrators do with waitlist requests. */
export class WaitlistAdminService {
  readonly lists: ListQueryBuilder<WaitlistRequest, WaitlistSort, 'status'>;

  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
    private readonly invitations: InvitationsAdminService,
  ) {
    this.lists = new ListQueryBuilder(database, waitlistListConfig(database.kind));
  }

  /**
   * Creates a code for the e-mail of a request, sends it there and marks the request as invited, in one transaction.
   * @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT when the request is no longer pending or the idempotency key was used with another input.
   */
  invite(id: number, input: unknown, request: IdempotentRequest): Promise<WaitlistRequest> {
    const { expiresOn } = parseInput(waitlistInvitationSchema, input);
    return this.invitations.withFreshCodes(() =>
      this.idempotency.runOnce(request, WaitlistRequest, { invite: id, expiresOn }, (manager) =>
        this.inviteInTransaction(manager, id, expiresOn, request.actor),
      ),
    );
  }

  /** Declines a request. @throws NOT_FOUND, CONFLICT when it is no longer pending or the idempotency key was used with another input. */
  decline(id: number, request: IdempotentRequest): Promise<WaitlistRequest> {
    const change = { from: 'pending', to: 'declined', message: messages.requestSettled, by: request.actor } as const;
    return this.idempotency.runOnce(request, WaitlistRequest, { decline: id }, (manager) =>
      this.changeStatus(manager, id, change),
    );
  }

  /** Reopens a declined request. @throws NOT_FOUND, CONFLICT when it is not declined. */
  reopen(id: number, by: Actor): Promise<WaitlistRequest> {
    return this.database.transaction((manager) =>
      this.changeStatus(manager, id, { from: 'declined', to: 'pending', message: messages.requestNotDeclined, by }),
    );
  }

  private async inviteInTransaction(
    manager: EntityManager,
    id: number,
    expiresOn: string | null,
    by: Actor,
  ): Promise<WaitlistRequest> {
    const change = { from: 'pending', to: 'invited', message: messages.requestSettled, by } as const;
    const request = await this.changeStatus(manager, id, change);
    const { email, fullName } = request;
    const codes = await this.invitations.insert(manager, { count: 1, maxUses: 1, expiresOn, email, requestId: id }, by);
    await enqueueEmails(
      manager,
      codes.map(({ code }) => ({ to: email, payload: { template: 'invitation', fullName, code, expiresOn } })),
    );
    return request;
  }

  // The conditional UPDATE is atomic: of two concurrent administrators, one gets CONFLICT.
  private async changeStatus(
    manager: EntityManager,
    id: number,
    { from, to, message, by }: StatusChange,
  ): Promise<WaitlistRequest> {
    const context = { manager, entity: WaitlistRequest, by };
    const before = await getForUpdate(manager, WaitlistRequest, id);
    const { affected } = await manager.update(WaitlistRequest, { id, status: from }, { status: to });
    const request = await getOrThrow(manager, WaitlistRequest, id);
    if (affected !== 1) throw new ExpectedError('CONFLICT', message);
    await logUpdate(context, before, request);
    return request;
  }
}
