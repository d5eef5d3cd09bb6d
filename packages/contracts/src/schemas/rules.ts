import Joi from 'joi';
import { findInstant, isCalendarDate, periodPattern } from '../values/days';
import { listInputFields, type Field, type FieldKind, type FieldTable, type InputFrom } from '../fields';
import { limits } from '../texts/limits';
import { messages, tooLong } from '../texts/messages';
import { centsToText, findCents, findSignedCents, parseRate, parseWhole, rateToPercent } from '../values/money';
import { isEmailOfOneAlphabet, isImageAddress, isPlainLongText, isPlainText, isUsername } from '../values/text';

/** JSON Schema of a rule that is code, from which the API documentation is generated. */
type JsonRule = Record<string, unknown>;

const tooMuch = Symbol('above the limit');

/** A rule that is code: `read` returns the cleaned value, null for what it rejects, and `tooMuch` for what is above its limit. */
const custom = (read: (input: unknown) => unknown, json: JsonRule): Joi.AnySchema =>
  Joi.any()
    .custom((input, helpers) => {
      const value = read(input) ?? helpers.error('any.invalid');
      return value === tooMuch ? helpers.error('amount.max') : value;
    })
    .meta({ json });

const largestInteger = 2_147_483_647;

const toWholeRule = ({ min = 0, max = largestInteger }: Field): Joi.AnySchema =>
  custom(
    (input) => {
      const value = parseWhole(input);
      if (value === null || value < min) return null;
      return value > max ? tooMuch : value;
    },
    { type: ['integer', 'string'], minimum: min, maximum: max, pattern: '^\\d+$' },
  );

// `min` and `max` are in cents here.
const toMoneyRule = ({ min = 0, max = limits.paymentCents.max }: Field): Joi.AnySchema =>
  custom(
    (input) => {
      const cents = findCents(input);
      if (cents === null || cents < min) return null;
      return cents > max ? tooMuch : centsToText(cents);
    },
    {
      type: ['string', 'number'],
      pattern: '^\\d{1,12}(\\.\\d{1,2})?$',
      ...(min === 0 ? { minimum: 0 } : { exclusiveMinimum: 0 }),
      maximum: max / 100,
    },
  );

const signedMoneyRule = custom(
  (input) => {
    const cents = findSignedCents(input);
    if (cents === null) return null;
    return Math.abs(cents) > limits.dollars.max * 100 ? tooMuch : centsToText(cents);
  },
  {
    type: ['string', 'number'],
    pattern: '^-?\\d{1,12}(\\.\\d{1,2})?$',
    minimum: -limits.dollars.max,
    maximum: limits.dollars.max,
  },
);

/**
 * A yearly rate in percent; `write` turns ten-thousandths of a percent, or what was typed, into the cleaned value.
 * @param types of the input, first the one that responses have.
 */
const toRateRule = (types: readonly string[], write: (rate: number, input: unknown) => unknown): Joi.AnySchema =>
  custom(
    (input) => {
      const rate = parseRate(input);
      return rate === null || rate > limits.annualReturn.max * 10_000 ? null : write(rate, input);
    },
    {
      type: types,
      pattern: '^\\d{1,4}(\\.\\d{1,4})?$',
      minimum: 0,
      maximum: limits.annualReturn.max,
    },
  );

// `trim` takes it for a blank. People do not see it, so a text with it looks like another one.
const byteOrderMark = '\uFEFF';

/** Adds a check of the cleaned text, which fails with its own message. */
const withCheck = (rule: Joi.StringSchema, isAllowed: (text: string) => boolean, code: string): Joi.StringSchema =>
  rule.custom((text: string, helpers) =>
    isAllowed(text) && !String(helpers.original).includes(byteOrderMark) ? text : helpers.error(code),
  );

function toBareTextRule({ empty, min = empty ? 0 : 1, max = limits.shortText.max }: Field): Joi.StringSchema {
  const text = Joi.string().trim().normalize('NFC');
  return (min > 0 ? text.min(min) : text).max(max);
}

const toTextRule = (field: Field): Joi.StringSchema => withCheck(toBareTextRule(field), isPlainText, 'text.hidden');

const hasNoBlank = (text: string): boolean => !/\s/.test(text);

/** The rule of the name of a new account. Signing in takes older names too. */
export const toUsernameRule = (field: Field): Joi.AnySchema =>
  withCheck(withCheck(toBareTextRule(field), hasNoBlank, 'text.blank'), isUsername, 'text.username')
    .messages(getRuleMessages(field))
    .required();

const toChoiceRule = ({ choices = {} }: Field): Joi.StringSchema => Joi.string().valid(...Object.keys(choices));

