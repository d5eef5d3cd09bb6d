import { calculatePaymentMonth, centsToText, groupBy, type PaymentMonthCents } from '@cimiento/contracts';
import { paymentMonthFields } from '@cimiento/contracts/fields';
import { toSchema } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../platform/database';
import { parseInput } from '../../platform/errors';
import { readProjectNames } from '../payments/payment-projects';
import { listProjectIds, readExpectations, readPayments, type RentScope } from '../rent-calendar/rent-reads';
import { readCollected, readLastRuns } from './month-reads';
import type { PaymentMonth } from './payment-months.types';

/** The rent of one project for one month, in cents. */
export type MonthFigures = PaymentMonthCents & { projectId: number; collectedCents: number };

/** The rents of a month: what projects were projected to pay, what they sent, and what their investors got. */
export class PaymentMonthsService {
  constructor(private readonly database: Database) {}

  /**
   * The rent of every project that has investments, payments or rent of the month, by name.
   * @throws VALIDATION_FAILED when it is not a month.
   */
  async list(input: unknown): Promise<PaymentMonth[]> {
    const { period } = parseInput(toSchema(paymentMonthFields), input);
    const { reader } = this.database;
    const [figures, runs] = await Promise.all([this.read(reader, 'all', period), readLastRuns(reader, period)]);
    const names = await readProjectNames(reader, figures);
    const months = figures.map(({ projectId, ...cents }) => ({
      projectId,
      name: names.get(projectId) ?? '',
      projectedGross: centsToText(cents.projectedGrossCents),
      projected: centsToText(cents.projectedCents),
      collected: centsToText(Math.max(0, cents.collectedCents)),
      pending: centsToText(cents.pendingCents),
      paid: centsToText(cents.paidCents),
      expenses: centsToText(cents.expensesCents),
      reserve: centsToText(cents.reserveCents),
      missing: centsToText(cents.missingCents),
      proposed: centsToText(cents.state === 'paid' ? 0 : Math.max(0, cents.projectedGrossCents - cents.grossCents)),
      state: cents.state,
      runId: runs.get(projectId) ?? null,
    }));
    return months.toSorted((a, b) => a.name.localeCompare(b.name, 'es') || a.projectId - b.projectId);
  }

  /** The rent of one project for a month. */
  async getFigures(reader: EntityManager, projectId: number, period: string): Promise<MonthFigures> {
    const [figures] = await this.read(reader, { projectIds: [projectId] }, period);
    return figures ?? { projectId, collectedCents: 0, ...calculatePaymentMonth(nothing, []) };
  }

  private async read(reader: EntityManager, scope: RentScope, period: string): Promise<MonthFigures[]> {
    const range = { from: period, to: period };
    const [{ expectations, holdings }, payments, collected] = await Promise.all([
      readExpectations(reader, scope, range),
      readPayments(reader, scope, range),
      readCollected(reader, scope, period),
    ]);
    const expectedByProject = new Map(expectations.map((expected) => [expected.projectId, expected]));
    const paymentsByProject = groupBy(payments, ({ projectId }) => projectId);
    const ids = new Set([...listProjectIds(holdings), ...paymentsByProject.keys(), ...collected.keys()]);
    return [...ids].map((projectId) => ({
      projectId,
      collectedCents: collected.get(projectId) ?? 0,
      ...calculatePaymentMonth(expectedByProject.get(projectId) ?? nothing, paymentsByProject.get(projectId) ?? []),
    }));
  }
}

const nothing = { grossCents: 0, netCents: 0 };
