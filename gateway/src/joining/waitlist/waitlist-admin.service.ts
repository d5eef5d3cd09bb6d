import { messages, waitlistMessages, type WaitlistStatus } from '@cimiento/contracts';
import type { WaitlistInvitationInput } from '@cimiento/contracts/fields';
import {
  waitlistInvitationSchema,
  waitlistInvitationsSchema,
  waitlistSelectionSchema,
} from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import { normalizeText } from '../../platform/normalize-text';
import { logUpdate } from '../../access/audit-log/audit-writer';
import type { Actor } from '../../platform/request';
import type { Database } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database/driver-error';
import { ListQueryBuilder } from '../../platform/database/list/list-query-builder';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate } from '../../platform/database/row-lock';
import { enqueueEmails } from '../../messages/email/enqueue-email';
import { ExpectedError, parseInput, validationFailed } from '../../platform/errors';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { InvitationsAdminService } from '../invitations/invitations-admin.service';
import { InvitationCode } from '../invitations/invitation-code.entity';
import { getInvitationStatus } from '../invitations/invitation-status';
import { WaitlistRequest } from './waitlist-request.entity';
import { waitlistListConfig, type WaitlistSort } from './waitlist.list';
import type { WaitlistAnswer } from './waitlist.types';

type StatusChange = {
  from: WaitlistStatus;
  to: WaitlistStatus;
  message: string;
  by: Actor;
};

/** Reason why one of several requests stays as it was. @throws every other error, which ends them all. */
function getRefusal(error: unknown): string {
  if (error instanceof ExpectedError && ['CONFLICT', 'NOT_FOUND'].includes(error.extensions.code)) return error.message;
  throw error;
}

/** Administration of waitlist requests. */
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
   * Creates a code for the e-mail of a request, sends it there and marks the request as invited, in one transaction. A request whose code
   * is no longer valid, or whose e-mail is corrected, is invited again: its earlier code is revoked.
   * @throws VALIDATION_FAILED also when another request has the e-mail, NOT_FOUND, CONFLICT when the request is declined or its code is
   * valid, IDEMPOTENCY_MISMATCH
   */
  async invite(id: number, input: unknown, by: Actor): Promise<WaitlistRequest> {
    const invitation = parseInput(waitlistInvitationSchema, input);
    try {
      return await this.invitations.withFreshCodes(() =>
        this.idempotency.runOnce(by, WaitlistRequest, { invite: id, ...invitation }, (manager) =>
          this.inviteInTransaction(manager, id, invitation, by),
        ),
      );
    } catch (error) {
      if (!isUniqueViolation(error, 'waitlist_request', 'emailKey')) throw error;
      throw validationFailed({ email: waitlistMessages.emailTaken });
    }
  }

  /** Invites several requests in one transaction. Those that cannot be invited stay as they were. @throws VALIDATION_FAILED, CONFLICT as above. */
  inviteAll(input: unknown, by: Actor): Promise<WaitlistAnswer[]> {
    const { ids, expiresOn } = parseInput(waitlistInvitationsSchema, input);
    return this.invitations.withFreshCodes(() =>
      this.answerAll(by, { inviteAll: ids, expiresOn }, ids, (manager, id) =>
        this.inviteInTransaction(manager, id, { expiresOn, email: null }, by),
      ),
    );
  }

  /** Declines several requests in one transaction. Those that were answered stay as they were. @throws VALIDATION_FAILED, CONFLICT as above. */
  declineAll(input: unknown, by: Actor): Promise<WaitlistAnswer[]> {
    const { ids } = parseInput(waitlistSelectionSchema, input);
    const change = { from: 'pending', to: 'declined', message: messages.requestSettled, by } as const;
    return this.answerAll(by, { declineAll: ids }, ids, (manager, id) => this.changeStatus(manager, id, change));
  }

  /** Declines a request. @throws NOT_FOUND, CONFLICT when it is no longer pending, IDEMPOTENCY_MISMATCH */
  decline(id: number, by: Actor): Promise<WaitlistRequest> {
    const change = { from: 'pending', to: 'declined', message: messages.requestSettled, by } as const;
    return this.idempotency.runOnce(by, WaitlistRequest, { decline: id }, (manager) =>
      this.changeStatus(manager, id, change),
    );
  }

  /** Reopens a declined request. @throws NOT_FOUND, CONFLICT when it is not declined. */
  reopen(id: number, by: Actor): Promise<WaitlistRequest> {
    return this.database.transaction((manager) =>
      this.changeStatus(manager, id, { from: 'declined', to: 'pending', message: messages.requestNotDeclined, by }),
    );
  }

  private answerAll(
    by: Actor,
    input: object,
    ids: readonly number[],
    answer: (manager: EntityManager, id: number) => Promise<unknown>,
  ): Promise<WaitlistAnswer[]> {
    return this.idempotency.runAnswerOnce(by, 'waitlist answers', input, async (manager) => {
      const answers: WaitlistAnswer[] = [];
      // In the order of their ids: two administrators lock the same requests in the same order.
      for (const id of ids.toSorted((one, other) => one - other)) {
        const error = await answer(manager, id).then(() => null, getRefusal);
        answers.push({ id, error });
      }
      return answers;
    });
  }

  private async inviteInTransaction(
    manager: EntityManager,
    id: number,
    { expiresOn, email: corrected }: WaitlistInvitationInput,
    by: Actor,
  ): Promise<WaitlistRequest> {
    const before = await getForUpdate(manager, WaitlistRequest, id);
    if (before.status === 'declined') throw new ExpectedError('CONFLICT', messages.requestSettled);
    const email = corrected ?? before.email;
    if (before.status === 'invited') await this.revokeEarlierCode(manager, id, email, by);
    await manager.update(WaitlistRequest, { id }, { status: 'invited', email, emailKey: normalizeText(email) });
    const request = await getOrThrow(manager, WaitlistRequest, id);
    if (before.status !== request.status || before.email !== email)
      await logUpdate({ manager, entity: WaitlistRequest, by }, before, request);
    const codes = await this.invitations.insert(manager, { count: 1, maxUses: 1, expiresOn, email, requestId: id }, by);
    await enqueueEmails(
      manager,
      codes.map(({ code }) => ({
        to: email,
        payload: { template: 'invitation', fullName: request.fullName, code, expiresOn },
      })),
    );
    return request;
  }

  /** @throws CONFLICT when the code is valid for this e-mail: the person can still register with it. */
  private async revokeEarlierCode(manager: EntityManager, requestId: number, email: string, by: Actor): Promise<void> {
    const code = await manager.findOne(InvitationCode, { where: { requestId }, order: { id: 'DESC' } });
    if (!code) return;
    if (getInvitationStatus(code, new Date()) === 'open' && code.email === normalizeText(email))
      throw new ExpectedError('CONFLICT', waitlistMessages.codeOpen);
    await this.invitations.revokeInTransaction(manager, code.id, by);
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
