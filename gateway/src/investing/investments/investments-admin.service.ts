import {
  formatAnnualReturn,
  formatDollars,
  isInRound,
  messages,
  roundMessages,
  today,
  type FieldErrors,
} from '@cimiento/contracts';
import { investmentFields } from '@cimiento/contracts/fields';
import { investmentSchema, type InvestmentInput } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import type { ApprovalsService } from '../../access/approvals/approvals.service';
import type { ApprovalDetail } from '../../access/approvals/approvals.types';
import { describeFreshness } from '../../access/approvals/mark-changes';
import { findRound, Investment, Project, RecordNames } from '../records';
import { updateWithAudit, insertWithAudit, deleteWithAudit } from '../../access/audit-log/audit-writer';
import { type Actor, everything, getCauser } from '../../platform/request';
import type { Database } from '../../platform/database';
import { ListQueryBuilder } from '../../platform/database/list/list-query-builder';
import { getOrThrow } from '../../platform/database/records';
import { getRevision } from '../../platform/database/revision';
import { getForUpdate, sharedRowLock } from '../../platform/database/row-lock';
import { conflict, ExpectedError, parseInput, validationFailed } from '../../platform/errors';
import { withoutKey } from '../../platform/idempotency/idempotency-key';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { OrderSettlement } from '../orders/order-settlement';
import { sha256 } from '../../platform/sha256';
import { User } from '../../access/records';
import { notifyHolding } from './investment-notices';
import { enqueueInvestment, enqueueInvestmentChanged } from './investment-webhook';
import type { InvestmentsLedger } from './investments-ledger';
import type { InvestmentTotals } from './investment-totals.types';
import { investmentListConfig, type InvestmentSort } from './investments.list';

type Values = Omit<Investment, 'id' | 'investedOn'>;

/** The payload of an approved change. The values are complete, so that nothing else is read from the project when it is executed. */
type InvestmentChange =
  | { action: 'create'; values: Values }
  | { action: 'update'; id: number; revision: string; before: Values; values: Values }
  | { action: 'delete'; id: number; revision: string; before: Values };

const toValues = ({ userId, projectId, amount, projectName, imageUrl, annualReturn }: Values): Values => ({
  userId,
  projectId,
  amount,
  projectName,
  imageUrl,
  annualReturn,
});

async function describeValues(values: Values, names: RecordNames): Promise<ApprovalDetail[]> {
  return [
    { label: investmentFields.userId.label, value: await names.user(values.userId) },
    { label: investmentFields.projectId.label, value: await names.project(values.projectId) },
    { label: investmentFields.amount.label, value: formatDollars(values.amount) },
    { label: investmentFields.annualReturn.label, value: formatAnnualReturn(values.annualReturn) },
    { label: 'Nombre que guarda', value: values.projectName },
    { label: investmentFields.imageUrl.label, value: values.imageUrl },
  ];
}

const actionLabel: Record<InvestmentChange['action'], string> = {
  create: 'Registrar',
  update: 'Cambiar',
  delete: 'Eliminar',
};

async function describeChange(reader: EntityManager, change: InvestmentChange): Promise<ApprovalDetail[]> {
  const names = new RecordNames(reader, everything);
  const action = { label: 'Acción', value: actionLabel[change.action] };
  if (change.action === 'create') return [action, ...(await describeValues(change.values, names))];
  const { id, revision, before } = change;
  const former = await describeValues(before, names);
  const wanted = change.action === 'update' ? await describeValues(change.values, names) : former;
  const current = await reader.findOneBy(Investment, { id });
  return [
    action,
    { label: 'Inversión', value: `#${id}` },
    ...former.map(({ label, value }, index) => {
      const next = wanted[index]?.value ?? value;
      return { label, value: next === value ? value : `${value} → ${next}` };
    }),
    describeFreshness(current !== null && getRevision(current) === revision),
  ];
}

type InvestmentsAdminParts = {
  database: Database;
  idempotency: IdempotencyService;
  ledger: InvestmentsLedger;
  orders: OrderSettlement;
  approvals: ApprovalsService;
};

/**
 * Waits for an exit or a monthly payment of the project, which counts its investments while it holds the project.
 * @throws CONFLICT while its round lasts
 */
