import { formatExactDollars } from '../values/formats';
import { centsToText } from '../values/money';

/** Texts about the day of a payment and about its corrections. */
export const paymentMessages = {
  pastDate:
    'Se acredita el día en que lo registras como pagado. Para una fecha anterior escribe el motivo de la fecha.',
  tooEarly: (first: string): string =>
    `No puede acreditarse antes del ${first}: hasta ese día no había llegado el dinero.`,
  history: 'Pago de antes de la plataforma',
  historyApproval: 'Cada pago se acredita en su propia fecha, anterior a la primera orden de su proyecto aquí',
  historyAhead: 'El historial solo toma días hasta hoy',
  historyTooLate: (first: string): string =>
    `El historial solo toma días anteriores a la primera orden del proyecto en la plataforma, que es del ${first}`,
  /** @param cents what the reserve has */
  reserveTooSmall: (cents: number): string =>
    `La reserva de este proyecto tiene ${formatExactDollars(centsToText(cents))}: no se puede tomar más.`,
  /** @param cents what is deducted together */
  netBelowZero: (cents: number): string =>
    `Comisión, gastos y reserva suman ${formatExactDollars(centsToText(cents))}, más que la renta bruta.`,
  projectTwice: 'Cada proyecto va una sola vez',
  noProject: 'Elige al menos un proyecto',
  reason: 'Escribe el motivo de la corrección: el inversionista lo lee',
};
