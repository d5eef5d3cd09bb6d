/** The parts of an OpenAPI document that the page shows. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
};

export type Parameter = { name: string; in: string; required?: boolean; description?: string; schema: Schema };

type Content = Record<string, { schema: Schema }>;

export type Response = { $ref?: string; description?: string; content?: Content };

export type Operation = {
  operationId: string;
  summary: string;
  security: unknown[];
  parameters?: { $ref: string }[];
  requestBody?: { content: Content };
  responses: Record<string, Response>;
};

export type OpenApi = {
  info: { title: string; version: string; description: string; contact: { email: string } };
  paths: Record<string, Record<string, Operation>>;
  components: {
    parameters: Record<string, Parameter>;
    responses: Record<string, Response>;
    schemas: Record<string, Schema>;
    securitySchemes: { session: { name: string } };
  };
};

/** Last part of a reference: '#/components/schemas/Project' is 'Project'. */
export const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);
