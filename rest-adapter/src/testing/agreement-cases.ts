import { type ErrorCode } from '@cimiento/contracts';
import { type Route, routes } from '../routes';
import { listErrorCodes } from '../routes/route-errors';

export const toTitle = ({ method, path }: Route): string => `${method} ${path}`;
export const namedRoutes = routes.map((route): [string, Route] => [toTitle(route), route]);

/** A body with other values for some fields. */
export const change = (body: unknown, fields: object): unknown =>
  Array.isArray(body) ? body.map((row) => ({ ...row, ...fields })) : { ...(body as object), ...fields };

/** Records that none of these actions takes. */
export const settledRecords = [
  { paths: /\/withdrawals\/\{id\}/, name: 'settled' },
  { paths: /\/approvals\/\{id\}/, name: 'decided' },
  { paths: /\/data-subject-requests\/\{id\}/, name: 'rejected data request' },
  { paths: /\/exit\b/, name: 'empty project' },
  { paths: /\/payment-runs\/\{id\}\/undo/, name: 'undone run' },
  { paths: /\/waitlist\/\{id\}/, name: 'answered request' },
  { paths: /\/adjustments\/\{id\}/, name: 'no adjustment' },
  { paths: /\/statements\/\{id\}/, name: 'queued statement' },
  { paths: /\/webhook-endpoints\/\{id\}\/test/, name: 'disabled webhook' },
  { paths: /\/webhook-deliveries\/\{id\}/, name: 'delivery to a disabled webhook' },
];

// There are two administrators in the demonstration data.
export const getExpectedStatus = ({ status, mayNeedApproval }: Route): number =>
  mayNeedApproval === 'basic' ? 202 : (status ?? 200);

// Errors that only a fake gateway gives on demand.
export const simulatedCodes: readonly ErrorCode[] = ['TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE'];

export const errorCases = namedRoutes.flatMap(([title, route]) =>
  listErrorCodes(route).map((code): [string, ErrorCode, Route] => [title, code, route]),
);
