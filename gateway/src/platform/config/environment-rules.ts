import Joi, { type AnySchema, type Schema } from 'joi';
import type { MalwareScanner } from '../files/malware-scan';
import { isDatabaseUrl, namesSeveralServers } from '../database/address';
import { isStrongSecret } from './secrets';

/** Several secrets are separated by commas. */
export const splitSecrets = (text: string): string[] => text.split(',').map((secret) => secret.trim());

export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** One or several secrets, which are random enough in production. */
const secret = (name: string): Joi.StringSchema =>
  Joi.string()
    .when('NODE_ENV', {
      is: 'production',
      then: Joi.custom((text: string, helpers) =>
        splitSecrets(text).every(isStrongSecret) ? text : helpers.error('secret.weak'),
      ),
    })
    .messages({ 'secret.weak': `${name} must have 32 random bytes or more, such as from: openssl rand -base64 32` });

/** A secret that production must set; elsewhere a fixed one, or that of the sessions, replaces it. */
export const requiredSecret = (name: string): Joi.StringSchema =>
  secret(name)
    .when('NODE_ENV', { is: 'production', then: Joi.required() })
    .messages({ 'any.required': `${name} is required in production, such as from: openssl rand -base64 32` });

export const databaseUrl = (name: string): Joi.StringSchema =>
  Joi.string()
    .custom((url: string, helpers) => {
      if (namesSeveralServers(url)) return helpers.error('database.several');
      return isDatabaseUrl(url) ? url : helpers.error('any.invalid');
    })
    .messages({
      'database.several': `${name} must name one server: the proxy in front of several, such as HAProxy (docs/scale.md)`,
      '*': `${name} must be mysql://user:password@host:port/database, with ?ssl=verify or ?ssl=true for TLS`,
    });

/** A schema whose value has the type `Value`; undefined is part of it where a variable may be left out. */
export type Variable<Value> = Schema & { readonly value?: { is: Value } };

/** A variable with its meaning, which docs/reference/environment.md shows. `otherwise` is its default, where the default is not one value. */
const describe = (schema: AnySchema, meaning: string, otherwise?: string): Schema =>
  otherwise === undefined ? schema.description(meaning) : schema.description(meaning).note(otherwise);

export const optional = <Value = string>(
  schema: AnySchema<Value>,
  meaning: string,
  otherwise?: string,
): Variable<Value | undefined> => describe(schema, meaning, otherwise);

export const withDefault = <Value extends string | number | boolean>(
  schema: AnySchema<Value>,
  fallback: Value,
  meaning: string,
): Variable<Value> => describe(schema.default(fallback), meaning);

export const createChoice = <const Value extends string>(...values: Value[]): AnySchema<Value> =>
  Joi.string<Value>().valid(...values);
export const whole = (): Joi.NumberSchema => Joi.number().integer();
export const toggle = (): Joi.BooleanSchema => Joi.boolean().truthy('1').falsy('0');

/** US dollars as text. */
export const toDollars = (name: string): Joi.StringSchema =>
  Joi.string()
    .pattern(/^\d{1,10}(\.\d{1,2})?$/)
    .messages({ '*': `${name} must be US dollars, such as 1000.00` });

/** Whether a text is a scheme and a host without a path. */
export const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;

/** The parts of 'host:port'; null for any other text. */
export function toMalwareScanner(text: string | undefined): MalwareScanner | null {
  const [, host, port] = /^([\w.-]+):(\d{1,5})$/.exec(text ?? '') ?? [];
  return host !== undefined && Number(port) > 0 && Number(port) < 65_536 ? { host, port: Number(port) } : null;
}
