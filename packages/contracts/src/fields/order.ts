import { limits } from '../limits';
import { messages } from '../messages';
import { consent, dollars, reference, text, type InputFrom } from './field';

const { min, max } = limits.idempotencyKey;

/** An order as an investor places it; the amount is in whole US dollars. */
export const orderFields = {
  projectId: reference('Proyecto', 'ID proyecto', { message: messages.investmentProject }),
  amount: dollars('Monto', {
    min: 1,
    message: messages.orderAmount,
    description: "Whole fractions, from the project's minimum to what remains of its target.",
  }),
  acceptedRisks: consent('Riesgos aceptados', {
    message: messages.acceptRisks,
    description: 'The risks were read and accepted; must be true.',
  }),
  /** The client creates one per intended order: the same key never places a second one. */
  idempotencyKey: text('Clave de idempotencia', {
    min,
    max,
    message: messages.idempotencyKey,
    description: `From ${min} to ${max} printable ASCII characters without spaces: one for each order that is meant.`,
  }),
};

export type OrderInput = InputFrom<typeof orderFields>;
