import { sandboxClockFields, simulatedDepositFields, simulatedExitFields, simulatedRentsFields } from '../fields';
import { toSchema } from './rules';

export const sandboxClockSchema = toSchema(sandboxClockFields);
export const simulatedDepositSchema = toSchema(simulatedDepositFields);
export const simulatedRentsSchema = toSchema(simulatedRentsFields);
export const simulatedExitSchema = toSchema(simulatedExitFields);
