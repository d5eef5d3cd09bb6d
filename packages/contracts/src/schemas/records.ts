import Joi from 'joi';
import {
  adjustmentFields,
  bankAccountFields,
  collectingAccountFields,
  dataRequestFields,
  exitCostFields,
  exitFields,
  investmentFields,
  monthRunFields,
  optional,
  orderFields,
  paymentFields,
  paymentInputFields,
  paymentReasonField,
  paymentRunFormFields,
  paymentRunInputFields,
  paymentRunTermFields,
  postFields,
  projectFields,
  userFields,
  userUpdateFields,
  waitlistFields,
  withdrawalFields,
  withdrawalPaymentFields,
  type ExitInput,
  type Field,
  type MonthRun,
  type PaymentInput,
} from '../fields';
import { isMaskedAccountNumber, toAccountNumber, toIdentityNumber } from '../banking/bank-accounts';
import { today } from '../values/days';
import { isRuc } from '../values/ecuadorian-ids';
import { idempotencyKeyPattern } from '../values/idempotency-key';
import { findAdjustableAccount } from '../books/ledger';
import { limits } from '../texts/limits';
import { messages } from '../texts/messages';
import { paymentMessages } from '../texts/payment-messages';
import { slugify } from '../values/slug';
import type { PaymentReferences } from '../investing/payment-references';
import { paymentStatuses, type PaymentStatus } from '../investing/payments';
import { toRule, toRules, toSchema, toUsernameRule } from './rules';

export const projectSchema = toSchema(projectFields);

/** Numbers that people transfer to and pay taxes by: digits, perhaps in groups, and a RUC that can exist. */
export const collectingAccountSchema = toSchema(collectingAccountFields).keys({
  accountNumber: toRule(collectingAccountFields.accountNumber)
    .custom((text: string, helpers) => {
      const number = toAccountNumber(text);
      return number === null || isMaskedAccountNumber(number) ? helpers.error('any.invalid') : number;
    })
    .messages({ 'any.invalid': messages.accountNumber }),
  holderIdNumber: toRule(collectingAccountFields.holderIdNumber)
    .custom((text: string, helpers) => (isRuc(text) ? text : helpers.error('any.invalid')))
    .messages({ 'any.invalid': messages.companyRuc }),
});

/** The number is digits, perhaps in groups; a masked number stands for the stored one. */
export const bankAccountSchema = toSchema(bankAccountFields).keys({
  accountNumber: toRule(bankAccountFields.accountNumber)
    .custom((text: string, helpers) => toAccountNumber(text) ?? helpers.error('any.invalid'))
    .messages({ 'any.invalid': messages.accountNumber }),
  holderIdNumber: toRule(bankAccountFields.holderIdNumber).custom(
    (text: string, helpers) => toIdentityNumber(text) || helpers.error('any.invalid'),
  ),
});

export const dataRequestSchema = toSchema(dataRequestFields);
export const withdrawalSchema = toSchema(withdrawalFields);
export const investmentSchema = toSchema(investmentFields);
// Read on each check: a process lives longer than a day.
const isPlausibleDay = (date: string): boolean =>
  date >= `${limits.paymentYears.first}-01-01` &&
  Number(date.slice(0, 4)) <= Number(today().slice(0, 4)) + limits.paymentYears.ahead;

const toPlausibleRule = (field: Field, message: string): Joi.AnySchema =>
  toRule(field)
    .custom((text: string, helpers) =>
      isPlausibleDay(`${text}-01`.slice(0, 10)) ? text : helpers.error('date.plausible'),
    )
    .messages({ 'date.plausible': message });

// A wrong year is a slip of the keyboard, which a payment must not be recorded with.
const plausible = {
  period: toPlausibleRule(paymentFields.period, messages.paymentPeriod),
  // People pick the day from a calendar, so an empty value is missing, not malformed.
  paymentDate: toPlausibleRule(paymentFields.paymentDate, messages.paymentDate).messages({
    'any.required': messages.paymentDateMissing,
    'string.empty': messages.paymentDateMissing,
  }),
};

const toAccountRule = (field: Field): Joi.AnySchema =>
  toRule(field)
    .custom((code: string, helpers) => (findAdjustableAccount(code) ? code : helpers.error('account.adjustable')))
    .messages({ 'account.adjustable': messages.adjustmentAccount });

export const withdrawalPaymentSchema = toSchema(withdrawalPaymentFields).keys({
  paidOn: toPlausibleRule(withdrawalPaymentFields.paidOn, messages.paymentDate),
});

export const paymentSchema = toSchema(paymentInputFields).keys(plausible);

/** Reason for correcting a paid payment, where one is required. */
export const paymentReasonSchema = toSchema({ reason: paymentReasonField });

const { amount, period, paymentDate, status } = paymentFields;
/** The fields of a payment apart from its owner. */
export const paymentTermsSchema = toSchema({ amount, period, paymentDate, status }).keys(plausible);
// A form turns its empty choice into null; an empty text of a program is a mistake, which must not give the default.
const staffRole = toRule(userFields.staffRole).empty(null);

export const userSchema = toSchema(userFields).keys({ username: toUsernameRule(userFields.username), staffRole });
/** The username stays, and a blank password keeps the current one. */
export const userUpdateSchema = toSchema(userUpdateFields).keys({ staffRole });
export const waitlistSchema = toSchema(waitlistFields);

/** The slug is transliterated, so that the address holds in any case. */
export const postSchema = toSchema(postFields).keys({
  slug: toRule(postFields.slug).custom((text: string, helpers) => slugify(text) || helpers.error('any.invalid')),
});

