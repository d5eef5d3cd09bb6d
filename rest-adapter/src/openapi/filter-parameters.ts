import type { Field } from '@cimiento/contracts/fields';
import type { OpenAPIV3, OpenAPIV3_1 as OpenApi } from 'openapi-types';
import type { Route } from '../routes';

function createFilterSchema({ kind, choices }: Field): OpenAPIV3.NonArraySchemaObject {
  if (choices) return { type: 'string', enum: Object.keys(choices) };
  if (kind === 'reference') return { type: 'integer', minimum: 1 };
  return { type: 'string' };
}

/** The query parameters that narrow the list of a route. */
export const createFilterParameters = ({ filters = {} }: Route): OpenApi.ParameterObject[] =>
  Object.entries(filters).map(([name, field]) => ({
    name,
    in: 'query',
    description: `Solo los registros con este valor: ${field.label}`,
    schema: createFilterSchema(field),
  }));
