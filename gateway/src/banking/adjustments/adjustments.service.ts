import {
  centsToText,
  exitMessages,
  findAdjustableAccount,
  formatExactDollars,
  formatPaymentDate,
  type LedgerAccountName,
  ledgerAccounts,
  messages,
  parseCents,
} from '@cimiento/contracts';
import { adjustmentFields, type AdjustmentInput } from '@cimiento/contracts/fields';
import { adjustmentSchema } from '@cimiento/contracts/schemas';
import { In, type EntityManager } from 'typeorm';
import { assertOpenNow } from '../../books/ledger/closed-periods';
import type { ApprovalsService } from '../../access/approvals/approvals.service';
import type { ApprovalDetail } from '../../access/approvals/approvals.types';
import { Project, RecordNames } from '../../investing/records';
import { assertAdministrator, logCreate } from '../../access/audit-log/audit-writer';
import { type Actor, everything, getCauser } from '../../platform/request';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import type { Database } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database/driver-error';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate } from '../../platform/database/row-lock';
import { conflict, ExpectedError, notFound, parseInput } from '../../platform/errors';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { notifyAll } from '../../messages/notifications/notify';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import { sha256 } from '../../platform/sha256';
import { User } from '../../access/records';
import { describeLosses } from '../../books/ledger/waiting-withdrawals';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { LedgerPosting } from '../../books/ledger/ledger-posting.entity';
import { readAccountNames } from '../../books/ledger/post-accounts';
import type { FollowedContent, RecordFollower } from '../../books/ledger/record-follower';

/** The payload of an approved adjustment: a new one, or the reversal of one. */
type AdjustmentPayload =
  { action: 'post'; input: AdjustmentInput } | { action: 'reverse'; entryId: number; memo: string };

/** The account that an input names. @throws Error for a code that the schema refuses */
function getAccount(code: string): LedgerAccountName {
  const account = findAdjustableAccount(code);
  if (!account) throw new Error(`${code} is no account for an adjustment`);
  return account;
}

const createContent = ({
  debitAccount,
  creditAccount,
  amount,
  occurredOn,
  memo,
}: AdjustmentInput): FollowedContent => ({
  kind: 'adjustment',
  occurredOn,
  memo,
  postings: [
    { account: getAccount(debitAccount), amount: -parseCents(amount) },
    { account: getAccount(creditAccount), amount: parseCents(amount) },
  ],
});

/** Cents that leave what investors have available, by user. @param taken codes of accounts, with the cents that they lose */
function sumLosses(taken: readonly (readonly [string, number])[]): Map<number, number> {
  const losses = new Map<number, number>();
  for (const [code, cents] of taken) {
    const { kind, userId = null } = findAdjustableAccount(code) ?? {};
    if (kind === 'available' && userId !== null) losses.set(userId, (losses.get(userId) ?? 0) + cents);
  }
  return losses;
}

async function describeReversal(
  reader: EntityManager,
  { entryId, memo }: Extract<AdjustmentPayload, { action: 'reverse' }>,
): Promise<ApprovalDetail[]> {
  const names = new RecordNames(reader, everything);
  const postings = await reader.find(LedgerPosting, { where: { entryId }, order: { id: 'ASC' } });
  const accounts = await reader.findBy(LedgerAccount, { id: In(postings.map(({ accountId }) => accountId)) });
  const codes = new Map(accounts.map(({ id, code }) => [id, code]));
  return [
    { label: 'Acción', value: 'Revertir un ajuste' },
    { label: 'Reversa el asiento', value: `#${entryId}` },
    { label: adjustmentFields.memo.label, value: memo },
    ...(await Promise.all(
      postings.map(async ({ accountId, amount }) => ({
        label: await names.account(codes.get(accountId) ?? ''),
        value: formatExactDollars(centsToText(-amount)),
      })),
    )),
    ...(await describeLosses(
      reader,
      sumLosses(postings.map(({ accountId, amount }) => [codes.get(accountId) ?? '', amount])),
    )),
  ];
}

