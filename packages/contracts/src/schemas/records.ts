import Joi from 'joi';
import {
  investmentFields,
  orderFields,
  paymentFields,
  paymentRunFormFields,
  paymentRunInputFields,
  paymentRunTermFields,
  postFields,
  projectFields,
  userFields,
  userUpdateFields,
  waitlistFields,
  type PaymentInput,
} from '../fields';
import { idempotencyKeyPattern } from '../idempotency-key';
import { limits } from '../limits';
import { messages } from '../messages';
import { slugify } from '../slug';
import { toRule, toSchema } from './rules';

export const projectSchema = toSchema(projectFields);
export const investmentSchema = toSchema(investmentFields);
export const paymentSchema = toSchema(paymentFields);
export const userSchema = toSchema(userFields);
/** The username stays, and a blank password keeps the current one. */
export const userUpdateSchema = toSchema(userUpdateFields);
export const waitlistSchema = toSchema(waitlistFields);

/** The slug is transliterated, so that the address holds in any case. */
export const postSchema = toSchema(postFields).keys({
  slug: toRule(postFields.slug).custom((text: string, helpers) => slugify(text) || helpers.error('any.invalid')),
});

/** The payments of one file: all are imported, or none. */
export const paymentImportSchema = Joi.object<{ rows: PaymentInput[] }>({
  rows: Joi.array()
    .items(paymentSchema)
    .min(1)
    .max(limits.importedPayments.max)
    .required()
    .messages({ 'array.min': messages.importRows, 'array.max': messages.importRows }),
});

/** What the shares of a monthly payment depend on. */
export const paymentRunTermsSchema = toSchema(paymentRunTermFields);

const startStatus = { status: toRule(paymentRunFormFields.status).empty(null) };

/** A monthly payment before its shares are previewed. */
export const paymentRunFormSchema = toSchema(paymentRunFormFields).keys(startStatus);

/** A monthly payment to post. */
export const paymentRunSchema = toSchema(paymentRunInputFields).keys(startStatus);

/** Rules of an order; what the project still takes is checked against the project itself. */
export const orderSchema = toSchema(orderFields).keys({
  idempotencyKey: Joi.string().pattern(idempotencyKeyPattern).required().messages({ '*': messages.idempotencyKey }),
});
