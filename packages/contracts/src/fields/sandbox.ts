import { messages } from '../texts/messages';
import { exitFields } from './exit';
import { date, money, reference, type InputFrom } from './field';
import { paymentRunTermFields } from './payment';

/** Day to which the clock of a sandbox is moved. */
export const sandboxClockFields = {
  date: date('Fecha del entorno', {
    description: 'Date to which the clock is moved, later than its current date. The time of day does not change.',
  }),
};

/** A bank transfer of an investor to their balance. */
export const simulatedDepositFields = {
  userId: reference('Inversionista', 'ID usuario', {
    message: 'Selecciona un inversionista',
    placeholder: 'Nombre o correo',
  }),
  amount: money('Monto', { min: 1, message: messages.withdrawalAmount, placeholder: '1000.00' }),
};

/** The expected rent of a project for a month. */
export const simulatedRentsFields = {
  projectId: paymentRunTermFields.projectId,
  period: paymentRunTermFields.period,
};

/** The sale of a project, today and without costs. */
export const simulatedExitFields = {
  projectId: paymentRunTermFields.projectId,
  price: { ...exitFields.price, description: 'Sale price.' },
};

export type SandboxClockInput = InputFrom<typeof sandboxClockFields>;
export type SimulatedDepositInput = InputFrom<typeof simulatedDepositFields>;
export type SimulatedRentsInput = InputFrom<typeof simulatedRentsFields>;
export type SimulatedExitInput = InputFrom<typeof simulatedExitFields>;
