/** Money that moves on a day: negative when paid in, positive when received. */
export type Flow = {
  /** YYYY-MM-DD */
  date: string;
  cents: number;
};

const dayMs = 86_400_000;
const minDays = 30;
// The search interval for a rate: a loss below it is a total one, and no property pays more.
const minRate = -0.999999;
const maxRate = 1e6;

const toDay = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs;

/** Net flow per day, without the days that net to zero. */
function netByDay(flows: readonly Flow[]): { day: number; cents: number }[] {
  const days = new Map<number, number>();
  for (const { date, cents } of flows) days.set(toDay(date), (days.get(toDay(date)) ?? 0) + cents);
  return [...days].map(([day, cents]) => ({ day, cents })).filter(({ cents }) => cents !== 0);
}

/** Days from the first to the last flow; 0 without flows. */
export const countFlowDays = (flows: readonly Flow[]): number => {
  const days = flows.map(({ date }) => toDay(date));
  return days.length === 0 ? 0 : Math.max(...days) - Math.min(...days);
};

/** Whether a time is too short for a yearly rate. */
export const isTooShort = (flows: readonly Flow[]): boolean => countFlowDays(flows) < minDays;

/**
 * Money-weighted yearly return in percent (XIRR, Actual/365): the rate at which the present value of all flows is zero.
 * A loss so heavy and quick that no rate above -99.9999 gives it is -100. Null when it would be meaningless: less than 30 days between first and last flow, or flows of only one sign.
 */
export function xirr(flows: readonly Flow[]): number | null {
  const days = netByDay(flows);
  const first = Math.min(...days.map(({ day }) => day));
  const last = Math.max(...days.map(({ day }) => day));
  if (!(last - first >= minDays)) return null;
  const presentValue = (rate: number): number =>
    days.reduce((sum, { day, cents }) => sum + cents / (1 + rate) ** ((day - first) / 365), 0);
  const rate = findRoot(presentValue);
  if (rate !== null) return rate * 100;
  const isLoss = days.some(({ cents }) => cents > 0) && presentValue(minRate) < 0;
  return isLoss ? -100 : null;
}

/** Root of a function by bisection; null when it does not change its sign. */
function findRoot(f: (rate: number) => number): number | null {
  let [low, high] = [minRate, 1];
  while (f(low) * f(high) > 0 && high < maxRate) high *= 2;
  if (!(f(low) * f(high) <= 0)) return null;
  const rising = f(high) > f(low);
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2;
    if (f(middle) > 0 === rising) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}
