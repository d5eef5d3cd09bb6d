import Joi from 'joi';
import { limits } from '../limits';
import { messages } from '../messages';
import { id, optionalText, positiveDollars, ratePercent } from './fields';

export type InvestmentInput = {
  userId: number;
  projectId: number;
  amount: number;
  annualReturn?: number;
  projectName?: string;
  imageUrl?: string;
};

/**
 * An investment as an administrator writes it (specification §5). Amount in whole dollars, return in percent. The name and image
 * come from the project; what the payload says of them is taken only when it is given.
 */
export const investmentSchema = Joi.object<InvestmentInput>({
  userId: id(messages.investmentRequired).required(),
  projectId: id(messages.investmentRequired).required(),
  amount: positiveDollars(messages.investmentRequired).required(),
  annualReturn: ratePercent('El retorno anual debe ser un número, por ejemplo 7').empty(Joi.valid('', null)),
  projectName: optionalText(limits.shortText.max),
  imageUrl: optionalText(limits.url.max),
});
