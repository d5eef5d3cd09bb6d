import { errorCodes, getNeededPermissions, isBoundToUser, type ErrorCode } from '@cimiento/contracts';
import type { FileRoute } from './file-routes';
import { operationCodes } from './operation-codes.generated';
import { getOperationName, getProof } from './permissions';
import type { Route } from './route';

/** Codes of a malformed request, a key that does not work, more requests than a key may send, and our own failures: of every route. */
const everywhere = ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE'] as const;
const bodyCodes = ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const;

const listRecordCodes = ({ method, body, showsSecret, hasRevision, cursor }: Route): ErrorCode[] => [
  ...(cursor ? (['CURSOR_GONE'] as const) : []),
  ...(body ? bodyCodes : []),
  ...(showsSecret ? (['SHOWN_ONCE'] as const) : []),
  ...(hasRevision && (method === 'PUT' || method === 'DELETE') ? (['PRECONDITION_FAILED'] as const) : []),
];

const listFileCodes = ({ kind }: FileRoute): ErrorCode[] => (kind === 'upload' ? [...bodyCodes, 'BUSY'] : []);

/** Every error code that a route may answer with, by ascending status. */
export function listErrorCodes(route: Route | FileRoute): ErrorCode[] {
  const { method, path, access, operation, isIdempotent, errors = [] } = route;
  const name = getOperationName(operation);
  const own = 'kind' in route ? listFileCodes(route) : listRecordCodes(route);
  const codes = new Set<ErrorCode>([...everywhere, ...own, ...(operationCodes[name] ?? []), ...errors]);
  // A write that comes from another origin is forbidden as well.
  if (access !== 'public' || method !== 'GET') codes.add('FORBIDDEN');
  if (getNeededPermissions(name).length > 0) codes.add('SECOND_FACTOR_ENROLMENT_REQUIRED');
  if (getProof(route) !== 'never') codes.add('STEP_UP_REQUIRED');
  if (operation.startsWith('mutation') && isBoundToUser(name)) codes.add('SESSION_CHANGED');
  if (isIdempotent) codes.add('IDEMPOTENCY_MISMATCH');
  if (path.includes('{id}')) codes.add('NOT_FOUND');
  return [...codes].sort((a, b) => errorCodes[a].status - errorCodes[b].status);
}
