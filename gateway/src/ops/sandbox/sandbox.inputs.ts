import {
  sandboxClockFields,
  simulatedDepositFields,
  simulatedExitFields,
  simulatedRentsFields,
  type SandboxClockInput as SandboxClockValues,
  type SimulatedDepositInput as SimulatedDepositValues,
  type SimulatedExitInput as SimulatedExitValues,
  type SimulatedRentsInput as SimulatedRentsValues,
} from '@cimiento/contracts/fields';
import { createInputType } from '../../platform/graphql/input-type';

export const SandboxClockInput = createInputType(
  'SandboxClockInput',
  "New date of a sandbox's clock.",
  sandboxClockFields,
);
export type SandboxClockInput = SandboxClockValues;

export const SimulatedDepositInput = createInputType(
  'SimulatedDepositInput',
  'A bank transfer of an investor to simulate.',
  simulatedDepositFields,
);
export type SimulatedDepositInput = SimulatedDepositValues;

export const SimulatedRentsInput = createInputType(
  'SimulatedRentsInput',
  'A month of rent to simulate.',
  simulatedRentsFields,
);
export type SimulatedRentsInput = SimulatedRentsValues;

export const SimulatedExitInput = createInputType('SimulatedExitInput', 'A sale to simulate.', simulatedExitFields);
export type SimulatedExitInput = SimulatedExitValues;
