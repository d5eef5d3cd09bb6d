import {
  accountStatementFields,
  type AccountStatementInput as AccountStatementValues,
} from '@cimiento/contracts/fields';
import { createInputType } from '../../platform/graphql';

export const AccountStatementInput = createInputType(
  'AccountStatementInput',
  'The year of an account statement.',
  accountStatementFields,
);
export type AccountStatementInput = AccountStatementValues;
