import { fieldTexts } from './field-texts';
import type { JsonSchema } from './json-schema';

/** Values of the patterns and formats that the API has, tried in this order. */
const samples = ['125.50', '2026-01', '2026-01-31', '2026-01-31T14:05:00.000Z', 'Texto', 'texto-de-ejemplo'];

const formats: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}T/,
  email: /@/,
};

const listTypes = ({ type }: JsonSchema): readonly unknown[] => [type].flat();

/** Whether a text is one that the schema takes. */
function fits({ pattern, format, minLength = 0, maxLength = Infinity }: JsonSchema, text: string): boolean {
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return false;
  if (format !== undefined && formats[format] && !formats[format].test(text)) return false;
  return text.length >= minLength && text.length <= maxLength;
}

function createText(schema: JsonSchema, stated: string | number | undefined): string {
  const isPlain = schema.pattern === undefined && schema.format === undefined;
  // A field of the same name may hold whole dollars elsewhere.
  const isMoney = schema.pattern?.includes('(\\.\\d{1,2})') === true;
  const own = stated === undefined || isMoney ? [] : [String(stated)];
  const candidates = [...own, ...(isPlain ? ['Texto'] : []), ...samples];
  const text = candidates.find((candidate) => fits(schema, candidate));
  if (text === undefined) throw new Error(`No example fits ${JSON.stringify(schema)}`);
  return text;
}

function createObject({ properties, additionalProperties }: JsonSchema): object {
  if (properties)
    return Object.fromEntries(
      Object.entries(properties as Record<string, JsonSchema>).map(([name, property]) => [
        name,
        createExample(property, name),
      ]),
    );
  return typeof additionalProperties === 'object' ? { period: 'Escribe un mes como 2026-01' } : {};
}

/** A value that a schema takes. @param name of the field, whose text may state an example */
export function createExample(schema: JsonSchema, name = ''): unknown {
  const [first] = (schema.anyOf ?? []) as JsonSchema[];
  if (first) return createExample(first, name);
  if (schema.enum) return schema.enum[0];
  const types = listTypes(schema);
  if (types.includes('object')) return createObject(schema);
  if (types.includes('array')) return 'items' in schema ? [createExample(schema.items as JsonSchema, name)] : [];
  const stated = fieldTexts[name]?.[1];
  if (types[0] === 'string') return createText(schema, stated);
  if (types[0] === 'boolean') return true;
  if (typeof stated === 'number' && (types[0] === 'number' || Number.isInteger(stated))) return stated;
  return types[0] === 'number' ? 8.5 : Math.max(schema.minimum ?? 0, 1);
}

const hasParts = (schema: JsonSchema): boolean =>
  schema.properties !== undefined || 'items' in schema || schema.anyOf !== undefined;

/** The schema with an example of each field. */
export function withExamples(schema: JsonSchema, name = ''): JsonSchema {
  const copy: JsonSchema = { ...schema };
  if (copy.properties)
    copy.properties = Object.fromEntries(
      Object.entries(copy.properties as Record<string, JsonSchema>).map(([field, property]) => [
        field,
        withExamples(property, field),
      ]),
    );
  if ('items' in copy) copy.items = withExamples(copy.items as JsonSchema, name);
  if (copy.anyOf) copy.anyOf = (copy.anyOf as JsonSchema[]).map((part) => withExamples(part, name));
  const isNull = copy.type === 'null';
  return hasParts(schema) || isNull || name === '' ? copy : { ...copy, examples: [createExample(schema, name)] };
}
