import { approvalMessages, centsToText, type ConfirmationState, formatPaymentDate } from '@cimiento/contracts';
import { statementFields } from '@cimiento/contracts/fields';
import { Field, Int, ObjectType } from 'type-graphql';
import { In, IsNull, type EntityManager } from 'typeorm';
import type { ApprovalsService } from '../../access/approvals/approvals.service';
import type { ApprovalDetail } from '../../access/approvals/approvals.types';
import { logUpdate } from '../../access/audit-log/audit-writer';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import { RecordNames } from '../../investing/records';
import { notify } from '../../messages/notifications/notify';
import { getForUpdate } from '../../platform/database/row-lock';
import { conflict } from '../../platform/errors';
import { type Actor, everything } from '../../platform/request';
import { BankStatementLine, ConfirmationStateEnum } from '../statements/bank-statement-line.entity';
import { BankStatement } from '../statements/bank-statement.entity';
import { formatCents } from './describe-void';
import type { FileLine } from '../statements/file-lines';
import { Withdrawal } from '../withdrawals/withdrawal.entity';

/** Whether a second person has compared a statement with the bank's own page. */
@ObjectType({
  description: "Whether a second administrator has compared a statement with the bank's own website and confirmed it.",
})
export class StatementConfirmation {
  @Field(() => Int, {
    nullable: true,
    description: 'ID of the approval request for the confirmation; null if one administrator is enough.',
  })
  approvalId!: number | null;

  @Field(() => ConfirmationStateEnum)
  state!: ConfirmationState;
}

export function getConfirmation({ approvalId, confirmedAt, voidedAt }: BankStatement): StatementConfirmation {
  const state = confirmedAt !== null ? 'confirmed' : voidedAt !== null ? 'rejected' : 'pending';
  return { approvalId, state };
}

const copied = [
  ...(['bankAccountId', 'firstDay', 'lastDay', 'openingBalance', 'closingBalance'] as const),
  ...(['fileName', 'fileSha256', 'accountReason', 'gapReason'] as const),
] as const;

/** The content of a confirmation: the statement as it was posted, and its file's movements; balances and sums in cents. */
export type ConfirmedPayload = Pick<BankStatement, (typeof copied)[number]> & {
  statementId: number;
  credits: number;
  creditSum: number;
  debits: number;
  debitSum: number;
};

// As many of a kind as people compare with the bank's own page.
const maxShown = 30;

/** The number of amounts, and their sum in cents. */
const sum = (amounts: readonly number[]): [count: number, cents: number] => [
  amounts.length,
  amounts.reduce((total, cents) => total + cents, 0),
];

/**
 * Asks for the confirmation of a statement that was just posted. @param lines of its file, also those that were known
 * @returns the id of the request
 */
export function proposeConfirmation(
  approvals: ApprovalsService,
  manager: EntityManager,
  statement: BankStatement,
  lines: readonly FileLine[],
  by: Actor,
): Promise<number> {
  const { id, bankAccountId, closingBalance } = statement;
  const subject = `bankStatement:${id}`;
  const summary = `Confirmar el extracto #${id} de la cuenta #${bankAccountId}: saldo final ${formatCents(closingBalance)}`;
  const payload = toConfirmedPayload(statement, lines);
  return approvals.proposeWithin(manager, { kind: 'statement', subject, summary, payload }, by);
}

function toConfirmedPayload(statement: BankStatement, lines: readonly FileLine[]): ConfirmedPayload {
  const facts = Object.fromEntries(copied.map((name) => [name, statement[name]])) as Pick<
    BankStatement,
    (typeof copied)[number]
  >;
  const amounts = lines.map(({ amount }) => amount);
  const [credits, creditSum] = sum(amounts.filter((cents) => cents > 0));
  const [debits, debitSum] = sum(amounts.filter((cents) => cents < 0));
  return { statementId: statement.id, ...facts, credits, creditSum, debits, debitSum };
}

/** The first of many details, and the number of the others. */
const limitShown = (details: readonly ApprovalDetail[], more: string): ApprovalDetail[] => [
  ...details.slice(0, maxShown),
  ...(details.length > maxShown ? [{ label: more, value: `${details.length - maxShown}` }] : []),
];

/**
 * Everybody whom the lines of a statement credit, the largest sum first, and every withdrawal that they return or pay: as the lines are
 * assigned now, however that came about.
 */
