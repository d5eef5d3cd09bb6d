import {
  chargeRent,
  getRentDueDate,
  noFees,
  sumFee,
  type FeeTerms,
  type LegalPercent,
  type RentCharge,
} from '@cimiento/contracts';
import { In, type EntityManager } from 'typeorm';
import { ComplianceRule } from '../compliance-rules/compliance-rule.entity';
import { FeeRuleRecord } from './fee-rule.entity';

/** The tax on fees by the law of each day. */
export async function readVat(reader: EntityManager): Promise<LegalPercent[]> {
  const rules = await reader.findBy(ComplianceRule, { kind: 'vat' });
  return rules.map(({ value, validFrom, validTo }) => ({ percent: Number(value), validFrom, validTo }));
}

/** The fees of projects with the tax on them, by project. Projects without fees have none here. */
export async function readFeeTerms(
  reader: EntityManager,
  projectIds: readonly number[] | 'all',
): Promise<Map<number, FeeTerms>> {
  const where = projectIds === 'all' ? {} : { projectId: In([...projectIds]) };
  const rules = await reader.find(FeeRuleRecord, { where, order: { projectId: 'ASC', id: 'ASC' } });
  if (rules.length === 0) return new Map();
  const vat = await readVat(reader);
  const terms = new Map<number, FeeTerms>();
  for (const rule of rules)
    terms.set(rule.projectId, { rules: [...(terms.get(rule.projectId)?.rules ?? []), rule], vat });
  return terms;
}

/** The fees of one project with the tax on them. */
export const readProjectFees = async (reader: EntityManager, projectId: number): Promise<FeeTerms> =>
  (await readFeeTerms(reader, [projectId])).get(projectId) ?? noFees;

/** The fee that is expected of a rent: with the tax of the day on which the rent is due. */
export const createRentCharge =
  (terms: ReadonlyMap<number, FeeTerms>): RentCharge =>
  (projectId, period, rentCents) =>
    sumFee(chargeRent(terms.get(projectId) ?? noFees, rentCents, period, getRentDueDate(period)));
