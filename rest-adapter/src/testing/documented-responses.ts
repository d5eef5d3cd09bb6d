import type { Answer } from '@cimiento/gateway/testing';
import type { OpenAPIV3_1 as OpenApi } from 'openapi-types';
import { conditionalHeaders, createErrorResponse } from '../openapi/components';
import type { OpenApiDocument } from '../openapi/document';
import { createCompiler } from './compile-schema';

/** Forbids undocumented properties. Clients of the API must expect new ones, but a test must not miss one. */
function closeObjects(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closeObjects);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, closeObjects(part)]));
  return copy['type'] === 'object' && 'properties' in copy ? { additionalProperties: false, ...copy } : copy;
}

/** Headers that mean the same in every API: of the content, of caches, of the connection, and for browsers. */
const ordinaryHeaders =
  /^(content-(type|length|security-policy)|cache-control|vary|date|connection|keep-alive|transfer-encoding|allow|access-control-.*|x-.*|cross-origin-.*|origin-agent-cluster|referrer-policy|strict-transport-security)$/;

/** Compares responses with an OpenAPI document. */
export class DocumentedResponses {
  private readonly document: OpenApiDocument;
  private readonly compile: ReturnType<typeof createCompiler>;

  constructor(text: string) {
    this.document = closeObjects(JSON.parse(text)) as OpenApiDocument;
    this.compile = createCompiler(this.document);
  }

  /** Differences between a response and the document; empty when they agree. */
  findFaults(method: string, path: string, { status, headers, body }: Answer): string[] {
    const operations = Object.entries(this.document.paths[path] ?? {});
    const operation = operations.find(([verb]) => verb === method.toLowerCase())?.[1];
    // No operation documents the methods that its path does not have.
    const documented = operation ? operation.responses?.[status] : createErrorResponse('METHOD_NOT_ALLOWED');
    const response = documented && this.resolve(documented);
    if (!response) return [`${method} ${path}: ${status} is not documented`];
    const missing = Object.keys(response.headers ?? {}).filter(
      (name) => !conditionalHeaders.has(name) && !headers.has(name),
    );
    if (missing.length > 0) return [`${method} ${path}: ${status} lacks ${missing.join(', ')}`];
    const named = new Set(Object.keys(response.headers ?? {}).map((name) => name.toLowerCase()));
    const unnamed = [...headers.keys()].filter((name) => !named.has(name) && !ordinaryHeaders.test(name));
    if (unnamed.length > 0) return [`${method} ${path}: ${unnamed.join(', ')} of ${status} is not documented`];
    const { 'x-problem-codes': codes } = response as { 'x-problem-codes'?: string[] };
    const { code = '' } = body as { code?: string };
    if (status >= 400 && !codes?.includes(code)) return [`${method} ${path}: ${code} is not documented`];
    if (!response.content) return [];
    const type = headers.get('content-type')?.split(';')[0] ?? '';
    const schema = response.content?.[type]?.schema;
    if (!schema) return [`${method} ${path}: ${status} as ${type} is not documented`];
    const check = this.compile(schema);
    return check(body) ? [] : [`${method} ${path}: ${JSON.stringify(check.errors)}`];
  }

  private resolve(response: OpenApi.ReferenceObject | OpenApi.ResponseObject): OpenApi.ResponseObject | undefined {
    if (!('$ref' in response)) return response;
    const component = this.document.components.responses?.[response.$ref.split('/').at(-1) ?? ''];
    return component && this.resolve(component);
  }
}
