import { hasPermission, maskAccountNumber, maskIdentityNumber } from '@cimiento/contracts';
import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Guarded } from '../../platform/request/guarded';
import { Allows } from '../../platform/request/allows';
import { maskName, readsUser } from '../../platform/request/reader';
import { RequiresStepUp } from '../../access/auth/step-up';
import type { Context, SignedInContext } from '../context';
import { DateTimeScalar } from '../../platform/graphql/scalars';
import { BankAccount } from './bank-account.entity';
import { BankAccountInput } from './bank-accounts.inputs';

@Resolver(() => BankAccount)
export class BankAccountsResolver {
  @FieldResolver(() => String, { description: 'All but the last four digits are hidden.' })
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
    description: 'The whole number, for the administrators who approve or pay a withdrawal; masked for the others.',
  })
  fullAccountNumber(@Root() { accountNumber }: BankAccount, @Ctx() { viewer }: Context): string {
    const mayRead = hasPermission(viewer?.staffRole ?? null, ['withdrawals:decide', 'withdrawals:write']);
    return mayRead ? accountNumber : maskAccountNumber(accountNumber);
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when a change of the account blocks withdrawals; null if it does not.',
  })
  blockedUntil(@Root() account: BankAccount, @Ctx() { services }: Context): Date | null {
    return services.bankAccounts.getBlockEnd(account);
  }

  @Authorized()
  @Query(() => BankAccount, {
    nullable: true,
    description: "The signed-in user's own bank account; null before they save one.",
  })
  myBankAccount(@Ctx() { services, viewer }: SignedInContext): Promise<BankAccount | null> {
    return services.bankAccounts.findOwn(viewer);
  }

  @Authorized()
  @RequiresStepUp()
  @Guarded({ notice: 'own account' })
  @Mutation(() => BankAccount, {
    description:
      "Saves the signed-in user's own bank account; the masked number keeps the stored one. Changing it blocks withdrawals for a while, saving the first one does not.",
  })
  saveBankAccount(
    @Arg('input', () => BankAccountInput) input: BankAccountInput,
    @Ctx() { services, viewer, actor }: SignedInContext,
  ): Promise<BankAccount> {
    return services.bankAccounts.save(viewer, input, actor);
  }
}
