import {
  centsToText,
  formatExactDollars,
  formatPaymentDate,
  ledgerAccounts,
  messages,
  parseCents,
  sumMoney,
  xirr,
} from '@cimiento/contracts';
import { exitFields } from '@cimiento/contracts/fields';
import { exitSchema, type ExitInput } from '@cimiento/contracts/schemas';
import { In, type EntityManager } from 'typeorm';
import type { ApprovalsService } from '../approvals/approvals.service';
import type { ApprovalDetail } from '../approvals/approvals.types';
import { insertWithAudit, updateWithAudit } from '../audit-log/audit-writer';
import type { Actor } from '../auth/actor';
import type { Viewer } from '../auth/viewer';
import type { Database } from '../database';
import { isUniqueViolation } from '../database/driver-error';
import { getOrThrow } from '../database/records';
import { getForUpdate, rowLock } from '../database/row-lock';
import { conflict } from '../errors/expected-error';
import { parseInput } from '../errors/parse-input';
import type { IdempotentRequest } from '../idempotency/idempotent-request';
import type { IdempotencyService } from '../idempotency/idempotency.service';
import { Investment } from '../investments/investment.entity';
import type { LedgerService } from '../ledger/ledger.service';
import { forEachChunk } from '../ledger/post-accounts';
import { notifyAll } from '../notifications/notify';
import { Payment } from '../payments/payment.entity';
import { Project } from '../projects/project.entity';
import { calculateExit, getNetCents } from './allocate-proceeds';
import { ExitShare } from './exit-share.entity';
import type { ExitAllocation, ExitPreview, SettledInvestment } from './exits.types';
import { ProjectExit } from './project-exit.entity';

/** What an approved exit executes. */
type ExitPayload = { projectId: number; input: ExitInput; fingerprint: string };

const describeSale = ({ price, costs, exitDate }: ExitInput): ApprovalDetail[] => [
  { label: exitFields.price.label, value: formatExactDollars(price) },
  ...costs.map(({ label, amount }) => ({ label: `Costo: ${label}`, value: formatExactDollars(amount) })),
  { label: 'Neto a repartir', value: formatExactDollars(centsToText(getNetCents({ price, costs }))) },
  { label: exitFields.exitDate.label, value: formatPaymentDate(exitDate) },
];

const sumByUser = (shares: readonly ExitAllocation[]): Map<number, number> => {
  const sums = new Map<number, number>();
  for (const { userId, share } of shares) sums.set(userId, (sums.get(userId) ?? 0) + parseCents(share));
  return sums;
};

