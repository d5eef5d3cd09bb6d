import {
  sandboxClockFields,
  simulatedDepositFields,
  simulatedExitFields,
  simulatedRentsFields,
} from '@cimiento/contracts/fields';
import { toSchema } from '@cimiento/contracts/schemas';
import { exit } from './exits';
import { run } from './payment-runs';
import { bankLine } from './reconciliation';
import type { Route } from './route';

const path = '/api/sandbox';
const sandbox = 'now date maxDate';

const common = { access: 'admin' } as const satisfies Partial<Route>;

/** Routes of a sandbox; elsewhere all of them are 404. */
export const sandboxRoutes: readonly Route[] = [
  {
    ...common,
    method: 'GET',
    path,
    summary: 'La fecha del entorno de pruebas; en la instalación real no existe',
    operation: `query { sandbox { ${sandbox} } }`,
    responseSchema: 'Sandbox',
    errors: ['NOT_FOUND'],
  },
  {
    ...common,
    method: 'POST',
    path: `${path}/deposits`,
    summary: 'Simula una transferencia de un inversionista a su saldo',
    body: toSchema(simulatedDepositFields),
    operation: `mutation ($input: SimulatedDepositInput!) { simulateDeposit(input: $input) { ${bankLine} } }`,
    responseSchema: 'BankLine',
    isIdempotent: true,
    status: 201,
    errors: ['NOT_FOUND'],
  },
  {
    ...common,
    method: 'POST',
    path: `${path}/rents`,
    summary: 'Simula la renta prevista de un proyecto para un mes: llega al banco y se paga a sus inversionistas',
    body: toSchema(simulatedRentsFields),
    operation: `mutation ($input: SimulatedRentsInput!) { simulateRents(input: $input) { ${run} } }`,
    responseSchema: 'PaymentRun',
    isIdempotent: true,
    status: 201,
    errors: ['NOT_FOUND'],
  },
  {
    ...common,
    method: 'POST',
    path: `${path}/exits`,
    summary: 'Simula la venta de un proyecto, hoy y sin costos, o la envía a aprobación',
    body: toSchema(simulatedExitFields),
    operation: `mutation ($input: SimulatedExitInput!) { simulateExit(input: $input) { ${exit} } }`,
    responseSchema: 'ProjectExit',
    isIdempotent: true,
    status: 201,
    errors: ['NOT_FOUND'],
  },
  {
    ...common,
    method: 'POST',
    path: `${path}/clock`,
    summary: 'Adelanta el reloj del entorno de pruebas hasta un día, para todos y sin vuelta atrás',
    body: toSchema(sandboxClockFields),
    operation: `mutation ($input: SandboxClockInput!) { moveSandboxClock(input: $input) { ${sandbox} } }`,
    responseSchema: 'Sandbox',
    isIdempotent: true,
    errors: ['NOT_FOUND'],
  },
];
