import { randomUUID } from 'node:crypto';
import {
  brand,
  errorCodes,
  messages,
  type ApiKeyScope,
  type ErrorCode,
  type ErrorExtensions,
  type FieldErrors,
} from '@cimiento/contracts';
import type { ErrorRequestHandler, Response } from 'express';
import { GraphQLError } from 'graphql';
import type { GatewayPort, Result } from '../gateway';
import { sendText } from './send-text';

/** A problem document (RFC 9457) with this API's own members. */
export type Problem = {
  /** Address that explains this kind of problem. */
  type: string;
  code: ErrorCode;
  title: string;
  status: number;
  detail: string;
  /** Equal to `detail`. */
  message: string;
  /** Field name to Spanish message. */
  errors?: FieldErrors;
  /** Of a body that is an array: the errors of each row, counted from 1. */
  rows?: RowErrors[];
  /** Scopes that the API key lacks; where one of several is enough, all of these. Left out where no key may do it. */
  scopes?: readonly ApiKeyScope[];
  /** The shortfall of a balance, as exact decimal text. */
  missing?: string;
  /** Ids of the withdrawals that it is about. */
  withdrawals?: number[];
  /** Identifies the log line of an unexpected failure. */
  reference?: string;
};

export type RowErrors = { row: number; errors: FieldErrors };

type Details = Pick<
  ErrorExtensions,
  'errors' | 'changed' | 'retryAfter' | 'reference' | 'approvalId' | 'missing' | 'withdrawals' | 'scopes'
> & {
  rows?: RowErrors[];
};

/** An expected failure, answered with a problem document. Its message is Spanish and shown to people. */
export class ProblemError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }
}

/** Address that explains a kind of problem. */
export const toProblemType = (code: ErrorCode): string => `/api/problems/${code}`;

/** Authentication scheme of a client (RFC 9110). */
const challenge = `Bearer realm="${brand.name}"`;

/** Sends a problem document. It is never stored, since its cause may be gone at the next try. */
function sendProblem(response: Response, { code, message, details }: ProblemError): void {
  const { status, title } = errorCodes[code];
  const { errors, rows, reference, retryAfter, missing, withdrawals, scopes } = details;
  const type = toProblemType(code);
  const facts = { errors, rows, scopes, reference, missing, withdrawals };
  const problem: Problem = { type, code, title, status, detail: message, message, ...facts };
  if (status === 401) response.set('WWW-Authenticate', challenge);
  if (retryAfter !== undefined) response.set('Retry-After', String(Math.ceil(retryAfter)));
  response.status(status).set('Cache-Control', 'no-store');
  sendText(response, 'application/problem+json', JSON.stringify(problem));
}

const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(errorCodes, code);

/** The expected failure behind a GraphQL error; a plain Error when it has no code of the contract. */
export function toError({ message, extensions }: NonNullable<Result['errors']>[number]): Error {
  const { code, ...details } = (extensions ?? {}) as Partial<ErrorExtensions>;
  return isErrorCode(code) ? new ProblemError(code, message, details) : new Error(message);
}

/** 404: no such record or address. */
export const notFound = (): ProblemError => new ProblemError('NOT_FOUND', messages.notFound);

export const payloadTooLarge = (): ProblemError =>
  new ProblemError('PAYLOAD_TOO_LARGE', 'El contenido es demasiado grande.');

/** An error that is answered as it is: the adapter's own, or one of the gateway's middleware. */
function toProblem(error: unknown): ProblemError | null {
  if (error instanceof ProblemError) return error;
  const expected = error instanceof GraphQLError ? toError(error) : null;
  return expected instanceof ProblemError ? expected : null;
}

const getStatus = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;

/** A client error of Express or its body parser as a problem; null for any other error. */
function toClientProblem(error: unknown): ProblemError | null {
  const status = getStatus(error);
  if (status === undefined || status < 400 || status >= 500) return null;
  if (status === 413) return payloadTooLarge();
  if (status === 415) return new ProblemError('UNSUPPORTED_MEDIA_TYPE', 'La codificación del contenido no se admite.');
  return new ProblemError('VALIDATION_FAILED', 'La petición no se puede leer.');
}

/** Answers an expected error with a problem document, before there is a log for any other. */
export const answerExpected: ErrorRequestHandler = (error, _request, response, next) => {
  const problem = toProblem(error);
  if (problem) sendProblem(response, problem);
  else next(error);
};

/** Answers errors with problem documents. An unexpected error is logged, and its client gets only the reference of the log line. */
export function createProblemHandler({ log }: Pick<GatewayPort, 'log'>): ErrorRequestHandler {
  const logUnexpected = (error: unknown): ProblemError => {
    const reference = randomUUID();
    log.error({ err: error, reference }, 'unexpected failure');
    return new ProblemError('INTERNAL', messages.internal, { reference });
  };
  return (error, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    sendProblem(response, toProblem(error) ?? toClientProblem(error) ?? logUnexpected(error));
  };
}
