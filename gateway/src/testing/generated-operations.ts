import fc from 'fast-check';
import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/** A request to /graphql. */
export type GeneratedOperation = { query: string; variables: Record<string, unknown> };

const hostileTexts = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202eabc',
  "') OR 1=1 --",
  '%_\\',
  '__proto__',
  'constructor',
  'NaN',
  '1e308',
  '-0',
  '9999-99-99',
  '2025-02-30',
  '0000-00',
  '<script>alert(1)</script>',
  'a'.repeat(70_000),
  '١٢٣',
];
const hostileNumbers = [0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 31) - 1, 1e308, 1e-7];
const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...hostileTexts,
    ...hostileNumbers,
    null,
    true,
    [],
    [[]],
    {},
    { constructor: { name: 'x' } },
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

// What most resolvers take, so that requests get past the first check.
const likelyTexts: readonly (readonly [RegExp, string])[] = [
  [/email/i, 'nueva@prueba.example'],
  [/password/i, 'tejado azul claro'],
  [/^period$/, '2025-03'],
  [/slug/i, 'un-articulo'],
  [/accountNumber/, '2200123456'],
  [/IdNumber/, '1712345678'],
  [/date$|On$|At$/i, '2025-01-15'],
  [/image|url/i, '/casa.svg'],
  [/credential/, '{}'],
];
const likelyScalars: Record<string, readonly unknown[]> = {
  Int: [1, 2, 3, 5, 25],
  Float: [1, 8.5],
  Boolean: [true, false],
  Money: ['125.50', '3000.00'],
  Dollars: [1000, 5000, 300_000],
  CalendarDate: ['2025-01-15', '2026-02-01'],
  DateTime: ['2025-01-15T10:00:00.000Z'],
};
const otherScalars = ['125.50', '8.5', 7.5, '2025-01-15', '2025-03'];

const createText = (name: string): fc.Arbitrary<unknown> => {
  const likely = likelyTexts.find(([pattern]) => pattern.test(name))?.[1];
  return likely === undefined ? fc.constantFrom('Un texto', 'a', 'CIMIENTO26') : fc.constant(likely);
};

/** Values that the schema accepts for a type, and objects with up to two hostile fields. */
function createValues(name: string, type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return createValues(name, type.ofType as GraphQLInputType);
  if (isListType(type)) return fc.array(createValues(name, type.ofType as GraphQLInputType), { maxLength: 3 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((value) => value.name));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map((field) => [field.name, createValues(field.name, field.type)]);
    return distort(fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>));
  }
  if (type.name === 'String') return createText(name);
  return fc.constantFrom(...(likelyScalars[type.name] ?? otherScalars));
}

/** Replaces up to two fields of an object, or adds one. */
const distort = (values: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<unknown> =>
  values.chain((value) =>
    fc
      .dictionary(fc.constantFrom('extra', '__proto__', ...Object.keys(value)), hostileValues, { maxKeys: 2 })
      .map((hostile) => ({ ...value, ...hostile })),
  );

const namePattern = /^[_A-Za-z]\w*$/;

/** A value as it is written in a document; names that a document cannot have are left out. */
function toLiteral(value: unknown, type: GraphQLInputType | undefined): string {
  const plain = type && getNullableType(type);
  if (Array.isArray(value)) {
    const inner = plain && isListType(plain) ? (plain.ofType as GraphQLInputType) : undefined;
    return `[${value.map((one) => toLiteral(one, inner)).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = plain && isInputObjectType(plain) ? plain.getFields() : {};
    const parts = Object.entries(value)
      .filter(([name, one]) => namePattern.test(name) && one !== undefined)
      .map(([name, one]) => `${name}: ${toLiteral(one, Object.hasOwn(fields, name) ? fields[name]?.type : undefined)}`);
    return `{ ${parts.join(', ')} }`;
  }
  if (typeof value === 'string' && plain && isEnumType(plain) && namePattern.test(value)) return value;
  return JSON.stringify(value);
}

/** All fields of an answer that need no argument, and those of the records in it down to a depth. */
function select(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type))).map(({ name }) => name);
  const records = depth === 0 ? [] : fields.filter((field) => isObjectType(getNamedType(field.type)));
  const nested = records.map((field) => `${field.name} ${select(field.type, depth - 1)}`);
  return `{ __typename ${[...leaves, ...nested].join(' ')} }`;
}

/** One operation, some of whose arguments are hostile or missing; they are variables, or are written in the document. */
function createOperations(
  kind: string,
  { name, args, type }: GraphQLField<unknown, unknown>,
): fc.Arbitrary<GeneratedOperation> {
  const given = args.map((argument) => {
    const values = createValues(argument.name, argument.type);
    // Objects have hostile fields already.
    const weight = isInputObjectType(getNamedType(argument.type)) ? 19 : 5;
    const value = fc.oneof({ weight, arbitrary: values }, { weight: 1, arbitrary: hostileValues });
    const isGiven = isRequiredArgument(argument) ? 19 : 1;
    return fc.oneof({ weight: isGiven, arbitrary: value }, { weight: 1, arbitrary: fc.constant(undefined) });
  });
  return fc
    .record({ values: fc.tuple(...given), inDocument: fc.boolean(), depth: fc.nat({ max: 1 }) })
    .map(({ values, inDocument, depth }) => {
      const used = args
        .map((argument, index) => ({ ...argument, value: values[index] }))
        .filter(({ value }) => value !== undefined);
      const declared = used.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
      const passed = used
        .map((argument) => {
          const value = inDocument ? toLiteral(argument.value, argument.type) : `$${argument.name}`;
          return `${argument.name}: ${value}`;
        })
        .join(', ');
      const field = `${name}${passed && `(${passed})`} ${select(type, depth)}`;
      return {
        query: `${kind} ${inDocument || !declared ? '' : `(${declared})`} { ${field} }`,
        variables: inDocument ? {} : Object.fromEntries(used.map((argument) => [argument.name, argument.value])),
      };
    });
}

/** Operations of which a part of the text is replaced. */
const cutUp = (operations: fc.Arbitrary<GeneratedOperation>): fc.Arbitrary<GeneratedOperation> =>
  fc
    .record({
      operation: operations,
      position: fc.nat(),
      length: fc.nat({ max: 20 }),
      text: fc.oneof(fc.string({ maxLength: 5 }), fc.constantFrom('{', '...', '@include(if: $x)', '"""')),
    })
    .map(({ operation: { query, variables }, position, length, text }) => {
      const start = position % (query.length + 1);
      return { query: query.slice(0, start) + text + query.slice(start + length), variables };
    });

/** Operations of a schema with hostile arguments; the text of one in ten is damaged. `except` names those that are left out. */
export function generateOperations(schema: GraphQLSchema, except: readonly string[]): fc.Arbitrary<GeneratedOperation> {
  const kinds = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  const operations = fc.oneof(
    ...kinds.flatMap(([kind, type]) =>
      Object.values(type?.getFields() ?? {})
        .filter(({ name }) => !except.includes(name))
        .map((field) => createOperations(kind, field)),
    ),
  );
  return fc.oneof({ weight: 9, arbitrary: operations }, { weight: 1, arbitrary: cutUp(operations) });
}
