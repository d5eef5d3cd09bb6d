/** Money that changes hands on a day: negative when it is paid in, positive when it comes back. */
export type Flow = {
  /** YYYY-MM-DD */
  date: string;
  cents: number;
};

const dayMs = 86_400_000;
const shortestDays = 30;
// What a rate is looked for between; beyond it no honest property pays.
const lowest = -0.999999;
const highest = 1e6;

const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs;

/** Flows of one day as one, without the days on which nothing remains. */
function perDay(flows: readonly Flow[]): { day: number; cents: number }[] {
  const days = new Map<number, number>();
  for (const { date, cents } of flows) days.set(dayOf(date), (days.get(dayOf(date)) ?? 0) + cents);
  return [...days].map(([day, cents]) => ({ day, cents })).filter(({ cents }) => cents !== 0);
}

/**
 * Money-weighted yearly return in percent (XIRR, Actual/365): the rate at which all flows are worth nothing together on the first day.
 * Null where it says nothing: less than 30 days from first to last flow, or no flow of either sign.
 */
export function xirr(flows: readonly Flow[]): number | null {
  const days = perDay(flows);
  const first = Math.min(...days.map(({ day }) => day));
  const last = Math.max(...days.map(({ day }) => day));
  if (!(last - first >= shortestDays)) return null;
  const worth = (rate: number): number =>
    days.reduce((sum, { day, cents }) => sum + cents / (1 + rate) ** ((day - first) / 365), 0);
  const rate = rootOf(worth);
  return rate === null ? null : rate * 100;
}

/** Where a function changes its sign, by halving; null when it does not. */
function rootOf(worth: (rate: number) => number): number | null {
  let [low, high] = [lowest, 1];
  while (worth(low) * worth(high) > 0 && high < highest) high *= 2;
  if (!(worth(low) * worth(high) <= 0)) return null;
  const rising = worth(high) > worth(low);
  for (let turn = 0; turn < 200; turn += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > 0 === rising) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}
