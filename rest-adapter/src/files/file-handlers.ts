import { pipeline } from 'node:stream/promises';
import { messages } from '@cimiento/contracts';
import { toSchema, validate } from '@cimiento/contracts/schemas';
import type { Request, RequestHandler, Response } from 'express';
import type { GatewayPort, ReceivedForm, Variables } from '../gateway';
import { assertKnownParameters, invalidFields, parseIdText } from '../http/input';
import { ProblemError } from '../http/problem';
import { assertAccess, runOperation } from '../http/route-handlers';
import { sendText } from '../http/send-text';
import { requireSessionUser } from '../http/session-user';
import type { FileRoute, PathIds } from '../routes/file-routes';

/** Properties of a file that its headers state. */
type Content = { sha256: string; size: number; contentType: string; fileName: string };

// A browser that opens a document in spite of everything runs nothing of it, and nothing of it has an origin.
const contentPolicy = "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** @throws VALIDATION_FAILED */
const parseIds = ({ params }: Request): PathIds =>
  Object.fromEntries(Object.entries(params).map(([name, text]) => [name, parseIdText(String(text), name)]));

/** A form has only text: what is a flag becomes one. */
const toTyped = ({ fields = {} }: FileRoute, texts: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const isFlag = fields[name]?.kind === 'flag' && (text === 'true' || text === 'false');
      return [name, isFlag ? text === 'true' : text];
    }),
  );

/** The variables of a form. @throws VALIDATION_FAILED */
function parseForm(route: FileRoute, { fields, file, alt }: ReceivedForm): Variables {
  const input = validate<unknown>(toSchema(route.fields ?? {}), toTyped(route, fields));
  const errors = { ...(!input.ok && input.errors), ...(!file && { file: messages.uploadMissing }) };
  if (!input.ok || !file) throw invalidFields(errors);
  if (route.isFlat) return { file, ...(route.takesAlt && { alt }), ...(input.value as Variables) };
  return { file, ...(route.fields && { input: input.value }) };
}

async function sendContent(gateway: GatewayPort, request: Request, response: Response, content: Content) {
  const { sha256, contentType, fileName } = content;
  response
    .attachment(fileName)
    .type(contentType)
    .set({
      // Who may see it can change, so that a copy is asked about each time.
      'Cache-Control': 'private, no-cache',
      ETag: `"${sha256}"`,
      'Content-Security-Policy': contentPolicy,
    });
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const { size, stream } = await gateway.openFile(sha256);
  response.set('Content-Length', String(size));
  if (request.method === 'HEAD') {
    stream.destroy();
    response.end();
    return;
  }
  // A client that goes away ends the reading.
  await pipeline(stream, response).catch(() => response.destroy());
}

/** The handlers of one route. A form is read only after its caller was let in. */
export function createFileHandlers(route: FileRoute, gateway: GatewayPort): RequestHandler[] {
  const { method, kind, operation, status = method === 'POST' ? 201 : 200 } = route;
  return [
    gateway.middleware,
    requireSessionUser(route, gateway),
    async (request, response) => {
      await assertAccess(route, gateway, request, response);
      assertKnownParameters(request, []);
      const ids = parseIds(request);
      const run = (form: Variables): Promise<unknown> =>
        runOperation(gateway.execute, request, response, operation, { ...route.variables(ids), ...form });
      const result =
        kind === 'upload'
          ? await gateway.receiveUpload(
              request,
              response,
              async (form) => run(parseForm(route, form)),
              route.takesAlt ? ['file', 'alt'] : ['file'],
            )
          : await run({});
      if (result === null) throw new ProblemError('NOT_FOUND', messages.notFound);
      if (kind === 'content') return sendContent(gateway, request, response, result as Content);
      response.status(status).set('Cache-Control', 'no-store');
      sendText(response, 'application/json', JSON.stringify(result));
    },
  ];
}