/** An update accepts the null that a read returns, so that an article without a picture can stay without one. */
export const postUpdateSchema = postSchema.keys({ imageUrl: toRule(postFields.imageUrl).allow(null) });

/** The payments of one file: all are imported, or none. */
export const paymentImportSchema = Joi.object<{ rows: PaymentInput[] }>({
  rows: Joi.array()
    .items(paymentSchema)
    .min(1)
    .max(limits.importedPayments.max)
    .required()
    .messages({ 'array.min': messages.importRows, 'array.max': messages.importRows }),
});

/** The values of an import that hold for all of its rows. */

const referenceText = Joi.string().trim().allow('').max(limits.email.max).default('');

/** Names of the paid investment in a row of a file of payments. */
export const paymentReferenceSchema = Joi.object<PaymentReferences>({
  investment: referenceText,
  user: referenceText,
  project: referenceText,
});

/** The rows of one file. */
export const paymentReferencesSchema = Joi.object<{ rows: PaymentReferences[] }>({
  rows: Joi.array()
    .items(paymentReferenceSchema)
    .min(1)
    .max(limits.importedPayments.max)
    .required()
    .messages({ 'array.min': messages.importRows, 'array.max': messages.importRows }),
});

/** Payments, by their ids or by their monthly payment, that go from one status to another. */
export type PaymentStatusChange = {
  ids?: number[];
  runId?: number;
  from: PaymentStatus;
  to: PaymentStatus;
  creditedOn?: string | null;
  dateReason?: string | null;
};

const id = Joi.number().integer().min(1);
const statusRule = Joi.string()
  .valid(...paymentStatuses)
  .required();

export const paymentStatusChangeSchema = Joi.object<PaymentStatusChange>({
  ids: Joi.array().items(id).min(1).max(limits.changedPayments.max).empty(null),
  runId: id.empty(null),
  from: statusRule,
  to: statusRule,
  creditedOn: toRule(paymentFields.creditedOn),
  dateReason: toRule(paymentFields.dateReason),
})
  .xor('ids', 'runId')
  .messages({
    'array.min': messages.changedPayments,
    'array.max': messages.changedPayments,
    'object.xor': messages.changedPayments,
    'object.missing': messages.changedPayments,
  });

/** The terms on which the shares of a monthly payment depend. */
export const paymentRunTermsSchema = toSchema(paymentRunTermFields).keys({ period: plausible.period });

const startStatus = { status: toRule(paymentRunFormFields.status).empty(null) };

/** The input of a program's preview: the terms, and whatever else it will post. */
export const paymentRunPreviewSchema = toSchema({
  ...paymentRunTermFields,
  paymentDate: optional(paymentRunFormFields.paymentDate),
  status: paymentRunFormFields.status,
  occupied: paymentRunFormFields.occupied,
  fingerprint: paymentRunInputFields.fingerprint,
}).keys({ ...startStatus, period: plausible.period });

/** A monthly payment before its shares are previewed. */
export const paymentRunFormSchema = toSchema(paymentRunFormFields).keys({ ...startStatus, ...plausible });

/** A monthly payment to post. */
export const paymentRunSchema = toSchema(paymentRunInputFields).keys({ ...startStatus, ...plausible });

/** Rules of an order; what the project still takes is checked against the project itself. */
export const orderSchema = toSchema(orderFields).keys({
  fundedFrom: toRule(orderFields.fundedFrom).empty(null),
  idempotencyKey: Joi.string().pattern(idempotencyKeyPattern).empty(null).messages({ '*': messages.idempotencyKey }),
});

/** The sale of a project with its itemised costs, which must not be above the price. */
export const exitSchema = Joi.object<ExitInput>({
  ...toRules(exitFields),
  exitDate: toPlausibleRule(exitFields.exitDate, messages.paymentDate),
  costs: Joi.array()
    .items(toSchema(exitCostFields))
    .max(limits.exitCosts.max)
    .default([])
    .messages({ 'array.base': messages.exitCosts, 'array.max': messages.exitCosts })
    .meta({
      json: {
        type: 'array',
        maxItems: limits.exitCosts.max,
        items: {
          type: 'object',
          properties: { label: { type: 'string' }, amount: { type: ['string', 'number'] } },
          required: ['label', 'amount'],
          additionalProperties: false,
        },
      },
    }),
});

/** A manual adjustment of the ledger, between two accounts that it may use. */
export const adjustmentSchema = toSchema(adjustmentFields).keys({
  debitAccount: toAccountRule(adjustmentFields.debitAccount),
  creditAccount: toAccountRule(adjustmentFields.creditAccount).invalid(Joi.ref('debitAccount')).messages({
    'any.invalid': messages.adjustmentSameAccount,
  }),
  occurredOn: toPlausibleRule(adjustmentFields.occurredOn, messages.paymentDate),
});

const maxRuns = 500;

const toMonthRunsSchema = (paymentDate: Joi.AnySchema): Joi.ObjectSchema<{ period: string; runs: MonthRun[] }> =>
  Joi.object({
    period: plausible.period,
    runs: Joi.array()
      .items(toSchema(monthRunFields).keys({ ...startStatus, paymentDate }))
      .unique('projectId')
      .min(1)
      .max(maxRuns)
      .required()
      .messages({ 'array.unique': paymentMessages.projectTwice, 'array.min': paymentMessages.noProject }),
  });

/** Monthly payments of several projects for a month, before their shares are previewed. */
export const monthRunsPreviewSchema = toMonthRunsSchema(toRule(optional(paymentRunFormFields.paymentDate)));

/** Monthly payments of several projects for a month, to post. */
export const monthRunsSchema = toMonthRunsSchema(plausible.paymentDate);
