import { bankAccountFields, type BankAccountInput as BankAccountValues } from '@cimiento/contracts/fields';
import { BankAccountTypeEnum } from './bank-account.entity';
import { createInputType } from '../../platform/graphql/input-type';

export const BankAccountInput = createInputType(
  'BankAccountInput',
  "An investor's own bank account, with all of its fields.",
  bankAccountFields,
  { accountType: BankAccountTypeEnum },
);
export type BankAccountInput = BankAccountValues;
