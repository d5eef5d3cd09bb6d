import { GraphQLError } from 'graphql';
import {
  type ApiKeyScope,
  describeMissingScopes,
  errorCodes,
  messages,
  type ErrorCode,
  type ErrorExtensions,
  type FieldErrors,
} from '@cimiento/contracts';

type Details = Pick<
  ErrorExtensions,
  | 'errors'
  | 'changed'
  | 'methods'
  | 'token'
  | 'retryAfter'
  | 'reference'
  | 'approvalId'
  | 'missing'
  | 'withdrawals'
  | 'scopes'
>;

/** A failure that a user can cause. Its code and Spanish message reach the client unchanged. */
export class ExpectedError extends GraphQLError {
  declare readonly extensions: ErrorExtensions;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { extensions: { code, status: errorCodes[code].status, ...details } });
  }
}

/** The message of a single field, or a general one for several. */
function summarize(errors: FieldErrors): string {
  const [first, ...others] = Object.values(errors);
  return first === undefined || others.length > 0 ? messages.invalidData : first;
}

/** 400: invalid fields, each with its message. */
export const validationFailed = (errors: FieldErrors, message: string = summarize(errors)): ExpectedError =>
  new ExpectedError('VALIDATION_FAILED', message, { errors });

/** 401: nobody is signed in, or the credentials are wrong. */
export const unauthenticated = (message: string = messages.signInRequired): ExpectedError =>
  new ExpectedError('UNAUTHENTICATED', message);

/** 403: signed in, but without the required role. */
export const forbidden = (message: string = messages.adminRequired): ExpectedError =>
  new ExpectedError('FORBIDDEN', message);

/** 403: an API key without these scopes; for each part of what it sent, those of which one is enough. None: no key may do it. */
export function forbiddenToKey(...missing: (readonly ApiKeyScope[])[]): ExpectedError {
  const scopes = missing.every((part) => part.length > 0) ? [...new Set(missing.flat())] : [];
  return new ExpectedError('FORBIDDEN', describeMissingScopes(missing), scopes.length > 0 ? { scopes } : {});
}

/** 404: no such record. */
export const notFound = (message: string = messages.notFound): ExpectedError => new ExpectedError('NOT_FOUND', message);

/** 409: a rule of state forbids it, as the message says; or the values of these fields are taken, or no longer possible. */
export const conflict = (reason: string | FieldErrors): ExpectedError =>
  typeof reason === 'string'
    ? new ExpectedError('CONFLICT', reason)
    : new ExpectedError('CONFLICT', summarize(reason), { errors: reason });
