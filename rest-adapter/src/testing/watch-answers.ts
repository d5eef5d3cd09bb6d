import { type RequestHandler, type Response, Router } from 'express';
import { readOpenApiFile } from '../openapi/file';
import { routes } from '../routes';
import { fileRoutes } from '../routes/file-routes';
import { DocumentedResponses } from './documented-responses';

// A path with an id would take `import` of a fixed path for one.
const paths = [...new Set([...routes, ...fileRoutes].map(({ path }) => path))]
  .sort((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
  .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }));

const toHeaders = (response: Response): Headers =>
  new Headers(Object.entries(response.getHeaders()).map(([name, value]): [string, string] => [name, String(value)]));

/** A part of a body; none where a response ends without one. */
const toText = (chunk: unknown): string =>
  Buffer.isBuffer(chunk) ? chunk.toString() : typeof chunk === 'string' ? chunk : '';

/** The adapter, and the differences between the answers that it has given and the document; each once. */
export function watchAnswers(adapter: Router): { adapter: Router; faults: Set<string> } {
  const documented = new DocumentedResponses(readOpenApiFile());
  const faults = new Set<string>();
  const watch: RequestHandler = (request, response, next) => {
    const { method } = request;
    const known = paths.find(({ pattern }) => pattern.test(request.path));
    if (!known || method === 'HEAD' || method === 'OPTIONS') return next();
    let text = '';
    const [write, end] = [response.write.bind(response), response.end.bind(response)] as ((
      ...call: unknown[]
    ) => never)[];
    response.write = (...call: unknown[]) => {
      text += toText(call[0]);
      return write?.(...call) as never;
    };
    response.end = (...call: unknown[]) => {
      text += toText(call[0]);
      const headers = toHeaders(response);
      // Only JSON has a form to check.
      const body = headers.get('content-type')?.includes('json') && text !== '' ? (JSON.parse(text) as unknown) : '';
      const { statusCode: status } = response;
      for (const fault of documented.findFaults(method, known.path, { status, headers, body })) faults.add(fault);
      return end?.(...call) as never;
    };
    next();
  };
  return { adapter: Router().use(watch, adapter), faults };
}
