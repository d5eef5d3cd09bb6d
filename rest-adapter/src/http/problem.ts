import { randomUUID } from 'node:crypto';
import {
  brand,
  errorCodes,
  messages,
  type ErrorCode,
  type ErrorExtensions,
  type FieldErrors,
} from '@cimiento/contracts';
import type { ErrorRequestHandler, Response } from 'express';
import type { GatewayPort, Result } from '../gateway';

/** A problem document (RFC 9457), with the members that design §5 adds. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** Equal to `detail`. */
  message: string;
  /** Fields at fault. */
  errors?: FieldErrors;
  /** Names the log line of a failure of ours. */
  reference?: string;
};

type Details = Pick<ErrorExtensions, 'errors' | 'changed' | 'retryAfter' | 'reference'>;

/** A request that gets a problem document instead of an answer. */
export class ProblemError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }
}

/** Identifies a kind of problem; it is a name, not an address. */
export const problemType = (code: ErrorCode): string =>
  `tag:${brand.contactEmail},2026:${code.toLowerCase().replaceAll('_', '-')}`;

/** Answers with the problem document of a refusal. Never stored: it may be over in a moment. */
function sendProblem(response: Response, { code, message, details }: ProblemError): void {
  const { status, title } = errorCodes[code];
  const { errors, reference, retryAfter } = details;
  const problem: Problem = { type: problemType(code), title, status, detail: message, message, errors, reference };
  if (retryAfter !== undefined) response.set('Retry-After', String(Math.ceil(retryAfter)));
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem));
}

const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(errorCodes, code);

/** What the gateway refused, or, without a code of the contract, a failure that nobody expected. */
export function failureOf({ message, extensions }: NonNullable<Result['errors']>[number]): Error {
  const { code, ...details } = (extensions ?? {}) as Partial<ErrorExtensions>;
  return isErrorCode(code) ? new ProblemError(code, message, details) : new Error(message);
}

export const tooLarge = 'El contenido es demasiado grande.';

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;

/** Refusals of the libraries that read a request: of its address, or of its body. */
function unreadable(error: unknown): ProblemError | null {
  const status = statusOf(error);
  if (status === undefined || status < 400 || status >= 500) return null;
  if (status === 413) return new ProblemError('PAYLOAD_TOO_LARGE', tooLarge);
  if (status === 415) return new ProblemError('UNSUPPORTED_MEDIA_TYPE', 'La codificación del contenido no se admite.');
  return new ProblemError('VALIDATION_FAILED', 'La petición no se puede leer.');
}

/** Turns whatever went wrong into a problem document; of what nobody expected the client learns a reference only. */
export function answerProblems({ log }: Pick<GatewayPort, 'log'>): ErrorRequestHandler {
  const unexpected = (error: unknown): ProblemError => {
    const reference = randomUUID();
    log.error({ err: error, reference }, 'unexpected failure');
    return new ProblemError('INTERNAL', messages.internal, { reference });
  };
  return (error, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    sendProblem(response, error instanceof ProblemError ? error : (unreadable(error) ?? unexpected(error)));
  };
}
