import { billedFees, expenseCategories, expenseSources } from '@cimiento/contracts';
import { feeMeanings } from '../../books/fees/fee-rule.entity';
import { registerEnum } from '../../platform/graphql';

export const ExpenseCategoryEnum = registerEnum(
  'ExpenseCategory',
  expenseCategories,
  'Category of an expense of a house.',
  { vacancy: 'Costs while nobody rents it.' },
);
export const ExpenseSourceEnum = registerEnum('ExpenseSource', expenseSources, 'Money that pays an expense.', {
  rent: 'The next rents.',
  reserve: 'The reserve of the project.',
});
export const BilledFeeEnum = registerEnum('BilledFee', billedFees, 'Fee that the ledger keeps apart.', {
  ...feeMeanings,
  vat: 'Tax on all fees.',
});
