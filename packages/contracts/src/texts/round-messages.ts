import { formatDollars, formatPaymentDate } from '../values/formats';
import { roundConfirmationDays, roundExtensionDays } from '../investing/rounds';

/** Texts about rounds. Apart from `messages`, because few pages show them. */
export const roundMessages = {
  minimum: 'El mínimo debe ser un monto en dólares enteros mayor que 0',
  aboveTarget: (target: number): string =>
    `El mínimo no puede pasar del objetivo del proyecto, ${formatDollars(target)}.`,
  days: 'El cierre no puede ser anterior a la apertura',
  past: 'La ronda no puede abrir antes de hoy',
  frozen:
    'La ronda y el objetivo quedan fijos con la primera orden o el primer interés. Quien ya participa lo hizo con ellos.',
  fundedBefore: 'Este proyecto ya recaudó dinero o ya no está disponible: la ronda se define antes.',
  inRound:
    'La ronda de este proyecto está abierta o por confirmar, con dinero apartado. Espera a que termine o cancélala antes.',
  byHand: 'Mientras dura la ronda de este proyecto, se invierte en él solo con órdenes.',
  fundedByRound: 'Este proyecto tiene una ronda: se financia solo cuando esta se completa.',
  notOpen: 'Esta ronda no está abierta.',
  ended: 'Esta ronda ya terminó.',
  extendedBefore: 'Una ronda se extiende una sola vez.',
  extension: (closesAt: string, last: string): string =>
    `El nuevo cierre debe ser posterior al ${formatPaymentDate(closesAt)} y hasta el ${formatPaymentDate(last)}: ${roundExtensionDays} días más.`,
  notClosing: 'Esta ronda no espera confirmación.',
  belowMinimum: 'Esta ronda no reunió su mínimo.',
  confirmationOver: `Pasaron los ${roundConfirmationDays} días para confirmar esta ronda.`,
  shortfall: (missing: number): string =>
    `Faltan ${formatDollars(missing)} para el objetivo: escribe quién los aporta, por ejemplo «aporte del promotor».`,
  shortfallText: 'Escribe quién aporta lo que falta',
  reason: 'Escribe por qué se cancela: lo leen quienes participan',
  closed: 'La ronda ya cerró: espera su resultado. Si no se completa, el dinero vuelve a tu saldo.',
  noRound: 'Este proyecto no tiene ronda',
  noInterests: 'Este proyecto no reúne intereses: invierte con una orden.',
  gathering: 'Esta ronda no está reuniendo intereses ahora.',
  fractions: 'Elige cuántas fracciones quieres, al menos una',
  tooMany: (most: number): string => `Elige como máximo ${most} fracciones: son las que tiene el proyecto.`,
  belowProjectMinimum: (minimum: number): string =>
    `La inversión mínima de este proyecto es de ${formatDollars(minimum)}.`,
  interestTwice: 'Ya registraste tu interés en este proyecto. Retíralo para registrar otro.',
  interestClosed: 'Este interés ya no se puede retirar.',
} as const;
