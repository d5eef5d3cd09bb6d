import { hasPermission, maskAccountNumber, maskIdentityNumber } from '@cimiento/contracts';
import { bankAccountFields, type BankAccountInput as BankAccountValues } from '@cimiento/contracts/fields';
import { bankAccountSchema } from '@cimiento/contracts/schemas';
import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allows, Guarded, maskName, readsUser } from '../../platform/request';
import { RequiresStepUp } from '../../access/guards/step-up';
import type { Context, SignedInContext } from '../context';
import { createInputType, DateTimeScalar } from '../../platform/graphql';
import { revisionTexts } from '../../platform/graphql/revision';
import { BankAccount } from './bank-account.entity';
import { getAccountRevision } from './bank-accounts.service';
import { BankAccountTypeEnum } from '../../books/collecting-accounts/collecting-account.entity';

const BankAccountInput = createInputType(
  'BankAccountInput',
  "An investor's own bank account, with all its fields.",
  bankAccountFields,
  { enums: { accountType: BankAccountTypeEnum }, schema: bankAccountSchema },
);

@Resolver(() => BankAccount)
export class BankAccountsResolver {
  @FieldResolver(() => String, { description: 'Account number, with only the last four digits visible.' })
  accountNumber(@Root() { accountNumber }: BankAccount): string {
    return maskAccountNumber(accountNumber);
  }

  @FieldResolver()
  holderName(@Root() { userId, holderName }: BankAccount, @Ctx() { readBy }: Context): string {
    return maskName(readBy, userId, holderName);
  }

  @FieldResolver()
  holderIdNumber(
    @Root() { userId, holderIdNumber, isToDecide }: BankAccount,
    @Ctx() { viewer, key, readBy }: Context,
  ): string {
    if (isToDecide || (!key && viewer?.id === userId)) return holderIdNumber;
    return readsUser(readBy, userId) ? maskIdentityNumber(holderIdNumber) : '';
  }

  @Allows('admin')
  @FieldResolver(() => String, {
    description: 'Full account number for administrators who approve or pay a withdrawal; masked for everyone else.',
  })
  fullAccountNumber(@Root() { accountNumber }: BankAccount, @Ctx() { viewer }: Context): string {
    const mayRead = hasPermission(viewer?.staffRole ?? null, ['withdrawals:decide', 'withdrawals:write']);
    return mayRead ? accountNumber : maskAccountNumber(accountNumber);
  }

  @FieldResolver(() => String, { description: revisionTexts.field })
  revision(@Root() account: BankAccount): string {
    return getAccountRevision(account);
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'When the withdrawal block that follows an account change ends; null if withdrawals are not blocked.',
  })
  blockedUntil(@Root() account: BankAccount, @Ctx() { services }: Context): Date | null {
    return services.bankAccounts.getBlockEnd(account);
  }

  @Authorized()
  @Query(() => BankAccount, {
    nullable: true,
    description: "The signed-in user's bank account; null until one is saved.",
  })
  myBankAccount(@Ctx() { services, viewer }: SignedInContext): Promise<BankAccount | null> {
    return services.bankAccounts.findOwn(viewer);
  }

  @Authorized()
  @RequiresStepUp()
  @Guarded({ notice: 'own account' })
  @Mutation(() => BankAccount, {
    description:
      "Saves the signed-in user's own bank account; if the masked account number is sent, the stored number is kept. Changing the account blocks withdrawals for a while; saving the first one does not.",
  })
  saveBankAccount(
    @Arg('input', () => BankAccountInput) input: BankAccountValues,
    @Arg('revision', () => String, { nullable: true, description: revisionTexts.argument })
    revision: string | undefined,
    @Ctx() { services, viewer, actor }: SignedInContext,
  ): Promise<BankAccount> {
    return services.bankAccounts.save(viewer, input, actor, revision);
  }
}
