import { type ApprovalReason, errorCodes, newAccountDays, withdrawalMessages } from '@cimiento/contracts';
import { confirmationFields } from '@cimiento/contracts/fields';
import { withdrawalApprovalsSchema, toSchema } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import type { AccountMakers } from '../../access/approvals/account-makers';
import type { ApprovalsService } from '../../access/approvals/approvals.service';
import { assertTwoPeople, recordSamePerson } from '../../access/approvals/same-person';
import { assertAccountMayDecide } from '../../access/guards/assert-may-decide';
import type { SecurityEventsService } from '../../access/security-events/security-events.service';
import type { LedgerService } from '../../books/ledger/ledger.service';
import type { IdentityGate } from '../../identity/gate/identity-gate';
import { notify } from '../../messages/notifications/notify';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import type { Database } from '../../platform/database';
import { getOrThrow } from '../../platform/database/records';
import { ExpectedError, forbidden, parseInput } from '../../platform/errors';
import { withoutKey } from '../../platform/idempotency/idempotency-key';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { sha256 } from '../../platform/sha256';
import type { Actor } from '../../platform/request';
import { BankAccount } from '../bank-accounts/bank-account.entity';
import { findBankAccount } from '../bank-accounts/bank-accounts.service';
import { assertCovered } from './assert-covered';
import { assertMayApprove } from './may-approve';
import { assertNotHeld } from './may-be-paid';
import type { WithdrawalApproval } from './withdrawal-approval.types';
import { readFlags, type WithdrawalFlags } from './withdrawal-flags';
import { readAccountNotices } from './withdrawal-notice';
import { takeStep, type Step } from './withdrawal-steps';
import { toWithdrawalData } from './withdrawal-webhook';
import { Withdrawal } from './withdrawal.entity';

type Outcomes = { outcomes: WithdrawalApproval[] };

const answerName = 'withdrawal_approvals';
const requested: Step = { from: 'requested', refusal: withdrawalMessages.withdrawalNotRequested };

/** An administrator who changed the account, in the version that is paid or since, must not approve. Returns who did. @throws FORBIDDEN */
async function assertMayDecide(
  manager: EntityManager,
  { userId, bankAccountId }: Withdrawal,
  by: Actor,
): Promise<(number | null)[]> {
  if (userId === by.userId) throw forbidden(withdrawalMessages.withdrawalOwn);
  await assertAccountMayDecide(manager, by.userId);
  const account = await getOrThrow(manager, BankAccount, bankAccountId);
  const current = await findBankAccount(manager, userId);
  const editors = [account.createdBy, current?.createdBy ?? null];
  if (editors.includes(by.userId)) throw forbidden(withdrawalMessages.withdrawalAccountEditor);
  return editors;
}

/** Reason why a withdrawal is left out of a list that is approved at once. */
const listReasons = ({ holderDiffers, accountAge, isFirst }: WithdrawalFlags): ApprovalReason[] => [
  ...(holderDiffers ? (['holderDiffers'] as const) : []),
  ...(accountAge < newAccountDays ? (['accountAge'] as const) : []),
  ...(isFirst ? (['isFirst'] as const) : []),
];

/** Approves withdrawals, one or several at once. */
export class WithdrawalApprovalsService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
    private readonly ledger: LedgerService,
    private readonly approvals: Pick<ApprovalsService, 'isNeeded'>,
    private readonly accountMakers: AccountMakers,
    private readonly securityEvents: SecurityEventsService,
    private readonly identity: IdentityGate,
  ) {}

  /**
   * @throws NOT_FOUND; FORBIDDEN for one's own, or for who must not approve it; CONFLICT when it was decided already; MAY_BE_PAID while the bank
   * may pay it; INSUFFICIENT_BALANCE when the balance no longer covers it; SAME_PERSON without a confirmation.
   */
  approve(id: number, by: Actor, input: unknown = {}): Promise<Withdrawal> {
    const { confirm } = parseInput(toSchema(confirmationFields), input);
    const sent = { approve: id, ...(confirm && { confirm }) };
    return this.idempotency.runOnce(by, Withdrawal, sent, async (manager) => {
      const withdrawal = await takeStep(manager, id, requested, by, async (before) => {
        const editors = await assertMayDecide(manager, before, by);
        const barred = this.approvals.isNeeded('money_in') ? await assertMayApprove(manager, before, by) : [];
        await this.accountMakers.assertIndependent(manager, by.userId, [...editors, ...barred]);
        await assertNotHeld(manager, before);
        await this.identity.assertNotSuspended(manager, [before]);
        await assertCovered(manager, this.ledger, [before]);
        await assertTwoPeople(manager, { by, otherId: before.userId, operation: `approveWithdrawal ${id}`, confirm });
        return { status: 'approved', decidedAt: new Date(), decidedBy: by.userId, undoneBy: null };
      });
      for (const notice of await readAccountNotices(manager, [withdrawal]))
        await notify(manager, { ...notice, kind: 'withdrawal_approved' });
      await enqueueWebhooks(manager, 'withdrawal.approved', [toWithdrawalData(withdrawal)]);
      return withdrawal;
    });
  }

  /**
   * Approves several, each in its own transaction. One whose holder differs, whose bank account is new, or that is the first of its investor is
   * left out unless it is confirmed; one that cannot be approved is refused with its code. A retry with the same key gets the same answers, and
   * continues where the first one stopped.
   * @throws VALIDATION_FAILED
   */
  async approveAll(input: unknown, by: Actor): Promise<WithdrawalApproval[]> {
    const { ids, confirm } = parseInput(withdrawalApprovalsSchema, input);
    const sent = { ids, confirm };
    const first = await this.idempotency.findAnswer<Outcomes>(by, answerName, sent);
    if (first) return first.outcomes;
    const outcomes: WithdrawalApproval[] = [];
    const { idempotencyKey: key } = by;
    for (const id of ids) {
      const actor = withoutKey(by);
      if (key !== undefined) actor.idempotencyKey = sha256(`${key}:${id}`);
      outcomes.push(await this.approveRow(id, confirm.includes(id), actor));
    }
    const answer = () => Promise.resolve({ outcomes });
    return (await this.idempotency.runAnswerOnce(by, answerName, sent, answer)).outcomes;
  }

  private async approveRow(id: number, isConfirmed: boolean, by: Actor): Promise<WithdrawalApproval> {
    const { reader } = this.database;
    const row = await reader.findOneBy(Withdrawal, { id });
    if (!row) return { id, status: 'refused', reasons: [], code: 'NOT_FOUND' };
    const flags = (await readFlags(reader, [row])).get(id);
    const reasons = flags ? listReasons(flags) : [];
    if (row.status === 'requested' && reasons.length > 0 && !isConfirmed)
      return { id, status: 'left_out', reasons, code: null };
    try {
      await recordSamePerson(this.securityEvents, () => this.approve(id, by));
      return { id, status: 'approved', reasons, code: null };
    } catch (error) {
      if (!(error instanceof ExpectedError) || errorCodes[error.extensions.code].status >= 500) throw error;
      return { id, status: 'refused', reasons, code: error.extensions.code };
    }
  }
}
