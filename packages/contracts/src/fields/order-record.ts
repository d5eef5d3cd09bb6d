import { orderCancellationReason, orderFundingLabel, orderStatus } from '../investing/orders';
import { choice, count, dollars, instant, nullable, percent, reference, text } from './field';
import type { ApiTexts, RecordFacts } from './record';

export const orderRecord: RecordFacts = {
  label: 'Orden',
  table: 'investment_order',
  kept: 'investments',
  fields: {
    number: text('Orden'),
    userId: reference('Usuario', 'ID usuario'),
    projectId: reference('Proyecto', 'ID proyecto'),
    projectName: text('Nombre del proyecto'),
    roundId: nullable(reference('Ronda', 'ID ronda')),
    investmentId: nullable(reference('Inversión', 'ID inversión')),
    amount: dollars('Monto'),
    fractions: count('Fracciones'),
    annualReturn: percent('Retorno anual'),
    status: choice('Estado', orderStatus),
    fundedFrom: choice('Forma de pago', orderFundingLabel),
    reference: nullable(text('Referencia')),
    expiresAt: nullable(instant('Vence')),
    paidAt: nullable(instant('Pagada')),
    remindedAt: nullable(instant('Recordado')),
    cancellation: nullable(choice('Motivo', orderCancellationReason)),
    reservationNumber: nullable(count('Número de reserva')),
    createdAt: instant('Fecha'),
  },
};

export const orderApiTexts: ApiTexts = {
  'Order.received':
    'Lo que trajeron a tu saldo las transferencias con los datos de la orden que no la pagaron exacta; 0.00 si no hay',
  'Order.roundId': 'Ronda que guarda o guardó su dinero; null si se pagó sin ronda',
  'Order.missing': 'Lo que le falta a una reserva después de lo recibido; 0.00 en otro estado',
};
