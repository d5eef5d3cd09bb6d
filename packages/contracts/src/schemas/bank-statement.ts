import Joi from 'joi';
import { bankPurposes, dayOrders, decimalSigns, housePurposes, projectPurposes } from '../banking/reconciliation';
import { bankLineMessages } from '../texts/bank-line-messages';
import { addDays, today } from '../values/days';
import {
  bankRuleFields,
  bankRuleMessages,
  lineMatchFields,
  statementFields,
  statementLineFields,
  type BankRuleInput,
  type Field,
  type LineMatch,
  type StatementInput,
  type StatementLine,
} from '../fields';
import { limits } from '../texts/limits';
import { messages } from '../texts/messages';
import { statementFileMessages } from '../texts/statement-file-messages';
import { withdrawalMessages } from '../texts/withdrawal-messages';
import { cleanBankLine } from '../banking/bank-line-text';
import { cleanBankText } from '../values/text';
import { toRule, toRules, toSchema } from './rules';
import { withdrawalIdsRule } from './withdrawal-batch';

/** A day that a bank can have booked: banks date some lines ahead by a day. Read on each check: a process lives longer than a day. */
const isBankDay = (day: string): boolean =>
  day >= limits.bankDays.first && day <= addDays(today(), limits.bankDays.ahead);

/** Text that a bank or a computer wrote is never refused: it is cleaned and cut. */
const toBankTextRule = ({ label, max = limits.shortText.max }: Field): Joi.StringSchema =>
  Joi.string()
    .empty(Joi.valid('', null))
    .custom((text: string) => cleanBankText(text, max) || null)
    .description(label)
    .messages({ '*': messages.invalidValue });

/** Cut together with the other text of its line. */
const toRawTextRule = ({ label }: Field): Joi.StringSchema =>
  Joi.string().empty(Joi.valid('', null)).default(null).description(label).messages({ '*': messages.invalidValue });

/** Longest texts of a line that are stored. */
export const bankTextMax = {
  description: statementLineFields.description.max ?? limits.shortText.max,
  reference: statementLineFields.reference.max ?? limits.shortText.max,
  payerName: statementLineFields.payerName.max ?? limits.shortText.max,
};

export const statementLineSchema = toSchema(statementLineFields)
  .keys({
    bookedOn: toRule(statementLineFields.bookedOn)
      .custom((day: string, helpers) => (isBankDay(day) ? day : helpers.error('day.bank')))
      .messages({ 'day.bank': messages.bankDay }),
    description: toRawTextRule(statementLineFields.description),
    reference: toRawTextRule(statementLineFields.reference),
    payerName: toBankTextRule(statementLineFields.payerName),
    row: Joi.any()
      .strip()
      .description(statementLineFields.row.label)
      .meta({ json: { type: ['integer', 'string'] } }),
  })
  .custom((line: StatementLine) => ({ ...line, ...cleanBankLine(line, bankTextMax) }));

/** Maximum number of accounts of a file that are sent, and of characters of each. */
export const fileAccountsMax = { accounts: 50, text: 100 };

/** A bank's statement with its lines; its arithmetic is checked where it is posted. */
export const statementSchema = Joi.object<StatementInput>({
  ...toRules(statementFields),
  fileName: toBankTextRule(statementFields.fileName),
  fileSha256: Joi.string()
    .lowercase()
    .pattern(/^[0-9a-f]{64}$/)
    .empty(Joi.valid('', null))
    .description(statementFields.fileSha256.label)
    .messages({ '*': statementFileMessages.fileSha256 }),
  fileAccounts: Joi.array()
    .items(Joi.string().custom((text: string) => cleanBankText(text, fileAccountsMax.text)))
    .max(fileAccountsMax.accounts)
    .empty(null)
    .description('Cuentas que dice el archivo')
    .messages({ '*': statementFileMessages.fileAccounts }),
  lines: Joi.array().items(statementLineSchema).min(1).max(limits.statementLines.max).required().messages({
    'array.base': messages.statementLines,
    'array.min': messages.statementLines,
    'array.max': messages.statementLines,
  }),
});

const columnRule = Joi.string().max(300).empty(Joi.valid(null, ''));

