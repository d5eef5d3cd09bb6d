import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { messages, type ErrorCode, type ErrorExtensions, type FieldErrors } from '@cimiento/contracts';

/**
 * A call that did not succeed (specification §8): `message` is the status code, a colon, a blank and the body's text. A person is shown
 * `serverMessage`, which is empty when the server said nothing that is meant for people.
 */
export class CallError extends Error {
  override readonly name = 'CallError';

  constructor(
    /** HTTP status, or 0 when no answer came. */
    readonly status: number,
    readonly serverMessage: string,
    readonly code: ErrorCode | 'OFFLINE' = 'INTERNAL',
    /** Spanish message per field at fault. */
    readonly fields: FieldErrors = {},
    /** Names the operator's log line of an unexpected failure. */
    readonly reference?: string,
    /** What the answer said, where it is not meant for people. */
    text: string = serverMessage,
  ) {
    super(`${status}: ${text}`);
  }
}

function fromGraphQL(error: CombinedGraphQLErrors): CallError {
  const first = error.errors[0];
  const extensions = (first?.extensions ?? {}) as Partial<ErrorExtensions>;
  return new CallError(
    extensions.status ?? 500,
    first?.message ?? '',
    extensions.code,
    extensions.errors,
    extensions.reference,
  );
}

function fromHttp(error: ServerError): CallError {
  try {
    const body = JSON.parse(error.bodyText) as {
      errors?: { message: string; extensions?: Partial<ErrorExtensions> }[];
    };
    const first = body.errors?.[0];
    if (first) {
      const { status, code, errors, reference } = first.extensions ?? {};
      return new CallError(status ?? error.statusCode, first.message, code, errors, reference);
    }
  } catch {
    // Not JSON: a proxy's page, which is not meant for people.
  }
  return new CallError(
    error.statusCode,
    '',
    undefined,
    undefined,
    undefined,
    error.bodyText || error.response.statusText,
  );
}

/** The product's error of whatever a call threw. */
export function toCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  if (CombinedGraphQLErrors.is(error)) return fromGraphQL(error);
  if (ServerError.is(error)) return fromHttp(error);
  return new CallError(0, '', 'OFFLINE');
}

/** What a person is told of a failed call: the server's own words, or the given ones, or which side to look at. */
export function getUserMessage(error: unknown, fallback?: string): string {
  const { serverMessage, code } = toCallError(error);
  return serverMessage || (fallback ?? (code === 'OFFLINE' ? messages.offline : messages.internal));
}