async function describe(reader: EntityManager, payload: AdjustmentPayload): Promise<ApprovalDetail[]> {
  if (payload.action === 'reverse') return describeReversal(reader, payload);
  const { debitAccount, creditAccount, amount, occurredOn, memo } = payload.input;
  const names = new RecordNames(reader, everything);
  return [
    { label: 'Acción', value: 'Registrar un ajuste' },
    { label: adjustmentFields.debitAccount.label, value: await names.account(debitAccount) },
    { label: adjustmentFields.creditAccount.label, value: await names.account(creditAccount) },
    { label: adjustmentFields.amount.label, value: formatExactDollars(amount) },
    { label: adjustmentFields.occurredOn.label, value: formatPaymentDate(occurredOn) },
    { label: adjustmentFields.memo.label, value: memo },
    ...(await describeLosses(reader, sumLosses([[debitAccount, parseCents(amount)]]))),
  ];
}

/** Whether an account may be used: it has moved before, or what it belongs to exists. */
async function accountExists(manager: EntityManager, { code, kind, userId, projectId }: LedgerAccountName) {
  if (kind === 'fee' || kind === 'withholding' || code === ledgerAccounts.suspense.code) return true;
  if (await manager.existsBy(LedgerAccount, { code })) return true;
  if (kind === 'bank') return manager.existsBy(CollectingAccount, { id: Number(code.split(':')[1]) });
  if (userId !== null) return manager.existsBy(User, { id: userId });
  return projectId !== null && manager.existsBy(Project, { id: projectId });
}

/** Tells the investors whose balance an adjustment, or its reversal, has moved, and the webhooks. */
async function notifyAdjusted(manager: EntityManager, entry: LedgerEntry, memo: string): Promise<void> {
  const { id: entryId, kind, occurredOn, reversalOf } = entry;
  const postings = await manager.findBy(LedgerPosting, { entryId });
  const names = await readAccountNames(manager, new Set(postings.map(({ accountId }) => accountId)));
  const moved = postings.flatMap(({ accountId, amount }) => {
    const userId = names.get(accountId)?.userId ?? null;
    return userId === null ? [] : [{ userId, amount: centsToText(amount) }];
  });
  const isReversal = kind === 'reversal';
  await notifyAll(
    manager,
    moved.map(({ userId, amount }) => ({ userId, kind: 'balance_adjusted', facts: { amount, memo, isReversal } })),
  );
  await enqueueWebhooks(
    manager,
    'balance.adjusted',
    moved.map(({ userId, amount }) => ({ entryId, reversalOf, userId, amount, occurredOn })),
  );
}

