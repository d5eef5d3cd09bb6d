import { exitSchema } from '@cimiento/contracts/schemas';
import type { Route } from './route';

const shares = 'net shares { investmentId userId capital share result }';
/** The REST fields of an exit. */
export const exit = `id projectId exitDate fees { kind amount vat } reserve ${shares}`;

/** Exits of projects. */
export const exitRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/admin/projects/{id}/exit/preview',
    summary: 'Reparte el neto de una venta entre las inversiones, sin registrarla',
    access: 'admin',
    body: exitSchema,
    operation: `query ($id: Int!, $input: ExitInput!) { exitPreview(projectId: $id, input: $input) { fee fees { kind amount vat } reserve undelivered received missing warnings { code field message withdrawals } ${shares} } }`,
    responseSchema: 'ExitPreview',
  },
  {
    method: 'POST',
    path: '/api/admin/projects/{id}/exit',
    summary: 'Registra la salida de un proyecto y acredita a sus inversionistas, o la envía a aprobación',
    access: 'admin',
    body: exitSchema,
    operation: `mutation ($id: Int!, $input: ExitInput!) { exitProject(projectId: $id, input: $input) { ${exit} } }`,
    responseSchema: 'ProjectExit',
    status: 201,
    isIdempotent: true,
  },
];
