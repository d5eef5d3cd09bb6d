import { investmentFields, type InvestmentInput as InvestmentValues } from '@cimiento/contracts/fields';
import { createInputType } from '../../platform/graphql/input-type';

export const InvestmentInput = createInputType(
  'InvestmentInput',
  'An investment as an administrator enters it, with all its fields.',
  investmentFields,
);
export type InvestmentInput = InvestmentValues;
