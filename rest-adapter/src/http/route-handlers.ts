import {
  describeMissingPermission,
  describeMissingScopes,
  getNeededPermissions,
  messages,
  type StaffRole,
} from '@cimiento/contracts';
import type { Request, RequestHandler, Response } from 'express';
import type { Execute, GatewayPort, Variables } from '../gateway';
import type { Input, Route } from '../routes';
import { getOperationName, getScopes, mayCall, type GuardedRoute } from '../routes/permissions';
import type { ReadBody } from './body';
import { parseIfMatch, toETag, toPreconditionFailed } from './if-match';
import { createInputReader, createListReader } from './input';
import { getPage, type Row, toNextLink } from './pagination';
import { ProblemError, toError } from './problem';
import { withOtherRows, withRowErrors } from './row-errors';
import { sendText } from './send-text';
import { requireSessionUser } from './session-user';
import { prepareBytes, prepareResponse, prepareText, type PreparedResponse } from './prepared-response';

const signInRequired = (): ProblemError => new ProblemError('UNAUTHENTICATED', messages.signInRequired);

/** Runs an operation and returns the value of its only root field. @throws ProblemError when the gateway rejects it */
export async function runOperation(
  execute: Execute,
  request: Request,
  response: Response,
  operation: string,
  variables?: Variables,
): Promise<unknown> {
  const { data, errors } = await execute(request, response, operation, variables);
  const [error] = errors ?? [];
  if (error) throw toError(error);
  return Object.values(data ?? {})[0] ?? null;
}

const currentRole = 'query { currentUser { role staffRole } }';

/** @throws UNAUTHENTICATED or FORBIDDEN when the user may not call the route */
export async function assertAccess(
  route: GuardedRoute,
  { execute, getKeyScopes, recordDenied }: Pick<GatewayPort, 'execute' | 'getKeyScopes' | 'recordDenied'>,
  request: Request,
  response: Response,
): Promise<void> {
  const { access, operation } = route;
  if (access === 'public') return;
  const name = getOperationName(operation);
  const refuse = async (message: string, details = {}): Promise<never> => {
    await recordDenied(request, name);
    throw new ProblemError('FORBIDDEN', message, details);
  };
  const owned = getKeyScopes(request);
  if (owned !== null) {
    const scopes = getScopes(route);
    if (scopes.some((scope) => owned.includes(scope))) return;
    return refuse(describeMissingScopes([scopes]), scopes.length > 0 ? { scopes } : {});
  }
  const user = (await runOperation(execute, request, response, currentRole)) as {
    role: string;
    staffRole: StaffRole | null;
  } | null;
  if (!user) throw signInRequired();
  if (access === 'admin' && user.role !== 'admin') return refuse(messages.adminRequired);
  if (user.staffRole !== null && !mayCall(user.staffRole, route))
    return refuse(describeMissingPermission(getNeededPermissions(name)));
}

function toVariables(route: Route, input: Input): Variables {
  // A variable that is there without a value is null to GraphQL.
  if (route.variables)
    return Object.fromEntries(Object.entries(route.variables(input)).filter(([, value]) => value !== undefined));
  const { id, body } = input;
  if (route.takesRows) return { ...(id !== undefined && { id }), ...(body as Variables) };
  const { format: _ofResponse, ...filters } = input.filters ?? {};
  return {
    ...filters,
    ...(id !== undefined && { id }),
    ...(body !== undefined && { input: body }),
  };
}

// A user's own data exists unless its route says otherwise, so null there means that nobody is signed in.
const missingRecord = ({ access, errors }: Route): ProblemError =>
  access === 'user' && !errors?.includes('NOT_FOUND')
    ? signInRequired()
    : new ProblemError('NOT_FOUND', messages.notFound);

// Public reads may be stored but are revalidated each time; everything else belongs to one user.
function toCacheControl({ access, method, isPersonal, sendsFile }: Route): string {
  if (access === 'public' && method === 'GET' && !isPersonal) return 'no-cache';
  return sendsFile ? 'private, no-store' : 'no-store';
}

/** A record without its `revision`, which is sent as the ETag instead, and without lists that are left out where they are empty. */
function prepareRecord({ hasRevision, omittedWhenEmpty = [] }: Route, record: object): PreparedResponse {
  const isSent = ([name, value]: [string, unknown]): boolean =>
    !(name === 'revision' && hasRevision) &&
    !(omittedWhenEmpty.includes(name) && Array.isArray(value) && value.length === 0);
  const prepared = prepareResponse(Object.fromEntries(Object.entries(record).filter(isSent)));
  const { revision } = record as { revision?: string };
  return hasRevision && revision !== undefined ? { ...prepared, etag: toETag(revision, prepared.etag) } : prepared;
}

/** The address of a new record; undefined where it has none. */
const getLocation = (request: Request, record: object): string | undefined =>
  'id' in record ? `${request.baseUrl}${request.path}/${String(record.id)}` : undefined;

