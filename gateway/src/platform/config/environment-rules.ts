import Joi from 'joi';
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
