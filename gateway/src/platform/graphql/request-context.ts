import type { Request, Response } from 'express';
import type { Actor, Reader, Viewer } from '../request';
import type { RequestKey } from '../request/request-key';
import type { AnswerBudget } from './answer-budget';

/** The context of every resolver, without the services and loaders that each domain adds. */
export type RequestContext = {
  request: Request;
  response: Response;
  /** The signed-in user, or the administrator in whose name an API key acts; null if there is neither. */
  viewer: Viewer | null;
  /** The API key of the request; null with a session, or with nothing. */
  key: RequestKey | null;
  /** Whose names and e-mails the request may read. */
  readBy: Reader;
  /** Who changes something in this request, for the records of it; null if nobody is signed in. */
  actor: Actor | null;
  /** Most rows of a public list; null if it may be whole. */
  maxPublicRows: number | null;
  /** Counts what the answer has; null if it may be of any size. */
  budget: AnswerBudget | null;
};

/** The context of a resolver with @Authorized. */
export type SignedIn<Context extends RequestContext> = Context & { viewer: Viewer; actor: Actor };
