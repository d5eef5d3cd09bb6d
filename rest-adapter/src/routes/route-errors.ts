import { errorCodes, isBoundToUser, type ErrorCode } from '@cimiento/contracts';
import { getOperationName, getProof } from './permissions';
import type { Route } from './route';

/** Every error code that a route may answer with, by ascending status. */
export function listErrorCodes(route: Route): ErrorCode[] {
  const { method, path, access, operation, body, isIdempotent, hasRevision, cursor, errors = [] } = route;
  // Every route rejects unknown query parameters.
  const codes = new Set<ErrorCode>(['VALIDATION_FAILED', 'INTERNAL', 'UNAVAILABLE', ...errors]);
  if (access !== 'public') codes.add('UNAUTHENTICATED');
  // A write that comes from another origin is forbidden as well.
  if (access === 'admin' || method !== 'GET') codes.add('FORBIDDEN');
  if (getProof(route) !== 'never') codes.add('STEP_UP_REQUIRED');
  if (operation.startsWith('mutation') && isBoundToUser(getOperationName(operation))) codes.add('SESSION_CHANGED');
  if (body) codes.add('PAYLOAD_TOO_LARGE').add('UNSUPPORTED_MEDIA_TYPE');
  if (cursor) codes.add('CURSOR_GONE');
  if (isIdempotent) codes.add('CONFLICT');
  if (hasRevision && (method === 'PUT' || method === 'DELETE')) codes.add('PRECONDITION_FAILED');
  if (path.includes('{id}')) codes.add('NOT_FOUND');
  return [...codes].sort((a, b) => errorCodes[a].status - errorCodes[b].status);
}
