import { centsToText, formatPaymentDate, messages, type ConfirmationState } from '@cimiento/contracts';
import { statementFields } from '@cimiento/contracts/fields';
import { Field, Int, ObjectType } from 'type-graphql';
import { IsNull, type EntityManager } from 'typeorm';
import type { ApprovalsService } from '../../access/approvals/approvals.service';
import type { ApprovalDetail } from '../../access/approvals/approvals.types';
import { logUpdate } from '../../access/audit-log/audit-writer';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import { RecordNames } from '../../investing/records';
import { notify } from '../../messages/notifications/notify';
import { getForUpdate } from '../../platform/database/row-lock';
import { conflict } from '../../platform/errors';
import { type Actor, everything } from '../../platform/request';
import { ConfirmationStateEnum } from '../statements/bank-statement-line.entity';
import { BankStatement } from '../statements/bank-statement.entity';
import { formatCents } from './describe-void';
import type { FileLine } from '../statements/file-lines';
import type { PlannedLine } from './match-lines';

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
  /** The users whom its lines credit by references that its poster sent; absent in requests of earlier releases. */
  credited?: { userId: number; cents: number }[];
};

// As many as people compare with the bank's own page.
const maxCredited = 30;

/** The users whom new lines credit, the largest sum first. */
function sumCredited(planned: readonly PlannedLine[]): { userId: number; cents: number }[] {
  const sums = new Map<number, number>();
  for (const { userId, amount } of planned)
    if (userId !== null && amount > 0) sums.set(userId, (sums.get(userId) ?? 0) + amount);
  return [...sums].map(([userId, cents]) => ({ userId, cents })).sort((one, other) => other.cents - one.cents);
}

/** The lines of a statement's file, and the new ones with what posting them does. */
type PostedLines = { lines: readonly FileLine[]; planned: readonly PlannedLine[] };

/** The number of amounts, and their sum in cents. */
const sum = (amounts: readonly number[]): [count: number, cents: number] => [
  amounts.length,
  amounts.reduce((total, cents) => total + cents, 0),
];

/** Asks for the confirmation of a statement that was just inserted. @returns the id of the request */
export function proposeConfirmation(
  approvals: ApprovalsService,
  manager: EntityManager,
  statement: BankStatement,
  { lines, planned }: PostedLines,
  by: Actor,
): Promise<number> {
  const { id, bankAccountId, closingBalance } = statement;
  const subject = `bankStatement:${id}`;
  const summary = `Confirmar el extracto #${id} de la cuenta #${bankAccountId}: saldo final ${formatCents(closingBalance)}`;
  const payload = { ...toConfirmedPayload(statement, lines), credited: sumCredited(planned) };
  return approvals.proposeWithin(manager, { kind: 'statement', subject, summary, payload }, by);
}

/** @param lines of its file, also those that were known */
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

export async function describeConfirmation(
  reader: EntityManager,
  payload: ConfirmedPayload,
): Promise<ApprovalDetail[]> {
  const { fileName, fileSha256, accountReason, gapReason, credited = [] } = payload;
  const names = new RecordNames(reader, everything);
  const people = credited.slice(0, maxCredited).map(async ({ userId, cents }) => ({
    label: 'Se acredita a',
    value: `${await names.user(userId)}: ${formatCents(cents)}`,
  }));
  const left = credited.length - people.length;
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
    ...(await Promise.all(people)),
    ...describe('Y a otras personas', left > 0 ? `${left}` : null),
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
  if (affected !== 1) throw conflict(messages.approvalOutdated);
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