async function keepProject(manager: EntityManager, { projectId }: Values): Promise<void> {
  await manager.findOne(Project, { where: { id: projectId }, ...sharedRowLock(manager) });
  await assertNoRound(manager, projectId);
}

/** @throws CONFLICT while the round of a project lasts: people invest in it by orders only */
async function assertNoRound(manager: EntityManager, projectId: number): Promise<void> {
  if (isInRound((await findRound(manager, projectId))?.state)) throw conflict({ projectId: roundMessages.byHand });
}

/** Administration of investments. */
export class InvestmentsAdminService {
  readonly lists: ListQueryBuilder<Investment, InvestmentSort, 'userId' | 'projectId'>;

  constructor(private readonly parts: InvestmentsAdminParts) {
    // The payload was validated before it was stored, and its hash is checked before it is executed.
    parts.approvals.register('investment_change', {
      execute: (manager, payload, by) => this.execute(manager, payload as InvestmentChange, by),
      describe: (reader, payload) => describeChange(reader, payload as InvestmentChange),
    });
    this.lists = new ListQueryBuilder(parts.database, investmentListConfig(parts.database.kind));
  }

  /** @throws NOT_FOUND */
  get(id: number): Promise<Investment> {
    return getOrThrow(this.parts.database.reader, Investment, id);
  }

  /** Totals of all investments, in one query. */
  async totals(): Promise<InvestmentTotals> {
    const row = await this.parts.database.reader
      .createQueryBuilder(Investment, 'investment')
      .select('COUNT(*)', 'count')
      .addSelect('COALESCE(SUM(investment.amount), 0)', 'amount')
      .addSelect('COUNT(DISTINCT investment.projectId)', 'projects')
      .getRawOne<Record<keyof InvestmentTotals, number | string>>();
    return { count: Number(row?.count), amount: Number(row?.amount), projects: Number(row?.projects) };
  }

  /**
   * Creates an investment, or proposes it where that needs a second administrator.
   * @throws VALIDATION_FAILED, also when the user or the project does not exist, IDEMPOTENCY_MISMATCH, APPROVAL_PENDING
   */
  async create(input: unknown, by: Actor): Promise<Investment> {
    const values = parseInput(investmentSchema, input);
    if (this.parts.approvals.isNeeded('investment_change')) {
      await this.parts.approvals.assertNotProposed('investment_change', values, by);
      const completed = await this.completeValues(this.parts.database.reader, values);
      const subject = `new:${sha256(JSON.stringify(completed))}`;
      return this.propose({ action: 'create', values: completed }, subject, by, values);
    }
    return this.parts.idempotency.runOnce(by, Investment, values, async (manager) =>
      this.createInTransaction(manager, await this.completeValues(manager, values), by),
    );
  }

  /**
   * Replaces the values of an investment, or proposes it where that needs a second administrator. If its project was deleted, the stored
   * name, image and return are kept.
   * @throws NOT_FOUND, VALIDATION_FAILED, also when the user or the project does not exist, CONFLICT when it no longer has the given revision,
   * APPROVAL_PENDING
   */
  async update(id: number, input: unknown, by: Actor, revision?: string | null): Promise<Investment> {
    const values = parseInput(investmentSchema, input);
    if (this.parts.approvals.isNeeded('investment_change')) {
      const before = await this.getUnchanged(id, revision);
      const completed = await this.completeValues(this.parts.database.reader, values, before);
      const change = { id, revision: getRevision(before), before: toValues(before), values: completed };
      return this.propose({ action: 'update', ...change }, `${id}`, withoutKey(by));
    }
    return this.parts.database.transaction(async (manager) => {
      const before = await getOrThrow(manager, Investment, id);
      return this.updateInTransaction(manager, id, await this.completeValues(manager, values, before), by, revision);
    });
  }

  /**
   * Deletes an investment, or proposes it where that needs a second administrator; its payments are kept, and the order behind it is cancelled.
   * @throws NOT_FOUND, CONFLICT when it no longer has the given revision, APPROVAL_PENDING
   */
  async delete(id: number, by: Actor, revision?: string | null): Promise<number> {
    if (this.parts.approvals.isNeeded('investment_change')) {
      const before = await this.getUnchanged(id, revision);
      const change = { id, revision: getRevision(before), before: toValues(before) };
      return this.propose({ action: 'delete', ...change }, `${id}`, withoutKey(by));
    }
    return this.parts.database.transaction((manager) => this.deleteInTransaction(manager, id, by, revision));
  }

