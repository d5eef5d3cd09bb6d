import { withdrawalMessages } from '@cimiento/contracts';
import { In, MoreThan, type EntityManager } from 'typeorm';
import { ApprovalRequest, AuditEntry, SecurityEvent } from '../../access/records';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { LedgerPosting } from '../../books/ledger/ledger-posting.entity';
import { forbidden } from '../../platform/errors';
import type { Actor } from '../../platform/request';
import { BankAccount } from '../bank-accounts/bank-account.entity';
import type { Withdrawal } from './withdrawal.entity';

const dayMs = 24 * 3_600_000;
const creditorMs = 7 * dayMs;
const changerMs = 30 * dayMs;
// An approved proposal is executed in the transaction of its decision.
const decisionMs = 60_000;

/** Administrators who must not approve the withdrawals of an investor, by the id of the investor, with the instant until which. */
export type Barred = Map<number, Map<number, Date>>;

function add(barred: Barred, userId: number, adminId: number | null, until: Date): void {
  if (adminId === null || adminId === userId) return;
  const ofUser = barred.get(userId) ?? new Map<number, Date>();
  barred.set(userId, ofUser);
  const known = ofUser.get(adminId);
  if (!known || known < until) ofUser.set(adminId, until);
}

/** SQL: a line that an API key posted and somebody has confirmed since; its later matches have other keys. */
const isOfConfirmedKey = `EXISTS (SELECT 1 FROM bank_statement_line AS line
  JOIN bank_statement AS statement ON statement.id = line.statementId AND statement.confirmedBy IS NOT NULL
  JOIN audit_entry AS log ON log.entity = 'bankStatement' AND log.recordId = statement.id AND log.action = 'create'
  JOIN api_key AS apiKey ON apiKey.keyHash = log.sessionHash
  WHERE entry.sourceKind = 'bankLine' AND line.id = entry.sourceId AND entry.key = CONCAT('bankLine:', line.id, ':1'))`;

/**
 * Who credited investors in the last 7 days: one person could otherwise create money and pay it out. What a proposal credited counts for its
 * proposer. Giving back what a rejected withdrawal held credits nobody, and what a key posted is nobody's once it is confirmed.
 */
export async function readCreditors(reader: EntityManager, userIds: readonly number[]): Promise<Barred> {
  const rows = await reader
    .createQueryBuilder(LedgerEntry, 'entry')
    .innerJoin(LedgerPosting, 'posting', 'posting.entryId = entry.id AND posting.amount > 0')
    .innerJoin(LedgerAccount, 'account', "account.id = posting.accountId AND account.kind = 'available'")
    .select(['entry.id', 'entry.actorId', 'entry.createdAt'])
    .addSelect('account.userId', 'userId')
    .where({ createdAt: MoreThan(new Date(Date.now() - creditorMs)) })
    .andWhere("NOT (entry.kind = 'reversal' AND entry.sourceKind = 'withdrawal')")
    .andWhere(`NOT ${isOfConfirmedKey}`)
    .andWhere('account.userId IN (:...userIds)', { userIds })
    .getRawAndEntities<{ userId: number }>();
  const barred: Barred = new Map();
  for (const [index, { actorId, createdAt }] of rows.entities.entries())
    add(barred, Number(rows.raw[index]?.userId), actorId, new Date(createdAt.getTime() + creditorMs));
  return barred;
}

const accessFields = ['fullName', 'email', 'pendingEmail', 'passwordChanged'] as const;

/** Whether an entry of the audit log changed the name or the access of a user. */
function changesAccess({ before, after }: AuditEntry): boolean {
  const [old, current] = [before, after].map((text) => JSON.parse(text ?? '{}') as Record<string, unknown>);
  return accessFields.some((field) => current?.[field] !== undefined && current[field] !== old?.[field]);
}

/**
 * Who changed the name, e-mail, password, second factor or bank account of investors in the last 30 days, who could sign in as them. An
 * approved proposal counts for its proposer alone.
 */
export async function readChangers(reader: EntityManager, userIds: readonly number[]): Promise<Barred> {
  const since = MoreThan(new Date(Date.now() - changerMs));
  const ids = In([...userIds]);
  const subjects = In(userIds.map((id) => `user:${id}`));
  const approved = await reader.findBy(ApprovalRequest, { subject: subjects, status: 'approved', decidedAt: since });
  const barred: Barred = new Map();
  const getEnd = (at: Date): Date => new Date(at.getTime() + changerMs);
  const isApprover = (userId: number, adminId: number | null, at: Date): boolean =>
    approved.some(
      ({ subject, decidedBy, decidedAt }) =>
        subject === `user:${userId}` &&
        decidedBy === adminId &&
        Math.abs((decidedAt?.getTime() ?? 0) - at.getTime()) < decisionMs,
    );
  const addChange = (userId: number, adminId: number | null, at: Date): void => {
    if (!isApprover(userId, adminId, at)) add(barred, userId, adminId, getEnd(at));
  };
  for (const { subject, requestedBy, decidedAt } of approved)
    if (decidedAt) add(barred, Number(subject.slice('user:'.length)), requestedBy, getEnd(decidedAt));
  const entries = { entity: 'user', action: 'update', recordId: ids, createdAt: since } as const;
  for (const entry of await reader.findBy(AuditEntry, entries))
    if (changesAccess(entry)) addChange(entry.recordId, entry.userId, entry.createdAt);
  const kinds = In(['password_changed', 'email_changed', 'email_change_requested', 'second_factor_changed']);
  for (const event of await reader.findBy(SecurityEvent, { kind: kinds, userId: ids, createdAt: since }))
    addChange(event.userId ?? 0, event.actorId, event.createdAt);
  for (const account of await reader.findBy(BankAccount, { userId: ids, createdAt: since }))
    addChange(account.userId, account.createdBy, account.createdAt);
  return barred;
}

/**
 * Refuses an administrator who credited the investor, changed their access, took the withdrawal out of a file that was read or undid its
 * payment. Returns everybody who is refused. @throws FORBIDDEN
 */
export async function assertMayApprove(
  manager: EntityManager,
  row: Withdrawal,
  { userId: adminId }: Actor,
): Promise<(number | null)[]> {
  if (row.takenOutBy === adminId) throw forbidden(withdrawalMessages.withdrawalReturner);
  if (row.undoneBy === adminId) throw forbidden(withdrawalMessages.withdrawalUndoer);
  const creditors = [...((await readCreditors(manager, [row.userId])).get(row.userId)?.keys() ?? [])];
  if (creditors.includes(adminId)) throw forbidden(withdrawalMessages.withdrawalCreditor);
  const changers = [...((await readChangers(manager, [row.userId])).get(row.userId)?.keys() ?? [])];
  if (changers.includes(adminId)) throw forbidden(withdrawalMessages.withdrawalChanger);
  return [row.takenOutBy, row.undoneBy, ...creditors, ...changers];
}
