import {
  addMonths,
  calculateRentMonths,
  centsToText,
  getOpenCents,
  getRentDueDate,
  limits,
  listPeriods,
  messages,
  resolveRentRange,
  today,
  toPeriod,
  type RentMonth,
} from '@cimiento/contracts';
import { rentCalendarFields } from '@cimiento/contracts/fields';
import { listSchema, toSchema } from '@cimiento/contracts/schemas';
import type { Viewer } from '../../platform/request';
import type { Database } from '../../platform/database';
import type { PaginatedList } from '../../platform/database/list/list-config';
import { parseInput, validationFailed } from '../../platform/errors';
import type { RentCalendarArgs, RentCalendarMonth } from './rent-calendar.types';
import { countUnpaid, listUnpaid, readExpectations, readPayments, type RentScope } from './rent-reads';

const toRecord = (month: RentMonth, projectName: string): RentCalendarMonth => ({
  projectId: month.projectId,
  projectName,
  period: month.period,
  expectedGross: centsToText(month.expectedGrossCents),
  expected: centsToText(month.expectedCents),
  received: centsToText(month.receivedCents),
  announced: centsToText(month.announcedCents),
  missed: centsToText(month.missedCents),
  expenses: centsToText(month.expensesCents),
  reserve: centsToText(month.reserveCents),
  open: centsToText(getOpenCents(month)),
  status: month.status,
  state: month.state,
  dueDate: month.dueDate,
  payDate: month.payDate,
  daysLate: month.daysLate,
});

/** The months whose rent was due before today, the latest that a calendar may show. */
const listDuePeriods = (): string[] => {
  const day = today();
  return listPeriods(addMonths(toPeriod(day), -limits.rentMonths.max), toPeriod(day)).filter(
    (period) => getRentDueDate(period) < day,
  );
};

/** Projected and received rents of investments by month. */
export class RentCalendarService {
  constructor(private readonly database: Database) {}

  /**
   * The rent of each of the viewer's projects for each month of a range, by month. @throws VALIDATION_FAILED when the range is longer than
   * a calendar may be.
   */
  listOwn({ id: userId }: Viewer, request: RentCalendarArgs): Promise<RentCalendarMonth[]> {
    const range = resolveRentRange(parseInput(toSchema(rentCalendarFields), request), today());
    if (range === null) throw validationFailed({ to: messages.rentMonths });
    return this.read({ userId }, range);
  }

  /** The viewer's rents around today, among which the next one is: a rent is due in the month after its own. */
  listComing({ id: userId }: Viewer): Promise<RentCalendarMonth[]> {
    const month = toPeriod(today());
    return this.read({ userId }, { from: addMonths(month, -1), to: addMonths(month, 2) });
  }

  /** The months around today that a calendar application shows. */
  listForFeed(userId: number): Promise<RentCalendarMonth[]> {
    const month = toPeriod(today());
    return this.read({ userId }, { from: addMonths(month, -12), to: addMonths(month, 12) });
  }

  /** Number of due project months without a paid payment, and the due day of the earliest. */
  async countUnpaid(): Promise<{ total: number; oldestDueDate: string | null }> {
    const { total, earliest } = await countUnpaid(this.database.reader, listDuePeriods());
    return { total, oldestDueDate: earliest === null ? null : getRentDueDate(earliest) };
  }

  /** A page of these months over all projects, the earliest first. @throws VALIDATION_FAILED when the offset or limit is out of range. */
  listUnpaid(request: { offset: number; limit: number }): PaginatedList<RentCalendarMonth> {
    const page = parseInput(listSchema, request);
    return {
      items: () => this.readUnpaid(page),
      total: async () => (await this.countUnpaid()).total,
      totalIsCapped: async () => false,
    };
  }

  /** A page of the months that were due and of which only a part came, the earliest first. @throws VALIDATION_FAILED as `listUnpaid`. */
  listPartial(request: { offset: number; limit: number }): PaginatedList<RentCalendarMonth> {
    const { offset, limit } = parseInput(listSchema, request);
    let read: Promise<RentCalendarMonth[]> | undefined;
    const readOnce = () => (read ??= this.readPartial());
    return {
      items: async () => (await readOnce()).slice(offset, offset + limit),
      total: async () => (await readOnce()).length,
      totalIsCapped: async () => false,
    };
  }

  private async readPartial(): Promise<RentCalendarMonth[]> {
    const periods = listDuePeriods();
    const from = periods[0];
    const to = periods.at(-1);
    if (!from || !to) return [];
    return (await this.read('all', { from, to })).filter(({ status }) => status === 'partial');
  }

  private async readUnpaid(page: { offset: number; limit: number }): Promise<RentCalendarMonth[]> {
    const unpaid = await listUnpaid(this.database.reader, listDuePeriods(), page);
    const [first, last] = [unpaid[0], unpaid.at(-1)];
    if (!first || !last) return [];
    const projectIds = [...new Set(unpaid.map(({ projectId }) => projectId))];
    const months = await this.read({ projectIds }, { from: first.period, to: last.period });
    const byKey = new Map(months.map((month) => [`${month.projectId}:${month.period}`, month]));
    return unpaid.flatMap(({ projectId, period }) => byKey.get(`${projectId}:${period}`) ?? []);
  }

  private async read(scope: RentScope, range: { from: string; to: string }): Promise<RentCalendarMonth[]> {
    const { reader } = this.database;
    const [{ expectations, holdings }, payments] = await Promise.all([
      readExpectations(reader, scope, range),
      readPayments(reader, scope, range),
    ]);
    // Investments keep the name of a deleted project.
    const names = new Map(
      [...payments, ...holdings].map(({ projectId, projectName }) => [
        projectId,
        projectName ?? messages.missingProject,
      ]),
    );
    return calculateRentMonths(expectations, payments, { ...range, today: today() }).map((month) =>
      toRecord(month, names.get(month.projectId) ?? messages.missingProject),
    );
  }
}
