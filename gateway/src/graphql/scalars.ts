import { centsToText, findCents, isCalendarDate, parseWhole } from '@cimiento/contracts';
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

type Reader = (input: unknown) => unknown;

const literalText = (node: ValueNode): unknown => {
  if (node.kind === Kind.STRING || node.kind === Kind.FLOAT) return node.value;
  return node.kind === Kind.INT ? node.value : undefined;
};

/** A scalar that reads its values with one function, wherever they come from, and refuses what that gives null for. */
function scalar(name: string, description: string, read: Reader, write: Reader = read): GraphQLScalarType {
  const accepted = (value: unknown, from: unknown): unknown => {
    if (value === null || value === undefined)
      throw new GraphQLError(`${name} cannot represent ${JSON.stringify(from)}`);
    return value;
  };
  return new GraphQLScalarType({
    name,
    description,
    serialize: (value) => accepted(write(value), value),
    parseValue: (value) => accepted(read(value), value),
    parseLiteral: (node) => accepted(read(literalText(node)), literalText(node)),
  });
}

const readDate: Reader = (input) => (isCalendarDate(input) ? input : null);

const readInstant: Reader = (input) => {
  if (typeof input !== 'string' || !/^\d{4}-\d{2}-\d{2}T/.test(input)) return null;
  const time = Date.parse(input);
  return Number.isNaN(time) ? null : new Date(time);
};

const readMoney: Reader = (input) => {
  const cents = findCents(input);
  return cents === null ? null : centsToText(cents);
};

export const DollarsScalar = scalar('Dollars', 'Whole US dollars, as a number.', parseWhole);

export const MoneyScalar = scalar(
  'Money',
  'US dollars exact to the cent, as decimal text with two decimals: "125.50". Also takes a number.',
  readMoney,
);

export const CalendarDateScalar = scalar('CalendarDate', 'A day, YYYY-MM-DD, in no time zone.', readDate);

export const DateTimeScalar = scalar(
  'DateTime',
  'An instant in UTC, ISO 8601: 2025-01-31T14:05:00.000Z.',
  readInstant,
  (value) => (value instanceof Date ? value.toISOString() : null),
);