/** Reading of a bank's file: `mapping` of its form. The `mapping` of a response can be sent back. */
export const wantedMappingSchema = Joi.object({
  ...Object.fromEntries(
    ['bookedOn', 'amount', 'debit', 'credit', 'kind', 'description', 'reference', 'payerName', 'balance'].map(
      (field) => [field, columnRule],
    ),
  ),
  dayOrder: Joi.string()
    .valid(...dayOrders)
    .empty(null),
  decimal: Joi.string()
    .valid(...decimalSigns)
    .empty(null),
  year: Joi.number().integer().min(2000).max(2099).empty(null),
  headerRow: Joi.number().integer().min(0).max(100_000).empty(null),
});

const houseMessages = {
  'line.period': bankLineMessages.period,
  'line.category': bankLineMessages.category,
  'line.from': bankLineMessages.from,
  'line.feeKind': bankLineMessages.feeKind,
  'line.memo': bankLineMessages.memo,
} as const;

const hasPurpose = (purposes: readonly string[], purpose: string | undefined): boolean =>
  purpose !== undefined && purposes.includes(purpose);

/** The message of a field that only some purposes have, or that a purpose lacks; null when all fit. */
function findHouseFault(target: LineMatch): keyof typeof houseMessages | null {
  const { purpose, period, category, memo, documentId, feeKind, from } = target;
  const isGiven = (value: unknown): boolean => value !== undefined && value !== null;
  if (isGiven(period) && purpose !== 'rent') return 'line.period';
  if (isGiven(category) !== (purpose === 'expense')) return 'line.category';
  if (isGiven(from) && purpose !== 'expense') return 'line.from';
  if (isGiven(feeKind) && purpose !== 'fee') return 'line.feeKind';
  if ((isGiven(memo) || isGiven(documentId)) && !hasPurpose(housePurposes, purpose)) return 'line.memo';
  return null;
}

/** A project's money needs what it is; money of nobody's record is what its purpose says, with what that names. */
function checkTarget(target: LineMatch, helpers: Joi.CustomHelpers): LineMatch | Joi.ErrorReport {
  const { userId, orderId, withdrawalId, batchId, projectId, purpose, lineId, bankAccountId } = target;
  const isBanks = hasPurpose(bankPurposes, purpose);
  const hasRecord = (userId ?? orderId ?? withdrawalId ?? batchId ?? projectId) !== undefined;
  if (hasRecord === isBanks) return helpers.error('line.target');
  if ((projectId !== undefined) !== hasPurpose(projectPurposes, purpose)) return helpers.error('line.purpose');
  if ((lineId !== undefined) !== (purpose === 'reversal')) return helpers.error('line.lineId');
  if ((bankAccountId !== undefined) !== (purpose === 'own_transfer')) return helpers.error('line.bankAccountId');
  const fault = findHouseFault(target);
  return fault ? helpers.error(fault) : target;
}

/** To whom or what a line belongs: exactly one of them, and what the money of a project is. */
export const lineMatchSchema = Joi.object<LineMatch>({
  ...toRules(lineMatchFields),
  except: withdrawalIdsRule.description('Retiros del lote que el movimiento no paga'),
})
  .oxor('userId', 'orderId', 'withdrawalId', 'batchId', 'projectId')
  .with('except', 'batchId')
  .custom(checkTarget)
  .messages({
    'object.oxor': messages.lineTarget,
    'line.target': messages.lineTarget,
    'line.purpose': messages.linePurpose,
    'line.lineId': bankLineMessages.reversal,
    'line.bankAccountId': bankLineMessages.ownTransfer,
    ...houseMessages,
    'object.with': withdrawalMessages.lineExcept,
  });

const { projectId: ruleProject, direction: ruleDirection } = bankRuleFields;

/** A saved rule: a rent is a project's, and only comes in. */
export const bankRuleSchema = toSchema(bankRuleFields)
  .keys({
    projectId: toRule(ruleProject)
      .when('purpose', { is: 'rent', then: Joi.required(), otherwise: Joi.forbidden() })
      .messages({ '*': bankRuleMessages.project }),
    direction: toRule(ruleDirection)
      .when('purpose', { is: 'rent', then: Joi.invalid('debit') })
      .messages({ 'any.only': bankRuleMessages.rentDirection, 'any.invalid': bankRuleMessages.rentDirection }),
  })
  .custom((rule: BankRuleInput): BankRuleInput => (rule.purpose === 'rent' ? { ...rule, direction: 'credit' } : rule));