async function describeEffects(reader: EntityManager, statementId: number): Promise<ApprovalDetail[]> {
  const names = new RecordNames(reader, everything);
  const lines = await reader.find(BankStatementLine, {
    where: { statementId, status: 'matched' },
    order: { id: 'ASC' },
  });
  const withdrawals = new Map(
    (await reader.findBy(Withdrawal, { id: In(lines.flatMap(({ withdrawalId }) => withdrawalId ?? [])) })).map(
      (withdrawal) => [withdrawal.id, withdrawal],
    ),
  );
  const sums = new Map<number, number>();
  for (const { userId, withdrawalId, amount } of lines) {
    const credited = userId ?? withdrawals.get(withdrawalId ?? 0)?.userId;
    if (credited !== undefined && amount > 0) sums.set(credited, (sums.get(credited) ?? 0) + amount);
  }
  const people: ApprovalDetail[] = [];
  for (const [userId, cents] of [...sums].sort((one, other) => other[1] - one[1]))
    people.push({ label: 'Se acredita a', value: `${await names.user(userId)}: ${formatCents(cents)}` });
  const settled: ApprovalDetail[] = [];
  for (const { withdrawalId, batchId, amount } of lines) {
    const withdrawal = withdrawals.get(withdrawalId ?? 0);
    if (batchId !== null) settled.push({ label: 'Paga el lote', value: `#${batchId}, ${formatCents(-amount)}` });
    if (!withdrawal) continue;
    const who = `#${withdrawal.id} de ${await names.user(withdrawal.userId)}`;
    const approved = withdrawal.decidedBy === null ? '' : `, aprobado por ${await names.user(withdrawal.decidedBy)}`;
    settled.push(
      amount > 0
        ? { label: 'Devuelve el retiro', value: who }
        : { label: 'Paga el retiro', value: `${who}${approved}: ${formatCents(-amount)}` },
    );
  }
  return [...limitShown(people, 'Y a otras personas'), ...limitShown(settled, 'Y otros retiros')];
}

export async function describeConfirmation(
  reader: EntityManager,
  payload: ConfirmedPayload,
): Promise<ApprovalDetail[]> {
  const { fileName, fileSha256, accountReason, gapReason } = payload;
  const account = await reader.findOneBy(CollectingAccount, { id: payload.bankAccountId });
  const describe = (label: string, value: string | null): ApprovalDetail[] =>
    value === null ? [] : [{ label, value }];
  return [
    { label: 'Extracto', value: `#${payload.statementId}` },
    {
      label: 'Cuenta recaudadora',
      value: `${account?.bank ?? '—'} ${account?.accountNumber ?? ''} (#${payload.bankAccountId})`,
    },
    { label: 'Primer día', value: formatPaymentDate(payload.firstDay) },
    { label: 'Último día', value: formatPaymentDate(payload.lastDay) },
    { label: statementFields.openingBalance.label, value: formatCents(payload.openingBalance) },
    { label: statementFields.closingBalance.label, value: formatCents(payload.closingBalance) },
    { label: 'Créditos', value: `${payload.credits}, suman ${formatCents(payload.creditSum)}` },
    { label: 'Débitos', value: `${payload.debits}, suman ${formatCents(payload.debitSum)}` },
    ...(await describeEffects(reader, payload.statementId)),
    ...describe(statementFields.fileName.label, fileName),
    ...describe(statementFields.fileSha256.label, fileSha256),
    ...describe(statementFields.accountReason.label, accountReason),
    ...describe(statementFields.gapReason.label, gapReason),
  ];
}

/** Confirms a statement in the transaction of the decision. @throws CONFLICT when it was taken back, or is another one than was shown */
export async function confirmStatement(manager: EntityManager, payload: ConfirmedPayload, by: Actor): Promise<void> {
  const { statementId: id } = payload;
  const before = await getForUpdate(manager, BankStatement, id);
  const isSame = copied.every((name) => before[name] === payload[name]);
  const values = { confirmedAt: new Date(), confirmedBy: by.userId };
  const where = { id, confirmedAt: IsNull(), voidedAt: IsNull() };
  const { affected } = isSame ? await manager.update(BankStatement, where, values) : { affected: 0 };
  if (affected !== 1) throw conflict(approvalMessages.approvalOutdated);
  const after = manager.create(BankStatement, { ...before, ...values });
  await logUpdate({ manager, entity: BankStatement, by }, before, after);
  const facts = { statementId: id, closingBalance: centsToText(before.closingBalance) };
  await notify(manager, { userId: before.createdBy, kind: 'bank_statement_confirmed', facts, email: null });
}

/** Notifies the poster of a statement that somebody else rejected. */
export async function notifyRejected(
  manager: EntityManager,
  { id: statementId, createdBy: userId }: BankStatement,
  reason: string,
  by: Actor,
): Promise<void> {
  if (userId === by.userId) return;
  await notify(manager, { userId, kind: 'bank_statement_rejected', facts: { statementId, reason }, email: null });
}
