import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { OpenApiDocument } from '../openapi/document';

/** Creates a function that compiles a schema of a document, once: most responses are errors, which share theirs. */
export function createCompiler({ components }: Pick<OpenApiDocument, 'components'>) {
  const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
  const checks = new Map<object, ValidateFunction>();
  return (schema: object): ValidateFunction => {
    const check = checks.get(schema) ?? ajv.compile({ ...schema, components });
    checks.set(schema, check);
    return check;
  };
}