/** Exits of projects: the net of a sale, allocated to the investments and credited to their holders. */
export class ExitsService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
    private readonly ledger: LedgerService,
    private readonly approvals: ApprovalsService,
  ) {
    // The payload was validated before it was stored, and its hash is checked before it is executed.
    approvals.register('exit', {
      execute: (manager, payload, by) => this.post(manager, payload as ExitPayload, by),
      describe: (payload) => describeSale((payload as ExitPayload).input),
    });
  }

  /** Calculates the shares without posting them. @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT as `exit`. */
  async preview(projectId: number, input: unknown): Promise<ExitPreview> {
    const values = parseInput(exitSchema, input);
    await getOrThrow(this.database.reader, Project, projectId);
    return calculateExit(this.database.reader, projectId, values);
  }

  /**
   * Posts the exit of a project, or proposes it where a second administrator has to approve it.
   * @throws VALIDATION_FAILED; NOT_FOUND; CONFLICT when the project has its exit already, has open reservations, nothing is invested, or
   * the investments changed since the preview; APPROVAL_PENDING when it waits for another administrator.
   */
  async exit(
    projectId: number,
    input: unknown,
    request: IdempotentRequest,
    fingerprint?: string | null,
  ): Promise<ProjectExit> {
    const values = parseInput(exitSchema, input);
    const { name } = await getOrThrow(this.database.reader, Project, projectId);
    if (await this.approvals.isNeeded('exit')) {
      const preview = await calculateExit(this.database.reader, projectId, values);
      if (fingerprint && fingerprint !== preview.fingerprint) throw conflict(messages.exitHoldingsChanged);
      return this.approvals.propose(
        {
          kind: 'exit',
          subject: `project:${projectId}`,
          summary: `Salida de ${name.slice(0, 120)}: ${formatExactDollars(preview.net)} entre ${preview.shares.length} inversiones`,
          payload: { projectId, input: values, fingerprint: preview.fingerprint } satisfies ExitPayload,
        },
        request,
      );
    }
    try {
      return await this.idempotency.runOnce(request, ProjectExit, { projectId, ...values }, (manager) =>
        this.post(manager, { projectId, input: values, fingerprint: fingerprint ?? null }, request.actor),
      );
    } catch (error) {
      throw isUniqueViolation(error, 'project_exit', 'projectId') ? conflict(messages.exitDone) : error;
    }
  }

  /** Shares of an exit, by id of the investment. */
  async listShares(exitId: number): Promise<ExitAllocation[]> {
    const shares = await this.database.reader.find(ExitShare, { where: { exitId }, order: { investmentId: 'ASC' } });
    return shares.map(({ investmentId, userId, capital, share }) => ({
      investmentId,
      userId,
      capital: centsToText(capital * 100),
      share,
      result: centsToText(parseCents(share) - capital * 100),
    }));
  }

  /** The viewer's investments whose projects were sold, the latest sale first. */
  async listSettled({ id: userId }: Viewer): Promise<SettledInvestment[]> {
    const { reader } = this.database;
    const shares = await reader.find(ExitShare, { where: { userId }, order: { exitId: 'DESC', investmentId: 'ASC' } });
    if (shares.length === 0) return [];
    const investmentIds = shares.map(({ investmentId }) => investmentId);
    const exits = await reader.findBy(ProjectExit, { id: In(shares.map(({ exitId }) => exitId)) });
    const investments = await reader.findBy(Investment, { id: In(investmentIds) });
    const payments = await reader.findBy(Payment, { investmentId: In(investmentIds), status: 'paid' });
    return shares.flatMap((share) => {
      const exit = exits.find(({ id }) => id === share.exitId);
      if (!exit) return [];
      const own = payments.filter(({ investmentId }) => investmentId === share.investmentId);
      const investedOn = investments.find(({ id }) => id === share.investmentId)?.investedOn ?? null;
      return [settle(share, exit, own, investedOn)];
    });
  }

  // The project is locked first, as by orders: nobody invests in it while its holders are counted.
  private async post(
    manager: EntityManager,
    { projectId, input, fingerprint }: Omit<ExitPayload, 'fingerprint'> & { fingerprint: string | null },
    by: Actor,
  ): Promise<ProjectExit> {
    const project = await getForUpdate(manager, Project, projectId);
    const preview = await calculateExit(manager, projectId, input, rowLock(manager));
    if (fingerprint && fingerprint !== preview.fingerprint) throw conflict(messages.exitHoldingsChanged);
    const { price, costs, exitDate } = input;
    const exit = manager.create(ProjectExit, {
      projectId,
      price,
      costs: JSON.stringify(costs),
      net: preview.net,
      exitDate,
      createdBy: by.userId,
      createdAt: new Date(),
    });
    await insertWithAudit({ manager, entity: ProjectExit, by }, exit);
    const rows = preview.shares.map(({ investmentId, userId, capital, share }) => ({
      exitId: exit.id,
      investmentId,
      userId,
      projectName: project.name,
      capital: parseCents(capital) / 100,
      share,
    }));
    await forEachChunk(rows, (chunk) =>
      manager.createQueryBuilder().insert().into(ExitShare).values(chunk).updateEntity(false).execute(),
    );
    await this.credit(manager, exit, project, preview.shares, by);
    await updateWithAudit({ manager, entity: Project, by }, projectId, { status: 'exited', exitDate });
    return exit;
  }

  /** Credits the holders in one entry; a net of 0 moves no money. */
  private async credit(
    manager: EntityManager,
    { id, net, exitDate, projectId }: ProjectExit,
    { name }: Project,
    shares: readonly ExitAllocation[],
    by: Actor,
  ): Promise<void> {
    const credits = [...sumByUser(shares)].filter(([, cents]) => cents > 0);
    const postings = credits.map(([userId, cents]) => ({ account: ledgerAccounts.available(userId), amount: cents }));
    if (postings.length > 0)
      await this.ledger.post(manager, [
        {
          key: `exit:${id}`,
          kind: 'exit',
          occurredOn: exitDate,
          source: { kind: 'exit', id },
          memo: `Venta de ${name}`,
          actorId: by.userId,
          mayOverdraw: false,
          postings: [{ account: ledgerAccounts.proceeds(projectId), amount: -parseCents(net) }, ...postings],
        },
      ]);
    await notifyAll(
      manager,
      credits.map(([userId, cents]) => ({
        userId,
        kind: 'project_exited',
        facts: { projectName: name, amount: centsToText(cents) },
        subject: `exit:${id}`,
      })),
    );
  }
}

function settle(
  { investmentId, projectName, capital, share }: ExitShare,
  { projectId, exitDate }: ProjectExit,
  payments: readonly Payment[],
  investedOn: string | null,
): SettledInvestment {
  const rents = sumMoney(payments.map(({ amount }) => amount));
  const flows = payments.map(({ paymentDate: date, amount }) => ({ date, cents: parseCents(amount) }));
  const start = investedOn && { date: investedOn, cents: -capital * 100 };
  return {
    investmentId,
    projectId,
    projectName,
    exitDate,
    capital: centsToText(capital * 100),
    rents,
    share,
    result: centsToText(parseCents(rents) + parseCents(share) - capital * 100),
    xirr: start ? xirr([start, ...flows, { date: exitDate, cents: parseCents(share) }]) : null,
  };
}
