import Joi from 'joi';
import { batchFormats } from '../banking/withdrawals';
import type {
  WithdrawalApprovals,
  WithdrawalBatchInput,
  WithdrawalBatchPayment,
  WithdrawalBatchReading,
  WithdrawalBatchRemoval,
} from '../fields';
import { limits } from '../texts/limits';
import { withdrawalMessages } from '../texts/withdrawal-messages';
import { withdrawalPaymentSchema } from './records';

/** Ids of withdrawals, each once. */
export const withdrawalIdsRule = Joi.array()
  .items(
    Joi.number()
      .integer()
      .min(1)
      .meta({ json: { type: 'integer', minimum: 1 } }),
  )
  .unique()
  .max(limits.batchedWithdrawals.max)
  .empty(null)
  .messages({ '*': withdrawalMessages.batchRows });

/** The withdrawals of a new file; by default all approved ones that are not in a file. */
export const withdrawalBatchSchema = Joi.object<WithdrawalBatchInput>({
  withdrawalIds: withdrawalIdsRule.min(1).description('Retiros del lote; sin ellos, todos los aprobados sin lote'),
});

export const withdrawalBatchRemovalSchema = Joi.object<WithdrawalBatchRemoval>({
  withdrawalIds: withdrawalIdsRule.min(1).required().description('Retiros que salen del lote'),
});

export const withdrawalBatchPaymentSchema = (withdrawalPaymentSchema as Joi.ObjectSchema<WithdrawalBatchPayment>).keys({
  except: withdrawalIdsRule.description('Retiros del lote que no se pagaron'),
});

export const withdrawalBatchReadingSchema = Joi.object<WithdrawalBatchReading>({
  format: Joi.string()
    .valid(...batchFormats)
    .required()
    .description('csv, o xlsx, cuyas celdas conservan los ceros')
    .messages({ '*': withdrawalMessages.batchFormat }),
});

/** The withdrawals to approve at once. */
export const withdrawalApprovalsSchema = Joi.object<WithdrawalApprovals>({
  ids: withdrawalIdsRule.min(1).required().description('Retiros que se aprueban'),
  confirm: withdrawalIdsRule
    .default([])
    .description(
      'Los de ids que se aprueban aunque su titular sea distinto, su cuenta sea reciente o sean un primer retiro',
    ),
})
  .custom((values: WithdrawalApprovals, helpers) =>
    values.confirm.every((id) => values.ids.includes(id)) ? values : helpers.error('confirm.unknown'),
  )
  .messages({ 'confirm.unknown': withdrawalMessages.confirmUnknown });
