import { roundModeLabel, roundState } from '../investing/rounds';
import { messages } from '../texts/messages';
import { roundMessages } from '../texts/round-messages';
import {
  choice,
  consent,
  count,
  date,
  dollars,
  flag,
  instant,
  nullable,
  recorded,
  reference,
  text,
  type InputFrom,
} from './field';
import type { ApiTexts, RecordFacts } from './record';

/** A round, as it is set before the first order of its project. */
export const roundFields = {
  minimum: dollars('Mínimo', {
    min: 1,
    message: roundMessages.minimum,
    hint: 'Si no se reúne, todo el dinero vuelve a quienes lo pusieron.',
    description: 'Amount that has to be paid for the project to get its money, in whole dollars.',
  }),
  opensAt: date('Abre', { description: 'First day on which it takes money, in Ecuador.' }),
  closesAt: date('Cierra', { description: 'Last day on which it takes money, in Ecuador.' }),
  mode: choice('Modo', roundModeLabel, {
    fallback: 'first_come',
    description: '`first_come` takes orders; `prefunding` gathers interests and allocates the fractions at the end.',
  }),
};
export type RoundInput = InputFrom<typeof roundFields>;

/** The later end of a round. */
export const roundExtensionFields = {
  closesAt: date('Nuevo cierre', { description: 'New last day of the round.' }),
};

/** The confirmation of a round that closed. */
export const roundConfirmationFields = {
  shortfall: nullable(
    text('Quién aporta lo que falta', {
      max: 200,
      message: roundMessages.shortfallText,
      description: 'Person or company that brings what is missing to the target; required below it.',
    }),
  ),
};

/** The cancellation of a round. */
export const roundCancellationFields = {
  reason: text('Motivo', {
    max: 300,
    message: roundMessages.reason,
    description: 'Reason for the cancellation, which its investors read.',
  }),
};

/** An interest in a round that allocates its fractions at the end. */
export const interestFields = {
  projectId: reference('Proyecto', 'ID proyecto', { message: messages.investmentProject }),
  fractions: count('Fracciones', {
    min: 1,
    max: 1_000_000,
    message: roundMessages.fractions,
    description: 'Number of whole fractions that are asked for.',
  }),
  acceptedRisks: consent('Riesgos aceptados', {
    message: messages.acceptRisks,
    description: 'Whether the investor accepts the risks; must be true.',
  }),
};
export type InterestInput = InputFrom<typeof interestFields>;

export const roundRecord: RecordFacts = {
  label: 'Ronda',
  table: 'funding_round',
  kept: 'investments',
  namesNobody: true,
  meaning: 'The round in which a project gathers its capital.',
  nonPersonalTexts: ['shortfall', 'reason'],
  fields: {
    projectId: recorded(reference('Proyecto', 'ID proyecto')),
    ...roundFields,
    state: recorded(choice('Estado', roundState)),
    extended: recorded(flag('Extendida')),
    closedAt: recorded(nullable(instant('Cerró el'))),
    decidedAt: recorded(nullable(instant('Terminó el'))),
    ...roundConfirmationFields,
    reason: nullable(roundCancellationFields.reason),
  },
};

export const roundApiTexts: ApiTexts = {
  'Round.minimum': 'Lo que debe reunirse, en dólares enteros; si no, todo vuelve a quienes lo pusieron',
  'Round.opensAt': 'Primer día en que recibe dinero, en Ecuador',
  'Round.closesAt': 'Último día en que recibe dinero, en Ecuador',
  'Round.mode': 'first_come recibe órdenes; prefunding reúne intereses y asigna las fracciones al cierre',
  'Round.state': 'Estado de la ronda',
  'Round.extended': 'Si su cierre ya se extendió',
  'Round.paid': 'Lo pagado en órdenes que siguen en la ronda, en dólares enteros',
  'Round.interested': 'Lo que suman los intereses registrados, en dólares enteros',
  'Interest.fractions': 'Cuántas fracciones se pidieron',
  'Interest.given': 'Cuántas se recibieron; 0 mientras no se asignan',
  'Interest.state': 'Estado del interés: open, allocated, released o withdrawn',
  'Interest.isBarred': 'Si no recibió nada porque la identidad no estaba aprobada al cierre',
};
