import { isRuc } from '@cimiento/contracts';
import Joi, { type AnySchema } from 'joi';
import { optional } from './environment-rules';

const companyText = (meaning: string, schema: AnySchema<string> = Joi.string().trim().max(200)) =>
  optional(schema, meaning, 'an example with demonstration data, else not stated, and the log warns');

/** An address that is not of the domain for examples. */
const realAddress = Joi.custom((text: string, helpers) =>
  text.endsWith('.example') ? helpers.error('string.real') : text,
);

/** The variables that state who operates the product. */
export const companyVariables = {
  COMPANY_NAME: companyText('name of the company, on pages, receipts and e-mails'),
  COMPANY_EMAIL: optional(
    Joi.string()
      .email({ tlds: false })
      .when('NODE_ENV', { is: 'production', then: Joi.when('SANDBOX', { not: true, then: realAddress }) })
      .messages({ 'string.real': 'COMPANY_EMAIL must be an address that receives e-mails; not one of .example' }),
    'address where people write to, on pages, receipts and e-mails',
    'EMAIL_FROM; without both an example, and the log warns',
  ),
  COMPANY_RUC: companyText(
    'RUC of the company',
    Joi.string()
      .custom((text: string, helpers) => (isRuc(text) ? text : helpers.error('any.invalid')))
      .messages({ '*': 'COMPANY_RUC must be the 13 digits of a RUC' }),
  ),
  COMPANY_ADDRESS: companyText('address of the company'),
  COMPANY_PHONE: companyText('telephone of the company'),
  COMPANY_SUPERVISOR: companyText('authority that supervises the company'),
  COMPANY_REPRESENTATIVE: companyText('legal representative of the company'),
  COMPANY_BANK_ACCOUNT: companyText('account into which investors pay, as pages name it'),
};
