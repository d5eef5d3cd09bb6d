import { formatDollars, formatPaymentDate } from '../values/formats';
import { addDays, countDays, toCalendarDate } from '../values/days';
import { fractionPrice } from '../texts/limits';
import { listLive, type StatusFacts } from '../values/status';

/** Badge of a project whose round ended without it. */
export const unfundedLabel = 'No financiada';

/** States of a round, in which a project gathers its capital or returns it; the values are stored. */
export const roundStates = ['planned', 'open', 'closing', 'succeeded', 'failed', 'cancelled'] as const;
export type RoundState = (typeof roundStates)[number];
type RoundStateFacts = StatusFacts<RoundState> & {
  /** Reason why it takes no order; null while it does. */
  closed: string | null;
};

export const roundState: Record<RoundState, RoundStateFacts> = {
  planned: {
    label: 'Planificada',
    tone: 'neutral',
    isLive: true,
    next: ['open', 'cancelled'],
    closed: 'La ronda de este proyecto todavía no empieza.',
  },
  open: { label: 'Abierta', tone: 'brass', isLive: true, next: ['closing', 'failed', 'cancelled'], closed: null },
  closing: {
    label: 'Por confirmar',
    tone: 'warning',
    isLive: true,
    next: ['succeeded', 'failed', 'cancelled'],
    closed: 'La ronda de este proyecto ya cerró y se está confirmando.',
  },
  succeeded: {
    label: 'Completada',
    tone: 'success',
    isLive: false,
    next: [],
    closed: 'La ronda de este proyecto se completó.',
  },
  failed: {
    label: unfundedLabel,
    tone: 'danger',
    isLive: false,
    next: [],
    closed: 'La ronda de este proyecto no se completó y el dinero volvió a quienes invirtieron.',
  },
  cancelled: {
    label: 'Cancelada',
    tone: 'danger',
    isLive: false,
    next: [],
    closed: 'La ronda de este proyecto se canceló y el dinero volvió a quienes invirtieron.',
  },
};
/** States that have a deadline. */
export const liveRoundStates = listLive(roundState);
/** Rounds that ended without the project, which reads 'No financiada'. */
export const isUnfunded = (state: RoundState | null | undefined): boolean =>
  state === 'failed' || state === 'cancelled';
/** Whether money is in a round, or may get there: its project can be neither funded by hand, sold nor archived. */
export const isInRound = (state: RoundState | null | undefined): boolean => state === 'open' || state === 'closing';

/** The ways in which a round takes money: orders as they come, or interests that are allocated at its end; the values are stored. */
export const roundModes = ['first_come', 'prefunding'] as const;
export type RoundMode = (typeof roundModes)[number];
export const roundModeLabel: Record<RoundMode, string> = {
  first_come: 'Por orden de llegada',
  prefunding: 'Con asignación al cierre',
};

/** States of an interest in a round with allocation; the values are stored. */
export const interestStates = ['open', 'allocated', 'released', 'withdrawn'] as const;
export type InterestState = (typeof interestStates)[number];
export const interestState: Record<InterestState, StatusFacts<InterestState>> = {
  open: { label: 'Registrado', tone: 'brass', isLive: true, next: ['allocated', 'released', 'withdrawn'] },
  allocated: { label: 'Asignado', tone: 'success', isLive: false, next: [] },
  released: { label: 'Liberado', tone: 'neutral', isLive: false, next: [] },
  withdrawn: { label: 'Retirado', tone: 'neutral', isLive: false, next: [] },
};

/** Days within which a second person confirms a round that closed; then it fails by itself. */
export const roundConfirmationDays = 10;
/** Days by which a round can be extended at most, once. */
export const roundExtensionDays = 30;

/** Last day on which a round that closed at an instant can be confirmed; the day of its close is the first. */
export const getLastConfirmation = (closedAt: Date | string): string =>
  addDays(toCalendarDate(closedAt), roundConfirmationDays - 1);

/** Last day to which a round can be extended. */
export const getLastExtension = (closesAt: string): string => addDays(closesAt, roundExtensionDays);

/** Days until a round closes, with its last day: 1 on it, 0 after it. */
export const countDaysLeft = (closesAt: string, day: string): number => Math.max(0, countDays(day, closesAt) + 1);

type RoundFacts = { state: RoundState; mode: RoundMode; opensAt: string; closesAt: string };

