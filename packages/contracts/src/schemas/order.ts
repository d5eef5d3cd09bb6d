import Joi from 'joi';
import { idempotencyKeyPattern } from '../idempotency-key';
import { messages } from '../messages';
import { id, positiveDollars } from './fields';

export type OrderInput = {
  projectId: number;
  /** Whole US dollars. */
  amount: number;
  /** The risks were read and accepted: nothing else is taken. */
  acceptedRisks: boolean;
  /** Made by the caller, once for each order that is meant: the same key never gives a second order. */
  idempotencyKey: string;
};

/** An order to invest. What the project still takes is checked against the project itself. */
export const orderSchema = Joi.object<OrderInput>({
  projectId: id(messages.investmentProject).required(),
  amount: positiveDollars(messages.orderAmount).required(),
  acceptedRisks: Joi.boolean().strict().valid(true).required().messages({ '*': messages.acceptRisks }),
  idempotencyKey: Joi.string().pattern(idempotencyKeyPattern).required().messages({ '*': messages.idempotencyKey }),
});