/** Manual adjustments of the ledger, which may need a second administrator. They may overdraw a balance, as any correction. */
export class AdjustmentsService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
    private readonly follower: RecordFollower,
    private readonly approvals: ApprovalsService,
  ) {
    // The payload was validated before it was stored, and its hash is checked before it is executed.
    approvals.register('adjustment', {
      execute: (manager, payload, by) => this.execute(manager, payload as AdjustmentPayload, by),
      describe: (reader, payload) => describe(reader, payload as AdjustmentPayload),
    });
  }

  /**
   * Posts an adjustment, or proposes it where a second administrator has to approve it.
   * @throws VALIDATION_FAILED; NOT_FOUND when an account does not exist; PERIOD_CLOSED; APPROVAL_PENDING.
   */
  async post(input: unknown, by: Actor): Promise<LedgerEntry> {
    const values = parseInput(adjustmentSchema, input);
    const { debitAccount, creditAccount, amount } = values;
    await this.assertAccounts(this.database.reader, values);
    await assertOpenNow(this.database.reader, values.occurredOn);
    const names = new RecordNames(this.database.reader, everything);
    const [from, to] = await Promise.all([names.accountTitle(debitAccount), names.accountTitle(creditAccount)]);
    const summary = `Ajuste de ${formatExactDollars(amount)} de ${from} a ${to}`;
    const subject = `adjustment:${sha256(JSON.stringify(values)).slice(0, 40)}`;
    return this.executeOrPropose({ action: 'post', input: values }, subject, summary, by);
  }

  /**
   * Reverses an adjustment, or proposes it where a second administrator has to approve it.
   * @throws NOT_FOUND; CONFLICT for an entry that is not an adjustment; ALREADY_UNDONE for one that is reversed; APPROVAL_PENDING.
   */
  async reverse(entryId: number, by: Actor): Promise<LedgerEntry> {
    const input = { action: 'reverse', entryId };
    await this.approvals.assertNotProposed('adjustment', input, by);
    const { memo } = await this.getReversible(this.database.reader, entryId);
    const summary = `Reverso del ajuste #${entryId}: ${memo}`;
    return this.executeOrPropose({ action: 'reverse', entryId, memo }, `entry:${entryId}`, summary, by, input);
  }

  private async executeOrPropose(
    payload: AdjustmentPayload,
    subject: string,
    summary: string,
    by: Actor,
    input: object = payload,
  ): Promise<LedgerEntry> {
    if (this.approvals.isNeeded('adjustment'))
      return this.approvals.propose({ kind: 'adjustment', subject, summary, payload, input }, by);
    return this.idempotency.runOnce(by, LedgerEntry, input, (manager) => this.execute(manager, payload, by));
  }

  private async execute(manager: EntityManager, payload: AdjustmentPayload, by: Actor): Promise<LedgerEntry> {
    await assertAdministrator(manager, by);
    if (payload.action === 'reverse') return this.reverseInTransaction(manager, payload.entryId, by);
    await this.assertAccounts(manager, payload.input);
    const id = 1 + ((await manager.maximum(LedgerEntry, 'sourceId', { sourceKind: 'adjustment' })) ?? 0);
    try {
      await this.follower.followNew(
        manager,
        'adjustment',
        [{ id, content: createContent(payload.input) }],
        getCauser(by),
      );
    } catch (error) {
      throw isUniqueViolation(error, 'ledger_entry', 'key') ? conflict(exitMessages.adjustmentMeanwhile) : error;
    }
    const entry = await manager.findOneByOrFail(LedgerEntry, { sourceKind: 'adjustment', sourceId: id });
    await logCreate({ manager, entity: LedgerEntry, by }, [entry]);
    await notifyAdjusted(manager, entry, payload.input.memo);
    return entry;
  }

  private async reverseInTransaction(manager: EntityManager, entryId: number, by: Actor): Promise<LedgerEntry> {
    // If two reversals run at once, the second waits here and then finds the first.
    await getForUpdate(manager, LedgerEntry, entryId);
    const entry = await this.getReversible(manager, entryId);
    await this.follower.follow(manager, 'adjustment', [{ id: entry.sourceId, content: null }], getCauser(by));
    const reversal = await manager.findOneByOrFail(LedgerEntry, { reversalOf: entryId });
    await logCreate({ manager, entity: LedgerEntry, by }, [reversal]);
    await notifyAdjusted(manager, reversal, entry.memo);
    return reversal;
  }

  private async getReversible(manager: EntityManager, entryId: number): Promise<LedgerEntry> {
    const entry = await getOrThrow(manager, LedgerEntry, entryId);
    // Fees of the bank and the like are entries of lines, which are undone with them.
    if (entry.kind !== 'adjustment' || entry.sourceKind !== 'adjustment') throw conflict(exitMessages.adjustmentOnly);
    if (await manager.existsBy(LedgerEntry, { reversalOf: entryId }))
      throw new ExpectedError('ALREADY_UNDONE', exitMessages.adjustmentReversed);
    return entry;
  }

  private async assertAccounts(manager: EntityManager, input: AdjustmentInput): Promise<void> {
    for (const code of [input.debitAccount, input.creditAccount])
      if (!(await accountExists(manager, getAccount(code)))) throw notFound(messages.adjustmentAccountUnknown);
  }
}
