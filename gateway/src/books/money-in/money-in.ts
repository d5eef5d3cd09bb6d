import { ledgerAccounts, messages } from '@cimiento/contracts';
import { MoreThan, type EntityManager } from 'typeorm';
import { getCauser, type Actor } from '../../platform/request/actor';
import { getForUpdate, rowLock } from '../../platform/database/row-lock';
import { ExpectedError } from '../../platform/errors/expected-error';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request';
import { LedgerAccount } from '../ledger/ledger-account.entity';
import { accountSumsSql } from '../ledger/ledger-checkpoint.service';
import { User } from '../../access/users/user.entity';
import type { ApprovalHandler, ApprovalsService } from '../../access/approvals/approvals.service';
import type { ApprovalDetail } from '../../access/approvals/approvals.types';
import { UncoveredCredit } from './uncovered-credit.entity';

/** Money for investors, in cents, and the project whose rent pays for it; null where no project does. */
export type Credit = { projectId: number | null; cents: number };

/** Actions that credit money. */
export type MoneyInAction =
  | 'payment'
  | 'paymentUpdate'
  | 'paymentStatuses'
  | 'paymentImport'
  | 'paymentRun'
  | 'bankLine'
  | 'bankLineUndo'
  | 'duplicate'
  | 'statement';

const actionLabel: Record<MoneyInAction, string> = {
  payment: 'Registrar un pago',
  paymentUpdate: 'Marcar un pago como pagado',
  paymentStatuses: 'Marcar pagos como pagados',
  paymentImport: 'Importar pagos',
  paymentRun: 'Registrar un pago mensual',
  bankLine: 'Asignar un movimiento del banco',
  bankLineUndo: 'Deshacer la asignación de un movimiento del banco',
  duplicate: 'Registrar un posible duplicado del banco',
  statement: 'Registrar un extracto del banco',
};

/** What waits for a second administrator if it credits too much. */
type MoneyInProposal = {
  action: MoneyInAction;
  /** What it is about: there is one pending request for it at most. */
  subject: string;
  /** What a retry with the same key sends again. */
  input: object;
  /** What approving it executes. */
  getPayload: () => Promise<object> | object;
  getSummary: () => Promise<string> | string;
};

type StoredPayload = { action: MoneyInAction; content: unknown };

const windowMs = 30 * 24 * 3_600_000;

/** Leaves the transaction of an action that credits too much for one person. What cannot be proposed is refused with it. */
class SecondPersonNeeded extends ExpectedError {
  constructor() {
    super('CONFLICT', messages.secondPersonNeeded);
  }
}

/** Adds up credits by their project. */
function sumByProject(credits: readonly Credit[]): Map<number | null, number> {
  const sums = new Map<number | null, number>();
  for (const { projectId, cents } of credits) sums.set(projectId, (sums.get(projectId) ?? 0) + cents);
  return sums;
}

/**
 * Limits what one administrator can credit alone: money that its project has not sent, together in 30 days, above a limit of the operator,
 * needs a second administrator.
 */
export class MoneyIn {
  private readonly handlers = new Map<MoneyInAction, Pick<ApprovalHandler, 'execute' | 'describe'>>();

  constructor(
    private readonly approvals: ApprovalsService,
    /** In cents. */
    private readonly limit: number,
  ) {
    // The payload was validated before it was stored, and its hash is checked before it is executed.
    approvals.register('money_in', {
      execute: (manager, payload, by) => {
        const { action, content } = payload as StoredPayload;
        return this.getHandler(action).execute(manager, content, by);
      },
      describe: async (reader, payload) => {
        const { action, content } = payload as StoredPayload;
        const title: ApprovalDetail = { label: 'Acción', value: actionLabel[action] };
        return [title, ...(await this.getHandler(action).describe(reader, content))];
      },
    });
  }

  /** Whether the limit is in force. */
  isLimited(): boolean {
    return this.approvals.isNeeded('money_in');
  }

  /** Every action that can be proposed. */
  listActions(): MoneyInAction[] {
    return [...this.handlers.keys()];
  }

  /** States what approving an action executes, and how people read it. */
  register(action: MoneyInAction, handler: Pick<ApprovalHandler, 'execute' | 'describe'>): void {
    this.handlers.set(action, handler);
  }

  /**
   * Runs an action that calls `count` in its transaction, or proposes it where it credits too much.
   * @throws APPROVAL_PENDING
   */
  async runOrPropose<T>(proposal: MoneyInProposal, request: IdempotentRequest, run: () => Promise<T>): Promise<T> {
    if (!this.isLimited()) return run();
    const { action, subject, input, getPayload, getSummary } = proposal;
    const named = { action, input };
    await this.approvals.assertNotProposed('money_in', named, request);
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof SecondPersonNeeded)) throw error;
      const payload: StoredPayload = { action, content: await getPayload() };
      const summary = await getSummary();
      return this.approvals.propose({ kind: 'money_in', subject, summary, payload, input: named }, request);
    }
  }

  /** Counts what an action credits, in its transaction. Leaves the transaction when that is too much for one person. */
  async count(manager: EntityManager, by: Actor, credits: readonly Credit[]): Promise<void> {
    if (!this.isLimited() || by.proposedBy !== undefined) return;
    const uncovered = await this.sumUncovered(manager, credits);
    if (uncovered === 0) return;
    const userId = getCauser(by);
    // Two actions of one person wait for each other, so that each counts the other.
    await getForUpdate(manager, User, userId);
    const since = new Date(Date.now() - windowMs);
    const before = (await manager.sum(UncoveredCredit, 'cents', { userId, createdAt: MoreThan(since) })) ?? 0;
    if (Number(before) + uncovered > this.limit) throw new SecondPersonNeeded();
    await manager.insert(UncoveredCredit, { userId, cents: uncovered, createdAt: new Date() });
  }

  /** What no project has sent of these credits, in cents. */
  private async sumUncovered(manager: EntityManager, credits: readonly Credit[]): Promise<number> {
    let uncovered = 0;
    for (const [projectId, cents] of sumByProject(credits)) {
      const covered = projectId === null ? 0 : Math.max(0, await readRent(manager, projectId, rowLock(manager)));
      uncovered += Math.max(0, cents - covered);
    }
    return uncovered;
  }

  private getHandler(action: MoneyInAction): Pick<ApprovalHandler, 'execute' | 'describe'> {
    const handler = this.handlers.get(action);
    if (!handler) throw new Error(`nothing executes an approved ${action}`);
    return handler;
  }
}

/**
 * What a project has sent for rents and its investors have not received yet, in cents.
 * @param lock of a transaction whose result depends on it: nobody else then counts on the same money
 */
export async function readRent(manager: EntityManager, projectId: number, lock: object = {}): Promise<number> {
  const { code } = ledgerAccounts.rent(projectId);
  const account = await manager.findOne(LedgerAccount, { where: { code }, ...lock });
  if (!account) return 0;
  const isAccount = (column: string): string => `${column} = ${account.id}`;
  const [row] = await manager.query<{ cents: number | string | null }[]>(
    `SELECT SUM(cents) AS cents FROM (${accountSumsSql(isAccount)}) AS parts`,
  );
  return Number(row?.cents ?? 0);
}
