import Joi from 'joi';
import { accountCodeFields, type AccountCodeInput } from '../fields';
import { accountantMessages } from '../texts/accountant-messages';
import { limits } from '../texts/limits';
import { toSchema } from './rules';

/** The code of an account or pattern in the company's chart of accounts. */
export const accountCodeSchema = toSchema(accountCodeFields);

/** The whole chart of accounts, each account or pattern once. */
export const accountCodesSchema = Joi.object<{ rows: AccountCodeInput[] }>({
  rows: Joi.array()
    .items(accountCodeSchema)
    .unique('account')
    .max(limits.accountCodes.max)
    .required()
    .messages({ 'array.unique': accountantMessages.twice }),
});
