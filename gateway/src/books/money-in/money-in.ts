import { approvalMessages } from '@cimiento/contracts';
import { MoreThan, type EntityManager } from 'typeorm';
import { type Actor, getCauser } from '../../platform/request';
import { getForUpdate, rowLock } from '../../platform/database/row-lock';
import { ExpectedError } from '../../platform/errors';
import { readRent } from '../project-money/project-money';
import { User } from '../../access/records';
import type { ApprovalHandler } from '../../access/approvals/approval-handler';
import type { ApprovalsService } from '../../access/approvals/approvals.service';
import type { ApprovalDetail } from '../../access/approvals/approvals.types';
import { UncoveredCredit } from './uncovered-credit.entity';

/** Money for investors, in cents, and the project whose rent pays for it; null where no project does. */
export type Credit = { projectId: number | null; cents: number };

/** Actions that credit money. */
export type MoneyInAction =
  | 'payment'
  | 'paymentUpdate'
  | 'paymentDelete'
  | 'paymentStatuses'
  | 'paymentImport'
  | 'paymentRun'
  | 'bankLine'
  | 'bankLineUndo'
  | 'duplicate'
  | 'statementVoid'
  | 'withdrawalReturn';

const actionLabel: Record<MoneyInAction, string> = {
  payment: 'Registrar un pago',
  paymentUpdate: 'Marcar un pago como pagado',
  paymentDelete: 'Eliminar un pago de un pago mensual',
  paymentStatuses: 'Marcar pagos como pagados',
  paymentImport: 'Importar pagos',
  paymentRun: 'Registrar un pago mensual',
  bankLine: 'Asignar un movimiento del banco',
  bankLineUndo: 'Deshacer la asignación de un movimiento del banco',
  duplicate: 'Registrar un posible duplicado del banco',
  statementVoid: 'Anular un extracto del banco',
  withdrawalReturn: 'Registrar que el banco devolvió un retiro',
};

/** An action that waits for a second administrator if it credits too much. */
type MoneyInProposal = {
  action: MoneyInAction;
  /** Its subject: there is one pending request for it at most. */
  subject: string;
  /** The input that a retry with the same key repeats. */
  input: object;
  /** The payload that approval executes. */
  getPayload: () => Promise<object> | object;
  getSummary: () => Promise<string> | string;
};

type StoredPayload = { action: MoneyInAction; content: unknown };

const windowMs = 30 * 24 * 3_600_000;

/** An action that one person takes up to a limit, and two people above it. */
export type MoneyKind = 'money_in' | 'money_out';

const directions = { money_in: 'in', money_out: 'out' } as const;
const kinds: readonly MoneyKind[] = ['money_in', 'money_out'];

/** Leaves the transaction of an action that takes two people. What cannot be proposed is refused with it. */
class SecondPersonNeeded extends ExpectedError {
  constructor(readonly kind: MoneyKind) {
    super('CONFLICT', approvalMessages.secondPersonNeeded);
  }
}

/** The recent credits of one administrator alone, in cents. */
async function sumCounted(manager: EntityManager, userId: number, direction: 'in' | 'out'): Promise<number> {
  const createdAt = MoreThan(new Date(Date.now() - windowMs));
  return Number((await manager.sum(UncoveredCredit, 'cents', { userId, direction, createdAt })) ?? 0);
}

/** Adds up credits by their project. */
function sumByProject(credits: readonly Credit[]): Map<number | null, number> {
  const sums = new Map<number | null, number>();
  for (const { projectId, cents } of credits) sums.set(projectId, (sums.get(projectId) ?? 0) + cents);
  return sums;
}

/**
 * Limits what one administrator can do alone, together in 30 days: credit money that its project has not sent, and say that a debit of the bank
 * is for no approved withdrawal. Above a limit of the operator it needs a second administrator.
 */
export class MoneyIn {
  private readonly handlers = new Map<MoneyInAction, Pick<ApprovalHandler, 'execute' | 'describe' | 'findSubject'>>();

