import { GraphQLError } from 'graphql';
import { errorCodes, messages, type ErrorCode, type ErrorExtensions, type FieldErrors } from '@cimiento/contracts';

type Details = Pick<ErrorExtensions, 'errors' | 'retryAfter' | 'reference'>;

/** A failure that a person can cause and read about: its code and Spanish message reach the client as they are. */
export class ExpectedError extends GraphQLError {
  declare readonly extensions: ErrorExtensions;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { extensions: { code, status: errorCodes[code].status, ...details } });
  }
}

/** 400: fields at fault, each with its message. A single one also becomes the message of the whole. */
export function validationFailed(errors: FieldErrors): ExpectedError {
  const texts = Object.values(errors);
  const message = texts.length === 1 ? (texts[0] ?? messages.invalidData) : messages.invalidData;
  return new ExpectedError('VALIDATION_FAILED', message, { errors });
}

/** 401: nobody is signed in, or the credentials are wrong. */
export const unauthenticated = (message: string = messages.signInRequired): ExpectedError =>
  new ExpectedError('UNAUTHENTICATED', message);

/** 403: signed in, without the role that this needs. */
export const forbidden = (message: string = messages.adminRequired): ExpectedError => new ExpectedError('FORBIDDEN', message);

/** 404: no such record. */
export const notFound = (message: string = messages.notFound): ExpectedError => new ExpectedError('NOT_FOUND', message);

/** 409: the value of one field is taken. */
export const conflict = (field: string, message: string): ExpectedError =>
  new ExpectedError('CONFLICT', message, { errors: { [field]: message } });
