import { messages } from '@cimiento/contracts';
import type { Request, RequestHandler, Response } from 'express';
import type { GatewayPort, Variables } from '../gateway';
import type { Input, Route } from '../routes';
import type { ReadBody } from './body';
import { etagOf, lateChange, revisionWanted } from './if-match';
import { inputOf, pageOf } from './input';
import { nextLink, partOf, type Row } from './pages';
import { failureOf, ProblemError } from './problem';
import { prepared, type Prepared, ResponseCache } from './response-cache';

type Execute = GatewayPort['execute'];

const signInRequired = (): ProblemError => new ProblemError('UNAUTHENTICATED', messages.signInRequired);

/** What the only root field of an operation gives. @throws Refusal */
async function ask(
  execute: Execute,
  request: Request,
  response: Response,
  operation: string,
  variables?: Variables,
): Promise<unknown> {
  const { data, errors } = await execute(request, response, operation, variables);
  const [error] = errors ?? [];
  if (error) throw failureOf(error);
  return Object.values(data ?? {})[0] ?? null;
}

const who = 'query { currentUser { role } }';

/** Whoever may not come in at all is told so, and nothing of what is wrong with the request. @throws Refusal */
async function assertAccess({ access }: Route, execute: Execute, request: Request, response: Response): Promise<void> {
  if (access === 'public') return;
  const user = (await ask(execute, request, response, who)) as { role: string } | null;
  if (!user) throw signInRequired();
  if (access === 'admin' && user.role !== 'admin') throw new ProblemError('FORBIDDEN', messages.adminRequired);
}

const variablesOf = ({ variables }: Route, input: Input): Variables =>
  variables
    ? variables(input)
    : { ...(input.id !== undefined && { id: input.id }), ...(input.body !== undefined && { input: input.body }) };

// Of one's own there is always something, unless nobody is signed in.
const missing = ({ access }: Route): ProblemError =>
  access === 'user' ? signInRequired() : new ProblemError('NOT_FOUND', messages.notFound);

// Public reads may be kept, but are asked for again each time; everything else belongs to one person.
const cacheControl = ({ access, method }: Route): string =>
  access === 'public' && method === 'GET' ? 'no-cache' : 'no-store';

// Whoever is signed in may just have changed something, and wants to see it.
const isVisitor = ({ headers }: Request): boolean => headers.cookie === undefined;

/** A record whose ETag is its revision, which is no part of the record. */
function revised(answer: unknown): Prepared {
  const { revision, ...record } = answer as { revision?: string };
  const whole = prepared(record);
  return revision === undefined ? whole : { ...whole, etag: etagOf(revision) };
}

function deliver(route: Route, response: Response, { body, etag, link }: Prepared): void {
  if (link) response.set('Link', link);
  response
    .status(route.status ?? 200)
    .set({ 'Cache-Control': cacheControl(route), ETag: etag })
    .type('json')
    .send(body);
}

/** Answers the requests of one route by its operation. What is the same for everybody is answered without reading who asks. */
export function answering(
  route: Route,
  { execute, latest, requestLog, middleware }: GatewayPort,
  readBody: ReadBody,
  sharedMs: number,
): RequestHandler[] {
  const shared = route.shared && new ResponseCache(sharedMs);

  async function understood<T>(request: Request, response: Response, reading: () => T | Promise<T>): Promise<T> {
    try {
      return await reading();
    } catch (refusal) {
      await assertAccess(route, execute, request, response);
      throw refusal;
    }
  }

  async function list(request: Request, response: Response): Promise<Prepared> {
    const page = await understood(request, response, () => pageOf(request));
    const rowsOf = async (part: Variables) => (await ask(execute, request, response, route.operation, part)) as Row[];
    const { rows, more } = await partOf(route, rowsOf, page);
    return prepared(rows, more ? nextLink(request, page, rows) : undefined);
  }

  async function single(request: Request, response: Response): Promise<Prepared> {
    const input = await understood(request, response, () => inputOf(route, request, response, readBody));
    const revision = await understood(request, response, () => revisionWanted(route, request));
    const variables = { ...variablesOf(route, input), ...(revision !== null && { revision }) };
    const answer = await ask(execute, request, response, route.operation, variables).catch((failure: unknown) =>
      Promise.reject(lateChange(failure)),
    );
    if (answer === null) throw missing(route);
    return route.revised ? revised(answer) : prepared(answer);
  }

  const read = (request: Request, response: Response) => (route.pagedBy ? list : single)(request, response);
  if (!shared)
    return [middleware, async (request, response) => deliver(route, response, await read(request, response))];

  const answerFromKept: RequestHandler = (request, response, next) => {
    const kept = isVisitor(request) ? shared.known(request.originalUrl) : undefined;
    if (kept) deliver(route, response, kept);
    else next();
  };
  const answerForAll: RequestHandler = async (request, response) => {
    const reading = () => read(request, response);
    const { originalUrl } = request;
    deliver(
      route,
      response,
      await (isVisitor(request) ? shared.of(originalUrl, reading) : latest(`GET ${originalUrl}`, reading)),
    );
  };
  return [answerFromKept, requestLog, answerForAll];
}