  constructor(
    private readonly approvals: ApprovalsService,
    /** In cents, of each kind. */
    private readonly limits: Readonly<Record<MoneyKind, number>>,
  ) {
    // The payload was validated before it was stored, and its hash is checked before it is executed.
    const handler: ApprovalHandler = {
      execute: (manager, payload, by) => {
        const { action, content } = payload as StoredPayload;
        const registered = this.handlers.get(action);
        // An earlier release could ask for more.
        if (!registered) throw new ExpectedError('CONFLICT', approvalMessages.approvalOutdated);
        return registered.execute(manager, content, by);
      },
      describe: async (reader, payload) => {
        const { action, content } = payload as StoredPayload;
        const title: ApprovalDetail = { label: 'Acción', value: actionLabel[action] ?? action };
        return [title, ...((await this.handlers.get(action)?.describe(reader, content)) ?? [])];
      },
      findSubject: (payload) => {
        const { action, content } = payload as StoredPayload;
        return this.handlers.get(action)?.findSubject?.(content);
      },
    };
    for (const kind of kinds) approvals.register(kind, handler);
  }

  /** Whether the limits are in force. */
  isLimited(): boolean {
    return this.approvals.isNeeded('money_in');
  }

  /** Every action that can be proposed. */
  listActions(): MoneyInAction[] {
    return [...this.handlers.keys()];
  }

  /** States what approving an action executes, and how people read it. */
  register(action: MoneyInAction, handler: Pick<ApprovalHandler, 'execute' | 'describe' | 'findSubject'>): void {
    this.handlers.set(action, handler);
  }

  /**
   * Runs an action that calls `count` in its transaction, or proposes it where it credits too much.
   * @throws APPROVAL_PENDING
   */
  async runOrPropose<T>(proposal: MoneyInProposal, by: Actor, run: () => Promise<T>): Promise<T> {
    if (!this.isLimited()) return run();
    const { action, subject, input, getPayload, getSummary } = proposal;
    const named = { action, input };
    for (const kind of kinds) await this.approvals.assertNotProposed(kind, named, by);
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof SecondPersonNeeded)) throw error;
      const payload: StoredPayload = { action, content: await getPayload() };
      const summary = await getSummary();
      return this.approvals.propose({ kind: error.kind, subject, summary, payload, input: named }, by);
    }
  }

  /** Stores a request for an action in the transaction that left it undone. */
  async proposeWithin(
    manager: EntityManager,
    kind: MoneyKind,
    { action, subject, summary, content }: { action: MoneyInAction; subject: string; summary: string; content: object },
    by: Actor,
  ): Promise<void> {
    await this.approvals.proposeWithin(manager, { kind, subject, summary, payload: { action, content } }, by);
  }

  /** Leaves the transaction of an action that always takes two people. */
  ask(by: Actor, kind: MoneyKind): void {
    if (this.isLimited() && by.proposedBy === undefined) throw new SecondPersonNeeded(kind);
  }

  /** Counts what an action credits, in its transaction. Leaves the transaction when that is too much for one person. */
  async count(manager: EntityManager, by: Actor, credits: readonly Credit[]): Promise<void> {
    if (!this.isLimited() || by.proposedBy !== undefined) return;
    await this.countCents(manager, by, 'money_in', await this.sumUncovered(manager, credits));
  }

  /** Counts cents of a kind, whatever a project has sent. Leaves the transaction when that is too much for one person. */
  async countCents(manager: EntityManager, by: Actor, kind: MoneyKind, cents: number): Promise<void> {
    if (!(await this.tryCount(manager, by, kind, cents))) throw new SecondPersonNeeded(kind);
  }

  /** Counts cents of a kind. @returns false, and counts nothing, when that is too much for one person */
  async tryCount(manager: EntityManager, by: Actor, kind: MoneyKind, cents: number): Promise<boolean> {
    if (!this.isLimited() || by.proposedBy !== undefined || cents <= 0) return true;
    const userId = getCauser(by);
    // Two actions of one person wait for each other, so that each counts the other.
    await getForUpdate(manager, User, userId);
    const direction = directions[kind];
    if ((await sumCounted(manager, userId, direction)) + cents > this.limits[kind]) return false;
    await manager.insert(UncoveredCredit, { userId, cents, direction, createdAt: new Date() });
    return true;
  }

  /** Whether crediting so many cents would ask another administrator now. */
  async wouldAsk(reader: EntityManager, userId: number, cents: number): Promise<boolean> {
    if (!this.isLimited() || cents <= 0) return false;
    return (await sumCounted(reader, userId, 'in')) + cents > this.limits.money_in;
  }

  /** The part of these credits that no project has sent, in cents. */
  private async sumUncovered(manager: EntityManager, credits: readonly Credit[]): Promise<number> {
    let uncovered = 0;
    for (const [projectId, cents] of sumByProject(credits)) {
      const covered = projectId === null ? 0 : Math.max(0, await readRent(manager, projectId, rowLock(manager)));
      uncovered += Math.max(0, cents - covered);
    }
    return uncovered;
  }
}