  private async getUnchanged(id: number, revision?: string | null): Promise<Investment> {
    const investment = await this.get(id);
    if (revision && revision !== getRevision(investment))
      throw new ExpectedError('CONFLICT', messages.changedMeanwhile, { changed: true });
    return investment;
  }

  private async propose(
    payload: InvestmentChange,
    subject: string,
    by: Actor,
    input: object = payload,
  ): Promise<never> {
    const { userId, projectId, amount } = payload.action === 'delete' ? payload.before : payload.values;
    const names = new RecordNames(this.parts.database.reader, everything);
    const summary = `${actionLabel[payload.action]} la inversión de ${formatDollars(amount)} de ${await names.user(userId)} en ${await names.project(projectId)}`;
    const about = `investment:${subject}`.slice(0, 80);
    return this.parts.approvals.propose({ kind: 'investment_change', subject: about, summary, payload, input }, by);
  }

  private execute(manager: EntityManager, change: InvestmentChange, by: Actor): Promise<unknown> {
    if (change.action === 'create') return this.createInTransaction(manager, change.values, by);
    const { id, revision } = change;
    return change.action === 'update'
      ? this.updateInTransaction(manager, id, change.values, by, revision)
      : this.deleteInTransaction(manager, id, by, revision);
  }

  private async createInTransaction(manager: EntityManager, values: Values, by: Actor): Promise<Investment> {
    await keepProject(manager, values);
    const investment = manager.create(Investment, { ...values, investedOn: today() });
    await insertWithAudit({ manager, entity: Investment, by }, investment);
    await this.parts.ledger.followNew(manager, [investment], getCauser(by));
    await notifyHolding(manager, null, investment);
    await enqueueInvestment(manager, 'investment.created', investment);
    return investment;
  }

  private async updateInTransaction(
    manager: EntityManager,
    id: number,
    values: Values,
    by: Actor,
    revision?: string | null,
  ): Promise<Investment> {
    await keepProject(manager, values);
    const before = await getForUpdate(manager, Investment, id);
    const investment = await updateWithAudit({ manager, entity: Investment, by }, id, values, { revision });
    await this.parts.ledger.followChanged(manager, investment, getCauser(by));
    await notifyHolding(manager, before, investment);
    await enqueueInvestmentChanged(manager, before, investment);
    return investment;
  }

  private async deleteInTransaction(
    manager: EntityManager,
    id: number,
    by: Actor,
    revision?: string | null,
  ): Promise<number> {
    const before = await getForUpdate(manager, Investment, id);
    const isNotified = await this.parts.orders.cancelBehind(manager, before, by);
    await deleteWithAudit({ manager, entity: Investment, by }, id, revision);
    await this.parts.ledger.followDeleted(manager, id, getCauser(by));
    if (!isNotified) await notifyHolding(manager, before, null);
    await enqueueInvestment(manager, 'investment.deleted', before);
    return id;
  }

  /** Fills in what the input leaves out, from the project or from the investment itself. */
  private async completeValues(manager: EntityManager, input: InvestmentInput, before?: Investment): Promise<Values> {
    const { userId, projectId, amount } = input;
    const project = await manager.findOneBy(Project, { id: projectId });
    if (project?.publishedAt === null) throw conflict({ projectId: messages.draftInvestment });
    await assertNoRound(manager, projectId);
    const known = project
      ? { projectName: project.name, imageUrl: project.image, annualReturn: Number(project.annualReturn) }
      : before?.projectId === projectId && before;
    const errors: FieldErrors = {};
    if (!known) errors['projectId'] = messages.investmentProject;
    if (!(await manager.existsBy(User, { id: userId }))) errors['userId'] = messages.userUnknown;
    if (!known || Object.keys(errors).length > 0) throw validationFailed(errors);
    return {
      userId,
      projectId,
      amount,
      projectName: input.projectName ?? known.projectName,
      imageUrl: input.imageUrl ?? known.imageUrl,
      annualReturn: input.annualReturn ?? known.annualReturn,
    };
  }
}
