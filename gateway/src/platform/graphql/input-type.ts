import { isRequired, listInputFields, type Field, type FieldKind, type FieldTable } from '@cimiento/contracts/fields';
import { toSchema } from '@cimiento/contracts/schemas';
import { type ClassType, Field as GraphQLField, Float, InputType, Int } from 'type-graphql';
import type { GraphQLScalarType } from 'graphql';
import type { ObjectSchema } from 'joi';
import { CalendarDateScalar, DateTimeScalar, DollarsScalar, MoneyScalar, SignedMoneyScalar } from './scalars';
import { variableSchemas } from './variables';

type InputScalar = GraphQLScalarType | typeof String | typeof Boolean | object;

const scalars: Record<FieldKind, InputScalar> = {
  text: String,
  longText: String,
  url: String,
  email: String,
  password: String,
  choice: String,
  flag: Boolean,
  consent: Boolean,
  count: Int,
  reference: Int,
  dollars: DollarsScalar,
  money: MoneyScalar,
  signedMoney: SignedMoneyScalar,
  percent: Float,
  percentText: String,
  date: CalendarDateScalar,
  instant: DateTimeScalar,
  month: String,
};

type InputOptions<Table> = {
  /** The registered enum of each choice that has one; other choices are text. */
  enums?: Partial<Record<keyof Table, object>>;
  /** Descriptions of fields that state none. */
  descriptions?: Partial<Record<keyof Table, string>>;
  /** Only where an input has more rules than those of its fields. */
  schema?: ObjectSchema;
};

/** The GraphQL input type of a field table. */
export function createInputType<Table extends FieldTable>(
  name: string,
  description: string,
  table: Table,
  { enums = {}, descriptions = {}, schema = toSchema(table) }: InputOptions<Table> = {},
): ClassType<object> {
  const type = class {};
  InputType(name, { description })(type);
  variableSchemas.set(name, schema);
  for (const [field, facts] of listInputFields(table)) {
    const { kind, description: meaning = descriptions[field] }: Field = facts;
    const scalar = enums[field] ?? scalars[kind];
    GraphQLField(() => scalar, { nullable: !isRequired(facts), description: meaning })(type.prototype, field);
  }
  return type;
}