/** The rule of a value that is there, by the kind of its field. */
const rules: Record<FieldKind, (field: Field) => Joi.AnySchema> = {
  text: toTextRule,
  longText: (field) => withCheck(toBareTextRule(field), isPlainLongText, 'text.hidden'),
  url: (field) => withCheck(toBareTextRule(field), isImageAddress, 'text.image'),
  email: ({ max = limits.email.max }) =>
    withCheck(
      withCheck(
        Joi.string()
          .trim()
          .normalize('NFC')
          .max(max)
          .email({ tlds: { allow: false } }),
        isPlainText,
        'text.hidden',
      ),
      isEmailOfOneAlphabet,
      'text.alphabet',
    ),
  // Normalized when it is hashed; a hidden character could not be typed again, and half of a pair would equal any other half.
  password: ({ min = limits.password.min, max = limits.password.max }) =>
    withCheck(Joi.string().min(min).max(max), isPlainText, 'text.hidden'),
  choice: toChoiceRule,
  flag: () => Joi.boolean().strict(),
  consent: () => Joi.boolean().strict().valid(true),
  count: toWholeRule,
  reference: (field) => toWholeRule({ ...field, min: 1 }),
  dollars: toWholeRule,
  money: toMoneyRule,
  signedMoney: () => signedMoneyRule,
  percent: () => toRateRule(['number', 'string'], rateToPercent),
  percentText: () => toRateRule(['string', 'number'], (_, input) => String(input)),
  date: () =>
    Joi.string()
      .pattern(/^\d{4}-\d{2}-\d{2}$/)
      .custom((text: string, helpers) => (isCalendarDate(text) ? text : helpers.error('any.invalid'))),
  instant: () => custom((input) => findInstant(input)?.toISOString(), { type: 'string', format: 'date-time' }),
  month: () => Joi.string().pattern(periodPattern),
};

/** The largest amount of a field of money; null for any other. */
function findMost({ kind, max }: Field): string | null {
  if (kind === 'money') return centsToText(max ?? limits.paymentCents.max);
  if (kind === 'signedMoney') return centsToText(limits.dollars.max * 100);
  return kind === 'dollars' ? String(max ?? largestInteger) : null;
}

const isText = ({ kind }: Field): boolean => kind === 'text' || kind === 'longText' || kind === 'url';

const textMessages = {
  'text.hidden': messages.plainText,
  'text.blank': 'Quita los espacios',
  'text.username': messages.usernameCharacters,
  'text.image': messages.imageAddress,
  'text.alphabet': messages.emailAlphabet,
};

// One message per field, whatever the rule that it breaks; of a text that is too long it would be wrong.
function getRuleMessages(field: Field): Record<string, string> {
  const { kind, message, max = limits.shortText.max } = field;
  if (isText(field)) return { '*': message ?? tooLong(max), 'string.max': tooLong(max), ...textMessages };
  const most = findMost(field);
  const any = {
    '*': message ?? messages.invalidValue,
    ...(most !== null && { 'amount.max': messages.amountTooLarge(most) }),
    ...textMessages,
  };
  return kind === 'password' ? { ...any, 'string.max': messages.passwordTooLong } : any;
}

const blank = Joi.valid('', null);

/** The unit of a kind's values, for the documentation of the API. */
const units: Partial<Record<FieldKind, string>> = {
  dollars: 'Dólares estadounidenses, sin decimales, como número o texto',
  money: 'Dólares estadounidenses con dos decimales como máximo, como texto («125.50») o número',
  signedMoney: 'Dólares estadounidenses con dos decimales como máximo, como texto o número; negativo si sale',
  percent: 'Porcentaje: 8.5 es 8,5 %',
  percentText: 'Porcentaje: 8.5 es 8,5 %',
  date: 'Fecha de calendario, AAAA-MM-DD',
  month: 'AAAA-MM',
  instant: 'Instante ISO 8601',
};

/** The rule with what the documentation of the API says about the field. */
function describeRule(rule: Joi.AnySchema, field: Field): Joi.AnySchema {
  const { label, kind } = field;
  const [unit, most] = [units[kind], findMost(field)];
  if (unit === undefined) return rule.description(label);
  return rule.description(label).unit(most === null ? unit : `${unit}, hasta ${most}`);
}

/** The rule of a kind, with what the field itself refuses or changes. */
function toValueRule(field: Field): Joi.AnySchema {
  const { kind, clean } = field;
  const rule = rules[kind](field);
  return clean ? rule.custom((value, helpers) => clean(value) ?? helpers.error('any.invalid')) : rule;
}

/** The rule of one field of an input. */
export function toRule(field: Field): Joi.AnySchema {
  const rule = describeRule(toValueRule(field).messages(getRuleMessages(field)), field);
  if (field.kind === 'choice' && field.fallback !== undefined) return rule.default(field.fallback);
  if (field.fallback !== undefined) return rule.empty(field.kind === 'flag' ? null : blank).default(field.fallback);
  if (field.empty === 'null') return rule.empty(blank).default(null);
  if (field.empty === 'kept') return rule.empty('').allow(null);
  return field.empty === 'absent' ? rule.empty(blank) : rule.required();
}

/** The rules of the fields of an input, by name. */
export const toRules = (table: FieldTable): Record<string, Joi.AnySchema> =>
  Object.fromEntries(listInputFields(table).map(([name, field]) => [name, toRule(field)]));

const schemaByTable = new WeakMap<FieldTable, Joi.ObjectSchema>();

/** The schema of an input that has the fields of a table and no others; made once for each table. */
export function toSchema<Table extends FieldTable>(table: Table): Joi.ObjectSchema<InputFrom<Table>> {
  const schema = schemaByTable.get(table) ?? Joi.object<InputFrom<Table>>(toRules(table));
  schemaByTable.set(table, schema);
  return schema;
}
