import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { messages, type ErrorCode, type ErrorExtensions, type FieldErrors } from '@cimiento/contracts';

/**
 * A failed call. `message` is the status code, a colon, a space and the text of the body. `serverMessage` is the part meant for users,
 * empty when there is none.
 */
export class CallError extends Error {
  override readonly name = 'CallError';

  constructor(
    /** HTTP status, or 0 when no answer came. */
    readonly status: number,
    readonly serverMessage: string,
    readonly code: ErrorCode | 'OFFLINE' = 'INTERNAL',
    /** Spanish message per invalid field. */
    readonly fields: FieldErrors = {},
    /** Reference id of an unexpected failure, as in the server's log. */
    readonly reference?: string,
    /** Text of the body, when it differs from `serverMessage`. */
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
    // Not JSON: a proxy's error page, which is not meant for users.
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

/** Converts anything that a call throws. */
export function toCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  if (CombinedGraphQLErrors.is(error)) return fromGraphQL(error);
  if (ServerError.is(error)) return fromHttp(error);
  return new CallError(0, '', 'OFFLINE');
}

/** Message for the user: the server's own, else the fallback, else whether the connection or the server failed. */
export function getUserMessage(error: unknown, fallback?: string): string {
  const { serverMessage, code } = toCallError(error);
  return serverMessage || (fallback ?? (code === 'OFFLINE' ? messages.offline : messages.internal));
}
