import type { Request, Response } from 'express';
import { type Actor, toActor } from '../auth/actor';
import { getRequestKey, type RequestKey } from '../auth/request-key';
import { getRequestSession } from '../auth/request-session';
import type { Viewer } from '../auth/viewer';
import { createLoaders, type Loaders } from './loaders';
import type { AnswerBudget } from './answer-budget';
import type { Services } from './services';

/** The context of every resolver. */
export type GatewayContext = {
  request: Request;
  response: Response;
  /** The signed-in person, or the administrator in whose name an API key acts; null if there is neither. */
  viewer: Viewer | null;
  /** The API key of the request; null with a session, or with nothing. */
  key: RequestKey | null;
  /** Who changes something in this request, for the records of it; null if nobody is signed in. */
  actor: Actor | null;
  /** Most rows of a public list; null if it may be whole. */
  maxPublicRows: number | null;
  /** Counts what the answer has; null if it may be of any size. */
  budget: AnswerBudget | null;
  services: Services;
  loaders: Loaders;
};

/** The context of a resolver with @Authorized. */
export type SignedInContext = GatewayContext & { viewer: Viewer; actor: Actor };

export const createContext = (
  request: Request,
  response: Response,
  services: Services,
  maxPublicRows: number | null,
  budget: AnswerBudget | null = null,
): GatewayContext => {
  const key = getRequestKey(request);
  let loaders: Loaders | undefined;
  const viewer = key?.viewer ?? getRequestSession(request)?.viewer ?? null;
  return {
    request,
    response,
    viewer,
    key,
    // When it is asked for: an operation may have started another session by then.
    get actor() {
      return viewer && toActor(request, viewer);
    },
    maxPublicRows,
    budget,
    services,
    // Most operations need none.
    get loaders() {
      return (loaders ??= createLoaders(services.reader));
    },
  };
};