/** Reason why a round takes no order on a day; null when it does. */
export function findRoundFault({ state, mode, opensAt, closesAt }: RoundFacts, day: string): string | null {
  const { closed } = roundState[state];
  if (closed !== null) return state === 'planned' ? `${closed} Abre el ${formatPaymentDate(opensAt)}.` : closed;
  if (day > closesAt) return roundState.closing.closed;
  return mode === 'prefunding'
    ? 'Esta ronda reúne intereses hasta su cierre: registra cuántas fracciones quieres y ese día se asignan.'
    : null;
}

/** Whether a round takes interests on a day. */
export const isGathering = ({ state, mode, closesAt }: RoundFacts, day: string): boolean =>
  mode === 'prefunding' && state === 'open' && day <= closesAt;

/** Promises of a round, in one sentence each: for the time until it ends, and for a minimum that is not reached. */
export const roundPromise = {
  order:
    'Tu dinero queda apartado hasta que la ronda se complete: si no se completa vuelve a tu saldo, y puedes salir cuando quieras hasta el cierre.',
  kept: 'Tu dinero queda apartado hasta que la ronda se complete. Puedes salir cuando quieras antes del cierre.',
  failed: (minimum: number): string =>
    `Si no se reúnen ${formatDollars(minimum)}, la ronda termina y cada uno recibe de vuelta todo lo que puso, sin costo.`,
} as const;

/** Interest of a person: how many fractions they want, how many they were given in the last 12 months, and its place in time. */
export type Wanted = { id: number; fractions: number; givenBefore: number };

/**
 * Divides the fractions of a project among interests: one each first, to those who were given least in 12 months and then to those who came first; the
 * rest by what each still wants, with the largest remainders. Source of the rule: the vectors of the rounds' contract.
 * @param wanted in the order in which they came
 * @returns the fractions by id; the sum is what is there, or what is wanted if that is less
 */
export function allocateFractions(available: number, wanted: readonly Wanted[]): Map<number, number> {
  const given = new Map(wanted.map(({ id }) => [id, 0]));
  const add = (id: number, count: number): void => void given.set(id, (given.get(id) ?? 0) + count);
  const first = wanted
    .filter(({ fractions }) => fractions > 0)
    .sort((a, b) => a.givenBefore - b.givenBefore)
    .slice(0, Math.max(0, available));
  for (const { id } of first) add(id, 1);
  const open = first.map(({ id, fractions }) => ({ id, fractions: fractions - 1 }));
  const total = open.reduce((sum, { fractions }) => sum + fractions, 0);
  const left = Math.min(available - first.length, total);
  if (left <= 0) return given;
  // Whole numbers: fractions times fractions stay far below 2^53.
  const parts = open.map(({ id, fractions }) => ({
    id,
    whole: Math.floor((left * fractions) / total),
    remainder: (left * fractions) % total,
  }));
  for (const { id, whole } of parts) add(id, whole);
  const missing = left - parts.reduce((sum, { whole }) => sum + whole, 0);
  for (const { id } of parts.sort((a, b) => b.remainder - a.remainder).slice(0, missing)) add(id, 1);
  return given;
}

/**
 * 'Pediste 10 fracciones y recibiste 4 ($4,000). Los otros $6,000 están otra vez en tu saldo.'
 * @param isBarred whether nothing was given because of the investor's identity
 */
export function describeAllocation(fractions: number, given: number, isBarred = false): string {
  const count = (number: number): string => (number === 1 ? '1 fracción' : `${number} fracciones`);
  if (given === 0) {
    // A suspended person reads the same.
    const cause = isBarred ? 'no te las asignamos: tu identidad no estaba verificada al cierre' : 'no alcanzó para ti';
    const next = isBarred ? ' Verifícala para recibir fracciones en la próxima ronda.' : '';
    return `Pediste ${count(fractions)} y ${cause}. Tus ${formatDollars(fractions * fractionPrice)} están otra vez en tu saldo.${next}`;
  }
  const received = `Pediste ${count(fractions)} y recibiste ${given} (${formatDollars(given * fractionPrice)}).`;
  const rest = (fractions - given) * fractionPrice;
  return rest === 0 ? received : `${received} Los otros ${formatDollars(rest)} están otra vez en tu saldo.`;
}
