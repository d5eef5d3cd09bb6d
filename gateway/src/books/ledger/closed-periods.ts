import { formatMonth, formatPaymentDate, isPeriodOver, today, toPeriod, periodMessages } from '@cimiento/contracts';
import { In, type EntityManager } from 'typeorm';
import { rowLock, sharedRowLock } from '../../platform/database/row-lock';
import { ExpectedError } from '../../platform/errors';
import { AccountingPeriod } from './accounting-period.entity';

/** Days of rows that one message names. */
const namedDays = 10;

/** Makes the rows of months that have none. */
async function ensureRows(manager: EntityManager, periods: readonly string[]): Promise<void> {
  const rows = periods.map((period) => ({ period, closedAt: null, closedBy: null }));
  await manager.createQueryBuilder().insert().into(AccountingPeriod).values(rows).orIgnore().execute();
}

/** The month, locked until the end of the transaction. Writes that date something in it wait, and closing waits for them. */
export async function lockPeriod(manager: EntityManager, period: string): Promise<AccountingPeriod> {
  await ensureRows(manager, [period]);
  return manager.findOneOrFail(AccountingPeriod, { where: { period }, ...rowLock(manager) });
}

/** The closed months among those of some days. None of them is closed or opened before the end of the transaction. */
async function findClosed(manager: EntityManager, days: readonly string[]): Promise<ReadonlySet<string>> {
  // A month that is not over cannot be closed: most writes read nothing here.
  const periods = [...new Set(days.map(toPeriod))].filter((period) => isPeriodOver(period, today()));
  if (periods.length === 0) return new Set();
  const read = () => manager.find(AccountingPeriod, { where: { period: In(periods) }, ...sharedRowLock(manager) });
  let rows = await read();
  // SQLite runs one write at a time, and needs no row to lock.
  if (rows.length < periods.length && sharedRowLock(manager).lock) {
    await ensureRows(manager, periods);
    rows = await read();
  }
  return new Set(rows.flatMap(({ period, closedAt }) => (closedAt ? [period] : [])));
}

/** Refuses to date something new in a closed month. @throws PERIOD_CLOSED */
export const assertOpen = async (manager: EntityManager, days: readonly string[]): Promise<void> =>
  refuseClosed(await findClosed(manager, days), days);

/** As `assertOpen`, of what is only proposed or previewed: the month may be closed a moment later. @throws PERIOD_CLOSED */
export async function assertOpenNow(reader: EntityManager, day: string): Promise<void> {
  const row = await reader.findOneBy(AccountingPeriod, { period: toPeriod(day) });
  if (row?.closedAt) refuseClosed(new Set([row.period]), [day]);
}

function refuseClosed(closed: ReadonlySet<string>, days: readonly string[]): void {
  const [first] = [...closed].toSorted();
  if (first === undefined) return;
  const message = periodMessages.closed(formatMonth(first));
  if (days.length === 1) throw new ExpectedError('PERIOD_CLOSED', message);
  const named = [...new Set(days)].filter((day) => closed.has(toPeriod(day))).toSorted();
  const texts = named.slice(0, namedDays).map(formatPaymentDate);
  throw new ExpectedError('PERIOD_CLOSED', `${message} ${periodMessages.closedDays(texts.join(', '))}`);
}

/** The day of an entry about a record of that day: today where its month is closed. */
export const toOpenDay = async (manager: EntityManager, day: string): Promise<string> =>
  (await createOpenDays(manager, [day]))(day);

/** The date of a change to records of a closed month: such days become today. */
export async function createOpenDays(
  manager: EntityManager,
  days: readonly string[],
): Promise<(day: string) => string> {
  const closed = await findClosed(manager, days);
  return (day) => (closed.has(toPeriod(day)) ? today() : day);
}
