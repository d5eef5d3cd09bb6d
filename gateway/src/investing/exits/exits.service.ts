import {
  centsToText,
  exitMessages,
  formatExactDollars,
  ledgerAccounts,
  parseCents,
  sumMoney,
} from '@cimiento/contracts';
import { exitSchema } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import { assertOpen, assertOpenNow } from '../../books/ledger/closed-periods';
import type { ApprovalsService } from '../../access/approvals/approvals.service';
import { ExitShare, Order, Payment, Project, ProjectExit, RecordNames, toExitSubject, toProjectData } from '../records';
import { insertWithAudit, updateWithAudit } from '../../access/audit-log/audit-writer';
import { type Actor, everything, getCauser, type Viewer } from '../../platform/request';
import type { Database } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database/driver-error';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate, rowLock } from '../../platform/database/row-lock';
import { conflict, parseInput } from '../../platform/errors';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { EntryContent } from '../../books/ledger/new-entry';
import { forEachChunk } from '../../books/ledger/post-accounts';
import type { RecordFollower } from '../../books/ledger/record-follower';
import { notifyAll } from '../../messages/notifications/notify';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import type { OrderSettlement } from '../orders/order-settlement';
import { calculateExit, findCurrentExit, sumByUser, type ExitTerms } from './allocate-proceeds';
import { describeExit, type ExitPayload } from './describe-exit';
import { listExitPostings } from './exit-money';
import { enqueueExit } from './exit-webhook';
import type { ExitAllocation, ExitPreview, ExitState, SettledInvestment } from './exits.types';
import { findSale, type SaleViewer } from './read-sale';
import type { ProjectSale } from './sale.types';
import { listSettledInvestments } from './settled-investments';
import { assertCapitalSeen } from './unseen-capital';

/** The sale that a sandbox simulates. */
type SimulatedSale = {
  /** The input that a retry with the same key repeats, also on a later day. */
  sent: object;
  /** Lets the price arrive at the bank, in the transaction of the exit. */
  receive: (manager: EntityManager) => Promise<void>;
};

async function insertShares(
  manager: EntityManager,
  exitId: number,
  projectName: string,
  shares: readonly ExitAllocation[],
): Promise<void> {
  const rows = shares.map(({ investmentId, userId, capital, share }) => ({
    exitId,
    investmentId,
    userId,
    projectName,
    capital: parseCents(capital) / 100,
    share,
  }));
  await forEachChunk(rows, (chunk) =>
    manager.createQueryBuilder().insert().into(ExitShare).values(chunk).updateEntity(false).execute(),
  );
}

/** The entry of an exit; null when it moves no money. */
function createExitEntry(
  exit: ProjectExit,
  { name }: Project,
  creditByUser: ReadonlyMap<number, number>,
): EntryContent | null {
  const { version, exitDate } = exit;
  const credits = [...creditByUser].filter(([, cents]) => cents > 0);
  const postings = [
    ...listExitPostings(exit),
    ...credits.map(([userId, amount]) => ({ account: ledgerAccounts.available(userId), amount })),
  ];
  if (postings.length === 0) return null;
  const memo = version === 1 ? `Venta de ${name}` : `Venta de ${name}, corregida`;
  return { kind: 'exit', occurredOn: exitDate, memo, postings };
}

type ExitsParts = {
  database: Database;
  idempotency: IdempotencyService;
  follower: RecordFollower;
  approvals: ApprovalsService;
  orders: OrderSettlement;
};

/** Exits of projects: the net of a sale, allocated to the investments and credited to their holders. */
export class ExitsService {
  constructor(private readonly parts: ExitsParts) {
    // The payload was validated before it was stored, and its hash is checked before it is executed.
    parts.approvals.register('exit', {
      execute: (manager, payload, by) => this.post(manager, payload as ExitPayload, by),
      describe: (reader, payload) => describeExit(reader, payload as ExitPayload),
    });
  }

  /** The state of the exit of a project. @throws NOT_FOUND */
  async getState(projectId: number): Promise<ExitState> {
    const { reader } = this.parts.database;
    await getOrThrow(reader, Project, projectId);
    return {
      exit: await findCurrentExit(reader, projectId),
      pendingApproval: await this.parts.approvals.findPending('exit', toExitSubject(projectId)),
      openReservations: await reader.countBy(Order, { projectId, status: 'reserved' }),
      ...(await this.readPending(projectId)),
    };
  }

  /** The rents of a project that are not paid yet. */
  private async readPending(projectId: number): Promise<Pick<ExitState, 'pendingPayments' | 'pendingTotal'>> {
    const pending = await this.parts.database.reader.findBy(Payment, { projectId, status: 'pending' });
    return { pendingPayments: pending.length, pendingTotal: sumMoney(pending.map(({ amount }) => amount)) };
  }

  /** Calculates the shares without posting them. @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT as `exit`. */
  async preview(projectId: number, input: unknown, corrects: number | null): Promise<ExitPreview> {
    const values = parseInput(exitSchema, input);
    await getOrThrow(this.parts.database.reader, Project, projectId);
    await assertOpenNow(this.parts.database.reader, values.exitDate);
    return calculateExit(this.parts.database.reader, { projectId, input: values, corrects });
  }

