import { findPercent, groupBy } from '@cimiento/contracts';
import DataLoader from 'dataloader';
import { type EntityManager, In } from 'typeorm';
import { FeeRuleRecord } from '../books/fees/fee-rule.entity';
import { readVat } from '../books/fees/fee-terms';
import { Investment, Order, Payment, Project, ProjectExit } from './records';
import { RecordLoader } from '../platform/graphql/loader';
import { investmentStart } from './investments/investments.loaders';
import { endedExits, equalOrder, orderTerms } from './orders/orders.loaders';
import { equalPayments } from './payments/payments.loaders';
import { countRunPayments } from './payment-runs/payment-runs.loaders';
import { rentPace } from './rent-calendar/rent-pace.loader';
import { rentState } from './rent-calendar/rent-state.loader';
import { roundInterested, roundOfProject, roundPaid } from './rounds/round-figures';

function exitOfProject(reader: EntityManager): DataLoader<number, ProjectExit | null> {
  return new DataLoader(async (ids: readonly number[]) => {
    const exits = await reader.find(ProjectExit, { where: { projectId: In([...ids]) }, order: { version: 'ASC' } });
    const exitByProject = new Map(exits.map((exit) => [exit.projectId, exit]));
    return ids.map((id) => exitByProject.get(id) ?? null);
  });
}

function feeRules(reader: EntityManager): DataLoader<number, FeeRuleRecord[]> {
  return new DataLoader(async (ids: readonly number[]) => {
    const where = { projectId: In([...ids]) };
    const rules = await reader.find(FeeRuleRecord, { where, order: { kind: 'ASC', validFrom: 'ASC' } });
    const byProject = groupBy(rules, ({ projectId }) => projectId);
    return ids.map((id) => byProject.get(id) ?? []);
  });
}

function vatPercent(reader: EntityManager): DataLoader<string, number> {
  return new DataLoader(async (days: readonly string[]) => {
    const vat = await readVat(reader);
    return days.map((day) => findPercent(vat, day));
  });
}

export const createInvestingLoaders = (reader: EntityManager) => ({
  equalOrder: equalOrder(reader),
  equalPayments: equalPayments(reader),
  feeRules: feeRules(reader),
  investment: new RecordLoader(reader, Investment),
  investmentStart: investmentStart(reader),
  order: new RecordLoader(reader, Order),
  payment: new RecordLoader(reader, Payment),
  paymentRunCounts: countRunPayments(reader),
  orderTerms: orderTerms(reader),
  endedExits: endedExits(reader),
  project: new RecordLoader(reader, Project),
  rentPace: rentPace(reader),
  rentState: rentState(reader),
  roundInterested: roundInterested(reader),
  roundOfProject: roundOfProject(reader),
  roundPaid: roundPaid(reader),
  /** The tax on fees that is in force on a day, in percent. */
  vatPercent: vatPercent(reader),
  /** The exit in force, by the id of the project. */
  exitOfProject: exitOfProject(reader),
});

export type InvestingLoaders = ReturnType<typeof createInvestingLoaders>;
