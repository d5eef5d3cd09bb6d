import { describeFeeRule, feeMessages, today, withoutFees } from '@cimiento/contracts';
import type { FeeRuleInput } from '@cimiento/contracts/schemas';
import { type EntityManager, IsNull, Not } from 'typeorm';
import type { ApprovalDetail } from '../../access/approvals/approvals.types';
import { logCreate, logDelete } from '../../access/audit-log/audit-writer';
import { FeeRuleRecord } from '../../books/fees/fee-rule.entity';
import { conflict } from '../../platform/errors';
import { type Actor, getCauser } from '../../platform/request';
import { notifyChange } from './project-updates.service';
import { findRound, Order, type Project } from '../records';

const order = { kind: 'ASC', validFrom: 'ASC' } as const;

/** The fees of a project, by kind and day. */
export const listFees = (manager: EntityManager, projectId: number): Promise<FeeRuleRecord[]> =>
  manager.find(FeeRuleRecord, { where: { projectId }, order });

/** Whether a project took an order since there are rules for fees. */
const isSoldWithRules = (manager: EntityManager, projectId: number): Promise<boolean> =>
  manager.existsBy(Order, { projectId, sinceFees: Not(IsNull()) });

/**
 * Refuses fees that those who invested did not buy: the first order of a project freezes them. The first ones of a project whose orders are older
 * than fees may still be made, from a month to come.
 * @throws CONFLICT
 */
export async function assertMayCharge(
  manager: EntityManager,
  projectId: number,
  rules: readonly FeeRuleInput[],
): Promise<void> {
  if (rules.some(({ kind }) => kind === 'platform') && !(await findRound(manager, projectId)))
    throw conflict(feeMessages.platform);
  if (!(await manager.existsBy(Order, { projectId }))) return;
  const hasRules = await manager.existsBy(FeeRuleRecord, { projectId });
  if (hasRules || (await isSoldWithRules(manager, projectId))) throw conflict(feeMessages.frozen);
  if (rules.some(({ validFrom }) => validFrom <= today() || !validFrom.endsWith('-01')))
    throw conflict(feeMessages.firstOfMonth);
}

/** A stored fee as a request states it. */
export const toFeeInput = (rule: FeeRuleRecord): FeeRuleInput => {
  const { kind, base, percent, hurdlePercent, catchUp, vatPercent, validFrom } = rule;
  return { kind, base, percent, hurdlePercent, catchUp, vatPercent, validFrom };
};

/** Whether two lists of fees say the same. */
export const areSameFees = (before: readonly FeeRuleRecord[], rules: readonly FeeRuleInput[]): boolean => {
  const describe = (list: readonly FeeRuleInput[]): string =>
    list
      .map(({ kind, percent, hurdlePercent, catchUp, vatPercent, validFrom }) =>
        JSON.stringify([kind, validFrom, percent, hurdlePercent, catchUp, vatPercent]),
      )
      .toSorted()
      .join();
  return describe(before) === describe(rules);
};

/** Replaces the fees of a project whose row the caller has locked. */
export async function writeFees(
  manager: EntityManager,
  { id: projectId }: Pick<Project, 'id'>,
  rules: readonly FeeRuleInput[],
  by: Actor,
): Promise<FeeRuleRecord[]> {
  const before = await listFees(manager, projectId);
  if (areSameFees(before, rules)) return before;
  const context = { manager, entity: FeeRuleRecord, by };
  await logDelete(context, before);
  await manager.delete(FeeRuleRecord, { projectId });
  const created = rules.map((rule) =>
    manager.create(FeeRuleRecord, { ...rule, projectId, createdBy: getCauser(by), createdAt: new Date() }),
  );
  for (const rule of created) await manager.insert(FeeRuleRecord, rule);
  await logCreate(context, created);
  return listFees(manager, projectId);
}

const describeFees = (rules: readonly FeeRuleInput[]): string =>
  rules.length === 0 ? withoutFees : rules.map((rule) => `${describeFeeRule(rule)} Desde ${rule.validFrom}.`).join(' ');

/** The change of a project's fees, as approvers and investors read it. */
export const describeFeeChange = (
  before: readonly FeeRuleInput[],
  rules: readonly FeeRuleInput[],
): ApprovalDetail[] => [{ label: 'Comisiones', value: `${describeFees(before)} → ${describeFees(rules)}` }];

/** Sets the fees of a project whose row the caller has locked, and tells its holders. @throws CONFLICT once they are frozen */
export async function changeFees(
  manager: EntityManager,
  project: Project,
  rules: readonly FeeRuleInput[],
  by: Actor,
): Promise<FeeRuleRecord[]> {
  await assertMayCharge(manager, project.id, rules);
  const before = await listFees(manager, project.id);
  const after = await writeFees(manager, project, rules, by);
  if (project.publishedAt) await notifyChange(manager, project, describeFeeChange(before, rules));
  return after;
}