  /**
   * Posts the exit of a project, or the one that corrects its last; or proposes it where a second administrator has to approve it.
   * @throws VALIDATION_FAILED; NOT_FOUND; PERIOD_CLOSED for a day of a closed month; CONFLICT when the project has its exit already (or another one than it corrects),
   * nothing is invested, or the investments changed since the preview; APPROVAL_PENDING when it waits for another
   * administrator.
   */
  async exit(
    { projectId, input, corrects }: Omit<ExitTerms, 'input'> & { input: unknown },
    by: Actor,
    fingerprint: string | null,
    simulated?: SimulatedSale,
  ): Promise<ProjectExit> {
    const terms = { projectId, input: parseInput(exitSchema, input), corrects };
    await getOrThrow(this.parts.database.reader, Project, projectId);
    await assertOpenNow(this.parts.database.reader, terms.input.exitDate);
    if (this.parts.approvals.isNeeded('exit')) return this.propose(terms, by, fingerprint, simulated?.sent);
    const sent = simulated?.sent ?? { projectId, corrects, ...terms.input };
    try {
      return await this.parts.idempotency.runOnce(by, ProjectExit, sent, async (manager) => {
        await simulated?.receive(manager);
        return this.post(manager, { ...terms, fingerprint }, by);
      });
    } catch (error) {
      throw isUniqueViolation(error, 'project_exit', 'projectId') ? conflict(exitMessages.exitDone) : error;
    }
  }

  /** Id of the administrator who approved an exit; null if it needed no approval. */
  async findApprover({ projectId, version }: ProjectExit): Promise<number | null> {
    const { database, approvals } = this.parts;
    const before = await database.reader.findOneBy(ProjectExit, { projectId, version: version - 1 });
    const approved = await approvals.listApproved('exit', toExitSubject(projectId));
    const own = approved.find(({ payload }) => (JSON.parse(payload) as ExitPayload).corrects === (before?.id ?? null));
    return own?.decidedBy ?? null;
  }

  /** Shares of an exit, by id of the investment. */
  async listShares(exitId: number): Promise<ExitAllocation[]> {
    const shares = await this.parts.database.reader.find(ExitShare, {
      where: { exitId },
      order: { investmentId: 'ASC' },
    });
    return shares.map(({ investmentId, userId, capital, share }) => ({
      investmentId,
      userId,
      capital: centsToText(capital * 100),
      share,
      result: centsToText(parseCents(share) - capital * 100),
    }));
  }

  /** The viewer's investments whose projects were sold, the latest sale first. */
  listSettled({ id }: Viewer): Promise<SettledInvestment[]> {
    return listSettledInvestments(this.parts.database.reader, id);
  }

  /** The sale of a project that a viewer may see; null where there is none. */
  findSale(viewer: SaleViewer, project: Project): Promise<ProjectSale | null> {
    return findSale(this.parts.database.reader, viewer, project);
  }

  private async propose(terms: ExitTerms, by: Actor, fingerprint: string | null, sent: object = terms): Promise<never> {
    await this.parts.approvals.assertNotProposed('exit', sent, by);
    const preview = await calculateExit(this.parts.database.reader, terms);
    if (fingerprint && fingerprint !== preview.fingerprint) throw conflict(exitMessages.exitHoldingsChanged);
    const action = terms.corrects === null ? 'Salida' : 'Corrección de la salida';
    const project = await new RecordNames(this.parts.database.reader, everything).project(terms.projectId);
    const summary = `${action} de ${project}: ${formatExactDollars(preview.net)} entre ${preview.shares.length} inversiones`;
    const payload: ExitPayload = { ...terms, fingerprint: preview.fingerprint };
    const subject = toExitSubject(terms.projectId);
    return this.parts.approvals.propose({ kind: 'exit', subject, summary, payload, input: sent }, by);
  }

  // The project is locked first, as by orders: nobody invests in it while its holders are counted.
  private async post(
    manager: EntityManager,
    { fingerprint, ...terms }: ExitTerms & { fingerprint: string | null },
    by: Actor,
  ): Promise<ProjectExit> {
    const { projectId, input, corrects } = terms;
    const project = await getForUpdate(manager, Project, projectId);
    await assertOpen(manager, [input.exitDate]);
    if (corrects === null) await assertCapitalSeen(manager, projectId);
    const preview = await calculateExit(manager, terms, rowLock(manager));
    if (fingerprint && fingerprint !== preview.fingerprint) throw conflict(exitMessages.exitHoldingsChanged);
    const corrected = await findCurrentExit(manager, projectId);
    const exit = manager.create(ProjectExit, {
      projectId,
      version: (corrected?.version ?? 0) + 1,
      price: input.price,
      costs: JSON.stringify(input.costs),
      fees: JSON.stringify(preview.fees),
      reserve: preview.reserve,
      handedOver: centsToText(preview.money.handedOverCents),
      released: centsToText(preview.money.releasedCents),
      net: preview.net,
      exitDate: input.exitDate,
      createdBy: getCauser(by),
      createdAt: new Date(),
    });
    await insertWithAudit({ manager, entity: ProjectExit, by }, exit);
    await insertShares(manager, exit.id, project.name, preview.shares);
    const creditByUser = sumByUser(preview.shares);
    const content = createExitEntry(exit, project, creditByUser);
    const records = [...(corrected ? [{ id: corrected.id, content: null }] : []), { id: exit.id, content }];
    await this.parts.follower.follow(manager, 'exit', records, getCauser(by), 'later');
    const values = { status: 'exited', exitDate: input.exitDate, reserved: 0, statusSetAt: null } as const;
    const exited = await updateWithAudit({ manager, entity: Project, by }, projectId, values);
    await this.parts.orders.cancelReservations(manager, projectId, 'project_exited');
    await enqueueExit(manager, exit, corrected);
    await enqueueWebhooks(manager, 'project.exited', [toProjectData(exited)]);
    const { price, costs } = input;
    const sale = { price, costs, fee: preview.fee, net: preview.net };
    await notifyAll(
      manager,
      [...creditByUser].map(([userId, cents]) => ({
        userId,
        kind: 'project_exited',
        facts: { projectName: project.name, amount: centsToText(cents), isCorrection: corrected !== null, sale },
        subject: `exit:${exit.id}`,
      })),
    );
    return exit;
  }
}
