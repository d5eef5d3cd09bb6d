import type { Request, Response } from 'express';
import type { AnswerBudget } from './platform/graphql/answer-budget';
import { createLoaders } from './loaders';
import type { Context } from './ops/context';
import { toActor, toReader } from './platform/request';
import { getRequestKey } from './platform/request/request-key';
import { getRequestSession } from './platform/request/request-session';
import type { Services } from './services';

/** Creates the context of the resolvers of all domains. */
export function createContext(
  services: Services,
  request: Request,
  response: Response,
  maxPublicRows: number | null,
  budget: AnswerBudget | null = null,
): Context {
  const key = getRequestKey(request);
  let loaders: Context['loaders'] | undefined;
  const viewer = key?.viewer ?? getRequestSession(request)?.viewer ?? null;
  const readBy = toReader({ viewer, key });
  return {
    request,
    response,
    viewer,
    key,
    readBy,
    // Evaluated on use: an operation may have started another session by then.
    get actor() {
      return viewer && toActor(request, viewer, response);
    },
    maxPublicRows,
    budget,
    services,
    // Most operations need none.
    get loaders() {
      return (loaders ??= createLoaders(services.reader, readBy));
    },
  };
}
