import { periodPattern } from '@cimiento/contracts';
import { type Field, isRequired } from '@cimiento/contracts/fields';
import type { OpenAPIV3, OpenAPIV3_1 as OpenApi } from 'openapi-types';
import { isInPath, listParameterFields, type Route } from '../routes';
import { createExample } from './examples';

function createFilterSchema({ kind, choices }: Field): OpenAPIV3.NonArraySchemaObject {
  if (choices) return { type: 'string', enum: Object.keys(choices) };
  if (kind === 'instant') return { type: 'string', format: 'date-time' };
  if (kind === 'date') return { type: 'string', format: 'date' };
  if (kind === 'month') return { type: 'string', pattern: periodPattern.source };
  if (kind === 'reference') return { type: 'integer', minimum: 1 };
  return { type: 'string' };
}

/** Parameters whose label says what they do. */
const described: ReadonlySet<string> = new Set(['search', 'sort', 'updatedSince', 'from', 'to']);

/** The query parameters, and those of the path, that narrow the list of a route. */
export const createFilterParameters = (route: Route): OpenApi.ParameterObject[] =>
  Object.entries(listParameterFields(route)).map(([name, field]) => ({
    name,
    in: isInPath(route, name) ? 'path' : 'query',
    ...(isRequired(field) && { required: true }),
    description:
      described.has(name) || !route.pagedBy ? field.label : `Solo los registros con este valor: ${field.label}`,
    schema: createFilterSchema(field),
    example: createExample(createFilterSchema(field), name),
  }));
