import Joi from 'joi';
import { isCalendarDate } from '../days';
import { limits } from '../limits';
import { messages, tooLong } from '../messages';
import { centsToText, findCents, parseRate, parseWhole, rateToPercent } from '../money';

// One message per field, whatever the reason: that is what the specification gives. Only of a text that is too long it would be untrue.
const says = <T extends Joi.AnySchema>(schema: T, message: string): T => schema.messages({ '*': message }) as T;

/** Required text, trimmed, between two lengths; every failure but too much text says the one message. */
export const requiredText = (min: number, max: number, message: string): Joi.StringSchema =>
  Joi.string()
    .trim()
    .min(min)
    .max(max)
    .required()
    .messages({ '*': message, 'string.max': tooLong(max) });

/** Optional text, trimmed; blank is the same as absent. */
export const optionalText = (max: number): Joi.StringSchema =>
  says(Joi.string().trim().max(max).allow('', null).empty(Joi.valid('', null)), tooLong(max));

export const username = requiredText(limits.username.min, limits.username.max, messages.username);

export const email = says(
  Joi.string()
    .trim()
    .max(limits.email.max)
    .email({ tlds: { allow: false } })
    .required(),
  messages.email,
);

export const password = Joi.string().min(limits.password.min).max(limits.password.max).required().messages({
  '*': messages.password,
  'string.max': messages.passwordTooLong,
});

export const fullName = requiredText(limits.fullName.min, limits.fullName.max, messages.fullName);

export const oneOf = (values: readonly string[], message: string = messages.invalidValue): Joi.StringSchema =>
  says(Joi.string().valid(...values), message);

/** What a rule that is code takes, as JSON Schema: documentation is made from it. */
type Takes = Record<string, unknown>;

/** A rule that is code: `read` gives the cleaned value, or null for what it refuses. */
const parsed = (read: (input: unknown) => unknown, takes: Takes, message: string): Joi.AnySchema =>
  says(
    Joi.any()
      .custom((input, helpers) => read(input) ?? helpers.error('any.invalid'))
      .meta({ json: takes }),
    message,
  );

const wholeBetween =
  (min: number, max: number) =>
  (input: unknown): number | null => {
    const value = parseWhole(input);
    return value === null || value < min || value > max ? null : value;
  };

/** A whole number between two others, as a number or as plain digits. */
export const whole = (min: number, max: number, message: string): Joi.AnySchema =>
  parsed(
    wholeBetween(min, max),
    { type: ['integer', 'string'], minimum: min, maximum: max, pattern: '^\\d+$' },
    message,
  );

const largestInteger = 2_147_483_647;

/** Whole US dollars, as a number or as plain digits; never negative. */
export const dollars = (message: string): Joi.AnySchema => whole(0, limits.dollars.max, message);

/** Whole US dollars of something that is worth something. */
export const positiveDollars = (message: string): Joi.AnySchema => whole(1, limits.dollars.max, message);

/** A positive integer that names a record. */
export const id = (message: string): Joi.AnySchema => whole(1, largestInteger, message);

/** A count: a whole number from 0. */
export const count = (message: string): Joi.AnySchema => whole(0, largestInteger, message);

const readMoney = (input: unknown): string | null => {
  const cents = findCents(input);
  return cents === null || cents > limits.paymentCents.max ? null : centsToText(cents);
};

/** Cents-exact money, as decimal text with two decimals whatever came in. */
export const money = (message: string): Joi.AnySchema =>
  parsed(readMoney, { type: ['string', 'number'], pattern: '^\\d{1,12}(\\.\\d{1,2})?$', minimum: 0 }, message);

/** The same of something that is worth something. */
export const positiveMoney = (message: string): Joi.AnySchema =>
  parsed(
    (input) => {
      const amount = readMoney(input);
      return amount === null || findCents(amount) === 0 ? null : amount;
    },
    { type: ['string', 'number'], pattern: '^\\d{1,12}(\\.\\d{1,2})?$', exclusiveMinimum: 0 },
    message,
  );

const withinRate = (input: unknown): number | null => {
  const rate = parseRate(input);
  return rate === null || rate > limits.annualReturn.max * 10_000 ? null : rate;
};

const takesRate: Takes = {
  type: ['string', 'number'],
  pattern: '^\\d{1,4}(\\.\\d{1,4})?$',
  minimum: 0,
  maximum: limits.annualReturn.max,
};

/** A yearly return in percent, as decimal text: '12' or '8.5'. A range is refused. */
export const rateText = (message: string): Joi.AnySchema =>
  parsed((input) => (withinRate(input) === null ? null : String(input)), takesRate, message);

/** A yearly return in percent, as a number. */
export const ratePercent = (message: string): Joi.AnySchema =>
  parsed(
    (input) => {
      const rate = withinRate(input);
      return rate === null ? null : rateToPercent(rate);
    },
    takesRate,
    message,
  );

/** A calendar date 'YYYY-MM-DD' that exists. */
export const calendarDate = (message: string): Joi.StringSchema =>
  says(
    Joi.string()
      .pattern(/^\d{4}-\d{2}-\d{2}$/)
      .custom((text: string, helpers) => (isCalendarDate(text) ? text : helpers.error('any.invalid'))),
    message,
  );

/** A month 'YYYY-MM'. */
export const period = (message: string): Joi.StringSchema =>
  says(Joi.string().pattern(/^\d{4}-(0[1-9]|1[0-2])$/), message);
