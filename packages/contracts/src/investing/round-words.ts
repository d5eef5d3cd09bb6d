import { formatDollars, formatPaymentDate } from '../values/formats';
import { fractionPrice } from '../texts/limits';
import {
  countDaysLeft,
  describeAllocation,
  findRoundFault,
  isGathering,
  isUnfunded,
  roundConfirmationDays,
  roundPromise,
  roundState,
  type InterestState,
  type RoundMode,
  type RoundState,
} from './rounds';

/** A round as its readers see it. */
export type ShownRound = {
  state: RoundState;
  mode: RoundMode;
  /** Amounts in whole dollars. */
  minimum: number;
  paid: number;
  interested: number;
  /** YYYY-MM-DD */
  opensAt: string;
  closesAt: string;
  extended: boolean;
  /** Reason for its cancellation. */
  reason: string | null;
};

/** Time that an open round still takes money: 'Quedan 12 días'; null for a round that takes none. */
export function describeDaysLeft({ state, closesAt }: ShownRound, day: string): string | null {
  const left = state === 'open' ? countDaysLeft(closesAt, day) : 0;
  if (left === 0) return null;
  return left === 1 ? 'Último día' : `Quedan ${left} días`;
}

/** A round in one line, for a card; null for one that succeeded, whose project says it. */
export function summarizeRound(round: ShownRound, day: string): string | null {
  const minimum = `mínimo ${formatDollars(round.minimum)}`;
  if (round.state === 'succeeded') return null;
  if (round.state === 'planned') return `La ronda abre el ${formatPaymentDate(round.opensAt)} · ${minimum}`;
  if (isUnfunded(round.state)) return 'El dinero volvió a quienes invirtieron';
  const left = describeDaysLeft(round, day);
  if (left === null) return 'La ronda cerró y se está confirmando';
  const interested = isGathering(round, day) ? ` · ${formatDollars(round.interested)} en intereses` : '';
  return `${left} · ${minimum}${interested}`;
}

const allocation =
  'Registra cuántas fracciones quieres: su precio queda retenido en tu saldo. Al cierre cada uno recibe al menos una mientras alcancen, y el resto se reparte según lo que pidió cada uno.';

/** The state of a round and what follows from it, in whole sentences. */
export function describeRound(round: ShownRound, day: string): string[] {
  const { state, mode, minimum, extended, reason } = round;
  const failed = roundPromise.failed(minimum);
  const shown = state === 'open' && day > round.closesAt ? 'closing' : state;
  switch (shown) {
    case 'planned':
      return [findRoundFault(round, day) ?? '', failed];
    case 'open':
      return [
        mode === 'prefunding' ? allocation : roundPromise.kept,
        failed,
        ...(extended ? ['Su cierre se extendió, y no puede extenderse otra vez.'] : []),
      ];
    case 'closing':
      return [
        roundState.closing.closed ?? '',
        `Si no se confirma en ${roundConfirmationDays} días, cada uno recibe de vuelta todo lo que puso, sin costo.`,
      ];
    case 'cancelled':
      return [roundState.cancelled.closed ?? '', ...(reason === null ? [] : [`Motivo: ${reason}`])];
    case 'failed':
    case 'succeeded':
      return [roundState[shown].closed ?? ''];
  }
}

type ShownInterest = { fractions: number; given: number; state: InterestState; isBarred?: boolean };

/** An interest as its investor sees it: what was asked for and received, and where the money is. */
export function describeInterest(
  { fractions, given, state, isBarred = false }: ShownInterest,
  round: Pick<ShownRound, 'state' | 'closesAt'> | null | undefined,
): string {
  const amount = formatDollars(fractions * fractionPrice);
  switch (state) {
    case 'open': {
      const day = round ? `, el ${formatPaymentDate(round.closesAt)}` : '';
      return `Retenemos ${amount} de tu saldo hasta el cierre de la ronda${day}.`;
    }
    case 'withdrawn':
      return `Retiraste tu interés. Los ${amount} están otra vez en tu saldo.`;
    case 'released':
      return isUnfunded(round?.state)
        ? `La ronda no se completó. Los ${amount} están otra vez en tu saldo.`
        : describeAllocation(fractions, 0, isBarred);
    case 'allocated':
      return describeAllocation(fractions, given);
  }
}
