import { errorCodes, type ErrorCode } from '@cimiento/contracts';
import type { Route } from './route';

/** Every refusal that a route may answer with, in the order of their statuses. */
export function refusalsOf({
  method,
  path,
  access,
  body,
  pagedBy,
  idempotent,
  revised,
  refusals = [],
}: Route): ErrorCode[] {
  const codes = new Set<ErrorCode>(['INTERNAL', ...refusals]);
  if (access !== 'public') codes.add('UNAUTHENTICATED');
  // A write of another site is refused too.
  if (access === 'admin' || method !== 'GET') codes.add('FORBIDDEN');
  if (body || pagedBy) codes.add('VALIDATION_FAILED');
  if (body) codes.add('PAYLOAD_TOO_LARGE').add('UNSUPPORTED_MEDIA_TYPE');
  if (idempotent) codes.add('CONFLICT');
  if (revised && (method === 'PUT' || method === 'DELETE')) codes.add('PRECONDITION_FAILED');
  if (path.includes('{id}')) codes.add('VALIDATION_FAILED').add('NOT_FOUND');
  return [...codes].sort((one, other) => errorCodes[one].status - errorCodes[other].status);
}
