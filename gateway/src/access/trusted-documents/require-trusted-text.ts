import { messages } from '@cimiento/contracts';
import type { Request, RequestHandler } from 'express';
import { getRequestKey } from '../../platform/request/request-key';
import { getRequestSession } from '../../platform/request/request-session';
import type { GatewayConfig } from '../../platform/config/config';
import { ExpectedError } from '../../platform/errors';
import type { TrustedDocumentsService } from './trusted-documents.service';

/** The text of an operation where Apollo Server reads it; undefined when it is sent by its id, or not at all. */
function findText({ method, originalUrl, body }: Request): string | undefined {
  const text: unknown =
    method === 'GET'
      ? new URL(originalUrl, 'http://gateway').searchParams.get('query')
      : (body as { query?: unknown } | undefined)?.query;
  return typeof text === 'string' ? text : undefined;
}

/**
 * Decides which operations may be sent as text. With `any`, all of them; with `trusted`, those of our front ends, any one with an API key, whose
 * scopes limit what it reads, and any one in a session where the playground is served, which is for writing operations.
 * @throws OPERATION_NOT_TRUSTED for any other, before it is parsed
 */
export function requireTrustedText(
  { operations, playground }: Pick<GatewayConfig, 'operations' | 'playground'>,
  documents: TrustedDocumentsService,
): RequestHandler {
  return async (request, _response, next) => {
    const text = operations === 'any' ? undefined : findText(request);
    const isFree = getRequestKey(request) !== null || (playground && getRequestSession(request) !== null);
    if (text !== undefined && !isFree && !(await documents.isTrusted(text)))
      throw new ExpectedError('OPERATION_NOT_TRUSTED', messages.operationNotTrusted);
    next();
  };
}
