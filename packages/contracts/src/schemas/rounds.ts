import Joi from 'joi';
import {
  interestFields,
  roundCancellationFields,
  roundConfirmationFields,
  roundExtensionFields,
  roundFields,
} from '../fields';
import type { RoundInput } from '../fields';
import { roundMessages } from '../texts/round-messages';
import { toSchema } from './rules';

/** A round whose last day is not before its first. */
export const roundSchema: Joi.ObjectSchema<RoundInput> = toSchema(roundFields)
  .custom((round: RoundInput, helpers) => (round.closesAt < round.opensAt ? helpers.error('round.days') : round))
  .messages({ 'round.days': roundMessages.days });
export const roundExtensionSchema = toSchema(roundExtensionFields);
export const roundConfirmationSchema = toSchema(roundConfirmationFields);
export const roundCancellationSchema = toSchema(roundCancellationFields);
export const interestSchema = toSchema(interestFields);
