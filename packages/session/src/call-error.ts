import type { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import {
  siteMessages,
  type ErrorCode,
  type ErrorExtensions,
  type FieldErrors,
  type SecondFactorMethod,
} from '@cimiento/contracts';

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
    /** The token that finishes a sign-in with a second factor. */
    readonly methods: readonly SecondFactorMethod[] = [],
    /** Text of the body, when it differs from `serverMessage`. */
    text: string = serverMessage,
    /** Token for choosing a password of one's own. */
    readonly token: string = '',
    /** Whether the record changed after it was read. */
    readonly changed: boolean = false,
  ) {
    super(`${status}: ${text}`);
  }
}

/** Errors in an answer of the gateway. */
export type GraphQLErrors = readonly { message: string; extensions?: Partial<ErrorExtensions> }[];

/** The first of the errors that the gateway answered with. */
export function fromGraphQLErrors([first]: GraphQLErrors): CallError {
  const { status = 500, code, errors, reference, methods, token, changed } = first?.extensions ?? {};
  // A code of the protocol, whose message is for programs: the gateway does not know this release.
  const isUnknown = (code as string) === 'PERSISTED_QUERY_NOT_FOUND';
  return new CallError(
    status,
    isUnknown ? siteMessages.unknownRelease : (first?.message ?? ''),
    code,
    errors,
    reference,
    methods,
    undefined,
    token,
    changed,
  );
}

/** An answer with an error status: the gateway's, or the page of a proxy, which is not meant for users. */
export function fromHttpAnswer(status: number, text: string, statusText: string): CallError {
  try {
    const first = (JSON.parse(text) as { errors?: GraphQLErrors }).errors?.[0];
    if (first) return fromGraphQLErrors([{ ...first, extensions: { status, ...first.extensions } }]);
  } catch {
    // Not JSON.
  }
  return new CallError(status, '', undefined, undefined, undefined, undefined, text || statusText);
}

// Apollo's errors are told by their names: its classes would bring all of Apollo Client into the first script.
const isNamed = <T extends Error>(error: unknown, name: string): error is T =>
  error instanceof Error && error.name === name;

/** Converts anything that a call throws. */
export function toCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  if (isNamed<CombinedGraphQLErrors>(error, 'CombinedGraphQLErrors')) return fromGraphQLErrors(error.errors);
  if (isNamed<ServerError>(error, 'ServerError'))
    return fromHttpAnswer(error.statusCode, error.bodyText, error.response.statusText);
  return new CallError(0, '', 'OFFLINE');
}

/** Message for the user: the server's own, else the fallback, else whether the connection or the server failed. */
export function getUserMessage(error: unknown, fallback?: string): string {
  const { serverMessage, code } = toCallError(error);
  return serverMessage || (fallback ?? (code === 'OFFLINE' ? siteMessages.offline : siteMessages.internal));
}
