import Joi from 'joi';
import { apiKeyScopes } from '../access/api-keys';
import { addDays, findInstant, getEndOfDate, isCalendarDate, today } from '../values/days';
import { apiKeyFields, type ApiKeyInput } from '../fields';
import { limits } from '../texts/limits';
import { messages } from '../texts/messages';
import { toRule } from './rules';

/** The instant of a text, or the end of a day; null for anything else. */
function parseExpiry(input: unknown): Date | null {
  if (typeof input !== 'string') return null;
  if (/^\d{4}-\d{2}-\d{2}$/.test(input)) return isCalendarDate(input) ? getEndOfDate(input) : null;
  return findInstant(input);
}

// Read on each check: a process lives longer than a day.
const isAllowed = (expiry: Date): boolean =>
  expiry > new Date() && expiry <= getEndOfDate(addDays(today(), limits.apiKeyYears.max * 365));

const expiresAt = Joi.any()
  .custom((input: unknown, helpers) => {
    const expiry = parseExpiry(input);
    return expiry && isAllowed(expiry) ? expiry.toISOString() : helpers.error('any.invalid');
  })
  .messages({ '*': messages.expiresOn })
  .empty(Joi.valid('', null))
  .default(null)
  .meta({ json: { type: ['string', 'null'] } });

/** A key that an administrator creates. */
export const apiKeySchema = Joi.object<ApiKeyInput>({
  name: toRule(apiKeyFields.name),
  scopes: Joi.array()
    .items(Joi.string().valid(...apiKeyScopes))
    .min(1)
    .unique()
    .required()
    .messages({ '*': messages.apiKeyScopes })
    .meta({
      json: { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string', enum: [...apiKeyScopes] } },
    }),
  expiresAt,
});
