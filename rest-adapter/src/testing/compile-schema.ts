import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { OpenApiDocument } from '../openapi/document';

/** Creates a function that compiles a schema of a document, equal ones once: most responses are errors, which share theirs. */
export function createCompiler({ components }: Pick<OpenApiDocument, 'components'>) {
  const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
  const checks = new Map<string, ValidateFunction>();
  return (schema: object): ValidateFunction => {
    const text = JSON.stringify(schema);
    // Ajv reads all of what it is given, and most schemas refer to nothing.
    const check = checks.get(text) ?? ajv.compile(text.includes('"$ref"') ? { ...schema, components } : schema);
    checks.set(text, check);
    return check;
  };
}
