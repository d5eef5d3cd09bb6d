// A day begins and ends for people as it does in Ecuador, whose clocks are five hours behind UTC all year.
const offsetMs = 5 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** The calendar date 'YYYY-MM-DD' of an instant, in Ecuador. */
export const dateOf = (instant: Date | string): string =>
  new Date(new Date(instant).getTime() - offsetMs).toISOString().slice(0, 10);

/** The calendar date of this moment, in Ecuador. */
export const today = (): string => dateOf(new Date());

/** The instant at which a calendar date is over, in Ecuador. */
export const endOfDate = (date: string): Date => new Date(Date.parse(`${date}T00:00:00Z`) + offsetMs + dayMs);

/** The last whole date before an instant, in Ecuador: what is good until it is over says that it is good until then. */
export const lastDateBefore = (instant: Date | string): string => dateOf(new Date(new Date(instant).getTime() - 1));

/** The calendar date some days after another. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