const prepareCsv = (
  { name, write }: NonNullable<Route['csv']>,
  records: unknown,
  filters: Input['filters'],
): PreparedResponse => ({
  ...prepareText(write(records, filters)),
  file: { name, type: 'text/csv; charset=utf-8' },
});

function prepareFile(record: object, types: readonly string[]): PreparedResponse {
  const { fileName, contentType, base64 } = record as { fileName: string; contentType?: string; base64: string };
  return {
    ...prepareBytes(Buffer.from(base64, 'base64')),
    file: { name: fileName, type: contentType ?? String(types[0]) },
  };
}

/** 202 with the request that waits for another administrator. @throws any other error */
function sendPending(response: Response, error: unknown): void {
  if (!(error instanceof ProblemError) || error.code !== 'APPROVAL_PENDING') throw error;
  const { approvalId } = error.details;
  response.status(202).set('Cache-Control', 'no-store');
  sendText(response, 'application/json', JSON.stringify({ approvalId, status: 'pending' }));
}

/** Creates what sends the responses of a route. */
const createSender =
  (route: Route) =>
  (response: Response, { body, etag, link, location, total, file }: PreparedResponse): void => {
    if (total !== undefined) response.set('Total-Count', String(total));
    if (link) response.set('Link', link);
    if (location) response.set('Location', location);
    if (file) response.attachment(file.name);
    response
      .status(route.status ?? 200)
      .set({ 'Cache-Control': toCacheControl(route), ETag: etag })
      .type(file?.type ?? 'json')
      .send(body);
  };

type Options = {
  readBody: ReadBody;
  /** Whether what the route creates has its own address. */
  addressed: boolean;
};

/** The handlers of one route. */
export function createRouteHandlers(
  route: Route,
  gateway: GatewayPort,
  { readBody, addressed }: Options,
): RequestHandler[] {
  const { execute, middleware } = gateway;
  const [readInput, readListRequest] = [createInputReader(route, readBody), createListReader(route)];
  const sendPrepared = createSender(route);
  const rejectWithRows = (error: unknown): Promise<never> => Promise.reject(withRowErrors(route, error) as Error);

  /** Parses input. A caller without access gets that error, and nothing about what is wrong with the input. */
  async function parseWithAccess<T>(request: Request, response: Response, parse: () => T | Promise<T>): Promise<T> {
    try {
      return await parse();
    } catch (error) {
      await assertAccess(route, gateway, request, response);
      throw error;
    }
  }

  async function readList(request: Request, response: Response): Promise<PreparedResponse> {
    const { page, filters } = await parseWithAccess(request, response, () => readListRequest(request));
    const readRows = async (variables: Variables) =>
      (await runOperation(execute, request, response, route.operation, { ...filters, ...variables })) as Row[];
    const { rows, next, total } = await getPage(route, readRows, page, request.query);
    const link = next === undefined ? undefined : toNextLink(request, page, next);
    // The length of a whole list is its total.
    if (page.limit === undefined) return prepareResponse(rows, link);
    return { ...prepareResponse(rows, link), total: total ?? (await countRecords(request, response, filters)) };
  }

  /** Number of the records on all pages. */
  async function countRecords(request: Request, response: Response, filters: Variables): Promise<number | undefined> {
    if (route.countOperation === undefined) return undefined;
    const { sort: _sort, descending: _descending, ...counted } = filters;
    return Number(await runOperation(execute, request, response, route.countOperation, counted));
  }

  async function runSingle(request: Request, response: Response): Promise<PreparedResponse> {
    const check = (operation: string, variables: Variables) =>
      runOperation(execute, request, response, operation, variables);
    const input = await parseWithAccess(request, response, () => readInput(request, response)).catch(
      async (error: unknown) => rejectWithRows(await withOtherRows(route, error, request.body, check)),
    );
    const revision = await parseWithAccess(request, response, () => parseIfMatch(route, request));
    const variables = { ...toVariables(route, input), ...(revision !== null && { revision }) };
    const record = await runOperation(execute, request, response, route.operation, variables).catch((error: unknown) =>
      rejectWithRows(toPreconditionFailed(error)),
    );
    if (record === null) throw missingRecord(route);
    if (route.csv && input.filters?.['format'] === 'csv') return prepareCsv(route.csv, record, input.filters);
    if (route.sendsFile) return prepareFile(record as object, route.sendsFile);
    const location = addressed ? getLocation(request, record as object) : undefined;
    return {
      ...(Array.isArray(record) ? prepareResponse(record) : prepareRecord(route, record as object)),
      location,
    };
  }

  const run = (request: Request, response: Response) => (route.pagedBy ? readList : runSingle)(request, response);
  return [
    middleware,
    requireSessionUser(route, gateway),
    async (request, response) => {
      const prepared = await run(request, response).catch((error: unknown) => sendPending(response, error));
      if (prepared) sendPrepared(response, prepared);
    },
  ];
}
