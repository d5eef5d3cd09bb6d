import { addMonths, groupBy, toPeriod, type RentExpectation } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { readCollectedMonths, type CollectedMonths } from '../../investing/payment-months/month-reads';
import { readExpectations, type RentScope } from '../../investing/rent-calendar/rent-reads';

// Older rents that never came are not proposed for a new line.
const proposedMonths = 12;

/** A month whose rent a project has not sent in full, in cents. */
export type OpenMonth = {
  period: string;
  /** The missing part of the rent before fees. */
  missingCents: number;
  /** The missing part where fees are kept before the rent is sent. */
  missingNetCents: number;
};

/** The rents that projects expect, and what they sent for them: which month a line of the bank is proposed for. */
export class RentMonths {
  private constructor(
    private readonly expected: ReadonlyMap<number, readonly RentExpectation[]>,
    private readonly collected: CollectedMonths,
  ) {}

  /** The rents of a scope for lines of these days. */
  static async read(reader: EntityManager, scope: RentScope, days: readonly string[]): Promise<RentMonths> {
    const periods = days.map(toPeriod).sort();
    const isEmpty =
      periods.length === 0 || (typeof scope === 'object' && 'projectIds' in scope && scope.projectIds.length === 0);
    if (isEmpty) return new RentMonths(new Map(), new Map());
    const last = periods.at(-1) ?? '';
    const range = { from: addMonths(periods[0] ?? '', 1 - proposedMonths), to: last };
    const { expectations } = await readExpectations(reader, scope, range);
    expectations.sort((a, b) => a.period.localeCompare(b.period));
    // Also what nobody has confirmed: the next line is for the next month.
    const collected = await readCollectedMonths(reader, scope, range, false);
    return new RentMonths(
      groupBy(expectations, ({ projectId }) => projectId),
      collected,
    );
  }

  /** The months of the last twelve that a project has not sent in full, the earliest first. */
  listOpen(projectId: number, bookedOn: string): OpenMonth[] {
    const to = toPeriod(bookedOn);
    const from = addMonths(to, 1 - proposedMonths);
    return (this.expected.get(projectId) ?? []).flatMap(({ period, grossCents, netCents }) => {
      const cents = this.collected.get(projectId)?.get(period) ?? 0;
      const isSent = cents >= grossCents || cents === netCents;
      return period < from || period > to || isSent
        ? []
        : [{ period, missingCents: grossCents - cents, missingNetCents: netCents - cents }];
    });
  }

  /** The month that a rent is proposed for: the earliest that was not sent in full, else that of its day. */
  propose(projectId: number, bookedOn: string): string {
    return this.listOpen(projectId, bookedOn)[0]?.period ?? toPeriod(bookedOn);
  }

  /** Counts a rent for its month, so that the next one is proposed for what is left. */
  add(projectId: number, period: string, cents: number): void {
    const months = this.collected.get(projectId) ?? new Map<string, number>();
    this.collected.set(projectId, months.set(period, (months.get(period) ?? 0) + cents));
  }
}
