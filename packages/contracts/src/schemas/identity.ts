import Joi from 'joi';
import {
  identityAnswerReasonFields,
  identityDecisionFields,
  identityDocumentDecisionFields,
  identityDocumentFields,
  identityFields,
  identityMatchFields,
  identityMissingDocumentFields,
  identityOwnerFields,
  identityReasonFields,
  type IdentityDecisionInput,
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
export const identityMatchSchema = toSchema(identityMatchFields);

const maxDecided = 50;

const refusedNeedsReason = toSchema(identityDocumentDecisionFields)
  .custom((row: IdentityDecisionInput['documents'][number], helpers) =>
    row.accepted || row.reason !== null ? row : helpers.error('document.reason'),
  )
  .messages({ 'document.reason': identityMessages.reason });

/** A decision about a case: what is refused has its reason. */
export const identityDecisionSchema: Joi.ObjectSchema<IdentityDecisionInput> = toSchema(
  identityDecisionFields,
).append<IdentityDecisionInput>({
  documents: Joi.array()
    .items(refusedNeedsReason)
    .unique('id')
    .max(maxDecided)
    .empty(null)
    .default([])
    .description('La decisión de cada documento actual'),
  answers: Joi.array()
    .items(toSchema(identityAnswerReasonFields))
    .unique('field')
    .max(maxDecided)
    .empty(null)
    .default([])
    .description('Las respuestas que hay que corregir, con su razón'),
  missingDocuments: Joi.array()
    .items(toSchema(identityMissingDocumentFields))
    .unique('kind')
    .max(maxDecided)
    .empty(null)
    .default([])
    .description('Los documentos que nunca se enviaron y que hacen falta, con su razón'),
});

/** As a program sends it: with the revision of the case that was read. */
export const identityDecisionRequestSchema = identityDecisionSchema.append<
  IdentityDecisionInput & { revision?: string }
>({
  revision: Joi.string().max(100).empty(['', null]).description('La revisión del caso que se leyó'),
});
