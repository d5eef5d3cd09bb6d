import Joi from 'joi';
import {
  identityDocumentFields,
  identityFields,
  identityOwnerFields,
  identityReasonFields,
  type IdentityOwner,
  type IdentityProfile,
} from '../fields';
import { identityMessages } from '../texts/identity-messages';
import { toRule, toSchema } from './rules';

const maxOwners = 20;

const toCountryRule = (name: 'country' | 'nationality'): Joi.AnySchema =>
  toRule(identityFields[name])
    .custom((code: string | null, helpers) =>
      code === null || /^[A-Z]{2}$/.test(code) ? code : helpers.error('any.invalid'),
    )
    .messages({ 'any.invalid': identityMessages.country });

const owners = Joi.array().items(toSchema(identityOwnerFields)).max(maxOwners).default([]);

/** Answers of a person or company, which may be incomplete until they are submitted (`findIdentityGaps`). */
export const identitySchema: Joi.ObjectSchema<IdentityProfile> = toSchema(identityFields).append<IdentityProfile>({
  country: toCountryRule('country'),
  nationality: toCountryRule('nationality'),
  owners: owners
    .custom((rows: IdentityOwner[], helpers) =>
      rows.reduce((sum, { percent }) => sum + percent, 0) > 100 ? helpers.error('owners.sum') : rows,
    )
    .messages({ 'owners.sum': identityMessages.ownersSum }),
});
export const identityDocumentSchema = toSchema(identityDocumentFields);
export const identityReasonSchema = toSchema(identityReasonFields);
