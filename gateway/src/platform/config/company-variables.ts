import { isRuc } from '@cimiento/contracts';
import Joi, { type AnySchema } from 'joi';
import { optional } from './environment-rules';

const companyText = (meaning: string, schema: AnySchema<string> = Joi.string().trim().max(200)) =>
  optional(schema, meaning, 'an example with demonstration data, else not stated, and the log warns');

/** The variables that state who operates the product. */
export const companyVariables = {
  COMPANY_NAME: companyText('name of the company, on pages, receipts and e-mails'),
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
