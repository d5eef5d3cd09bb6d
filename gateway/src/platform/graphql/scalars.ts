import { centsToText, findCents, findInstant, findSignedCents, isCalendarDate, parseWhole } from '@cimiento/contracts';
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

/** Returns the value, or null if the input is not valid. */
type Parse = (input: unknown) => unknown;

const getLiteral = (node: ValueNode): unknown => {
  if (node.kind === Kind.STRING || node.kind === Kind.FLOAT) return node.value;
  return node.kind === Kind.INT ? node.value : undefined;
};

/** Creates a scalar that parses literals, variables and results with one function. */
function createScalar(name: string, description: string, parse: Parse, serialize: Parse = parse): GraphQLScalarType {
  const assertValid = (value: unknown, from: unknown): unknown => {
    if (value === null || value === undefined)
      throw new GraphQLError(`${name} cannot represent ${JSON.stringify(from)}`);
    return value;
  };
  return new GraphQLScalarType({
    name,
    description,
    serialize: (value) => assertValid(serialize(value), value),
    parseValue: (value) => assertValid(parse(value), value),
    parseLiteral: (node) => assertValid(parse(getLiteral(node)), getLiteral(node)),
  });
}

const parseDate: Parse = (input) => (isCalendarDate(input) ? input : null);

const parseMoney: Parse = (input) => {
  const cents = findCents(input);
  return cents === null ? null : centsToText(cents);
};

const parseSignedMoney: Parse = (input) => {
  const cents = findSignedCents(input);
  return cents === null ? null : centsToText(cents);
};

export const DollarsScalar = createScalar('Dollars', 'A whole number of US dollars.', parseWhole);

export const MoneyScalar = createScalar(
  'Money',
  'US dollars, exact to the cent, as a decimal string with two decimal places: "125.50". Numbers are also accepted.',
  parseMoney,
);

export const SignedMoneyScalar = createScalar(
  'SignedMoney',
  'US dollars, exact to the cent, as a decimal string with two decimal places and a minus sign if negative: "-125.50". Numbers are also accepted.',
  parseSignedMoney,
  (value) => (typeof value === 'string' && /^-?\d+\.\d{2}$/.test(value) ? value : null),
);

export const CalendarDateScalar = createScalar(
  'CalendarDate',
  'A calendar date, YYYY-MM-DD, without a time zone.',
  parseDate,
) as GraphQLScalarType<string>;

export const DateTimeScalar = createScalar(
  'DateTime',
  'A UTC timestamp in ISO 8601 format, for example 2025-01-31T14:05:00.000Z.',
  findInstant,
  (value) => (value instanceof Date ? value.toISOString() : null),
);
