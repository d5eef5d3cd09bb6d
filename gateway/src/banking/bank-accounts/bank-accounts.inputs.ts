import { bankAccountFields, type BankAccountInput as BankAccountValues } from '@cimiento/contracts/fields';
import { bankAccountSchema } from '@cimiento/contracts/schemas';
import { BankAccountTypeEnum } from '../../books/collecting-accounts/collecting-account.entity';
import { createInputType } from '../../platform/graphql/input-type';

export const BankAccountInput = createInputType(
  'BankAccountInput',
  "An investor's own bank account, with all of its fields.",
  bankAccountFields,
  { enums: { accountType: BankAccountTypeEnum }, schema: bankAccountSchema },
);
export type BankAccountInput = BankAccountValues;
