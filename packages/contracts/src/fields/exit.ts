import { limits } from '../texts/limits';
import { messages } from '../texts/messages';
import { choice, count, date, flag, instant, money, nullable, reference, text, type InputFrom } from './field';
import { approvalKindLabel, approvalStatus } from '../access/approvals';
import type { ApiTexts, RecordFacts } from './record';

const saleCents = { max: limits.dollars.max * 100 };

/** One cost of a sale. */
export const exitCostFields = {
  label: text('Concepto', { max: 120, message: 'Escribe el concepto del costo' }),
  amount: money('Monto', { ...saleCents, message: messages.exitAmount }),
};

/** The sale of a project, without its costs. */
export const exitFields = {
  price: money('Precio de venta', { ...saleCents, message: messages.exitAmount, placeholder: '320000.00' }),
  exitDate: date('Fecha de venta'),
};

export type ExitCostInput = InputFrom<typeof exitCostFields>;
export type ExitInput = InputFrom<typeof exitFields> & { costs: ExitCostInput[] };

/** Reason of an administrator for not approving a request. */
export const approvalReasonFields = {
  reason: text('Motivo', { max: limits.shortText.max, message: 'Escribe el motivo' }),
};
export type ApprovalReasonInput = InputFrom<typeof approvalReasonFields>;

/** Says that the warning of a decision was read. */
export const confirmationFields = {
  confirm: flag('Confirmo que son dos personas distintas', {
    fallback: false,
    description:
      'Required after SAME_PERSON: confirms that two accounts with the same bank account or holder belong to different people.',
  }),
};
export type ConfirmationInput = InputFrom<typeof confirmationFields>;

export const approvalRecord: RecordFacts = {
  label: 'Aprobación',
  table: 'approval_request',
  kept: 'changes',
  fields: {
    kind: choice('Acción', approvalKindLabel),
    subject: text('Sobre'),
    summary: text('Resumen'),
    payload: text('Datos'),
    payloadHash: text('Hash de los datos'),
    facts: text('Lo que decía'),
    status: choice('Estado', approvalStatus),
    pendingKey: nullable(text('Clave mientras está pendiente')),
    requestedBy: reference('Quien la pidió', 'ID de quien la pidió'),
    createdAt: instant('Pedida el'),
    expiresAt: instant('Vence el'),
    decidedBy: nullable(reference('Quien la decidió', 'ID de quien la decidió')),
    decidedAt: nullable(instant('Decidida el')),
    reason: nullable(text('Motivo')),
  },
};

export const exitRecord: RecordFacts = {
  label: 'Salida de un proyecto',
  table: 'project_exit',
  kept: 'investments',
  namesNobody: true,
  nonPersonalTexts: ['costs', 'fees'],
  fields: {
    projectId: reference('Proyecto', 'ID proyecto'),
    version: count('Versión'),
    price: money('Precio de venta'),
    costs: text('Costos'),
    fees: nullable(text('Comisiones')),
    reserve: money('Reserva repartida'),
    handedOver: money('Capital entregado'),
    released: money('Capital devuelto'),
    net: money('Neto'),
    exitDate: date('Fecha de venta'),
    createdBy: reference('Quien la registró', 'ID de quien la registró'),
    createdAt: instant('Fecha de registro'),
  },
};

export const saleApiTexts: ApiTexts = {
  'ExitFee.kind': 'Clase de la comisión: sale, de la venta, o performance, de éxito',
  'ProjectSale.soldOn': 'Día de la venta; null si no se registró',
  'ProjectSale.price': 'Precio de venta; null hasta que se reparte',
  'ProjectSale.costs': 'Los costos de la venta; null hasta que se reparte',
  'ProjectSale.fee': 'Todas las comisiones de la venta, con IVA; null hasta que se reparte',
  'ProjectSale.net': 'Lo que se repartió; null hasta que se reparte',
  'ProjectSale.perFraction': 'Lo repartido por cada 1.000 dólares invertidos',
  'ProjectSale.distributedOn': 'Día en que se repartió; null hasta entonces',
};

export const approvalApiTexts: ApiTexts = {
  'ApprovalRequest.kind': 'Qué acción espera a otra persona',
  'ApprovalDetail.value': 'El valor, como se muestra',
};
