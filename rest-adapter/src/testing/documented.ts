import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Answer } from '@cimiento/gateway/testing';
import type { JsonSchema } from '../openapi/json-schema';

type Response = { $ref?: string; headers?: object; content?: Record<string, { schema: JsonSchema }> };
type Operation = { responses: Record<string, Response> };
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Response>; schemas: Record<string, JsonSchema> };
};

// A reader of the document must expect new fields; a test of it must not let one slip in.
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, closed(part)]));
  return copy['type'] === 'object' && 'properties' in copy ? { additionalProperties: false, ...copy } : copy;
}

/** Compares answers with what an OpenAPI document says of them. */
export class Documented {
  private readonly document: Document;
  private readonly ajv = addFormats(new Ajv({ strict: false, allErrors: true }));

  constructor(text: string) {
    this.document = closed(JSON.parse(text)) as Document;
  }

  /** What an answer has that the document does not say of it; nothing when they agree. */
  faults(method: string, path: string, { status, headers, body }: Answer): string[] {
    const response = this.response(method, path, status);
    if (!response) return [`${method} ${path}: ${status} is not documented`];
    const type = headers.get('content-type')?.split(';')[0] ?? '';
    const schema = response.content?.[type]?.schema;
    if (!schema) return [`${method} ${path}: ${status} as ${type} is not documented`];
    const check: ValidateFunction = this.ajv.compile({ ...schema, components: this.document.components });
    return check(body) ? [] : [`${method} ${path}: ${this.ajv.errorsText(check.errors)}`];
  }

  private response(method: string, path: string, status: number): Response | undefined {
    const response = this.document.paths[path]?.[method.toLowerCase()]?.responses[status];
    const named = response?.$ref?.split('/').at(-1);
    return named === undefined ? response : this.document.components.responses[named];
  }
}
