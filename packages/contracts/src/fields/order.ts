import { limits } from '../texts/limits';
import { messages, wholeNumberBetween } from '../texts/messages';
import { orderFundingLabel } from '../investing/orders';
import { choice, consent, count, dollars, optional, reference, text, type InputFrom } from './field';

const { min, max } = limits.idempotencyKey;

/** An order as an investor places it; the amount is in whole US dollars. */
export const orderFields = {
  projectId: reference('Proyecto', 'ID proyecto', { message: messages.investmentProject }),
  amount: dollars('Monto', {
    min: 1,
    message: messages.orderAmount,
  }),
  fundedFrom: choice('Forma de pago', orderFundingLabel, {
    fallback: 'transfer',
    description: 'Source of the money: `balance`, or `transfer` for a transfer still to come. Defaults to `transfer`.',
  }),
  acceptedRisks: consent('Riesgos aceptados', {
    message: messages.acceptRisks,
    description: 'Whether the investor accepts the risks; must be true.',
  }),
  /** The client creates one per intended order: the same key never places a second one. */
  idempotencyKey: optional(
    text('Clave de idempotencia', {
      min,
      max,
      message: messages.idempotencyKey,
    }),
  ),
};

const {
  reservationDays,
  coolingOffHours,
  openReservations,
  projectReservations,
  reservationShare,
  reservationsTogether,
  dailyReservations,
  reservationPauseDays,
} = limits;

const limit = (label: string, { min, max }: { min: number; max: number }, hint: string) =>
  optional(count(label, { min, max, message: wholeNumberBetween(label, min, max), hint }));

/** Waiting times of orders and limits of reservations, as an administrator sets them. */
export const orderTermFields = {
  reservationDays: count('Días de una reserva', {
    min: reservationDays.min,
    max: reservationDays.max,
    message: messages.reservationDays,
    hint: 'Lo que espera una orden por transferencia antes de vencer.',
    description: 'Number of days that a reservation waits for its transfer.',
  }),
  coolingOffHours: count('Horas para cancelar una orden pagada', {
    min: coolingOffHours.min,
    max: coolingOffHours.max,
    message: messages.coolingOffHours,
    hint: 'Mientras el proyecto no complete su meta.',
    description: 'Number of hours in which a paid order can be cancelled.',
  }),
  openReservations: limit(
    'Reservas abiertas por persona',
    openReservations,
    'Órdenes por transferencia que una persona puede tener en espera.',
  ),
  projectReservations: limit(
    'De ellas, en un mismo proyecto',
    projectReservations,
    'Las que una persona puede tener en espera en un mismo proyecto.',
  ),
  reservationShare: limit(
    'Parte del objetivo por persona (%)',
    reservationShare,
    'Lo más que una persona puede reservar de un proyecto; siempre al menos su inversión mínima.',
  ),
  reservationsTogether: limit(
    'Parte de lo que falta, entre todas (%)',
    reservationsTogether,
    'Lo más que pueden tener las reservas abiertas de un proyecto, de lo que le falta por financiar.',
  ),
  dailyReservations: limit(
    'Reservas por persona y día',
    dailyReservations,
    'Órdenes por transferencia que una persona puede hacer en un día, también las que cancela.',
  ),
  reservationPauseDays: limit(
    'Días de pausa tras vencer una',
    reservationPauseDays,
    'Lo que espera esa persona para reservar otra vez en ese proyecto.',
  ),
};

export type OrderInput = InputFrom<typeof orderFields>;
/** The settings that an administrator changes; limits left out stay. */
export type OrderTermsInput = InputFrom<typeof orderTermFields>;
/** The terms that hold. */
export type OrderTerms = { -readonly [Name in keyof typeof orderTermFields]: number };
