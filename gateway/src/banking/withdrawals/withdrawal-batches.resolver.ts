import { accessMessages, type BatchFormat } from '@cimiento/contracts';
import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Guarded } from '../../platform/request/guarded';
import { Allows } from '../../platform/request/allows';
import { ExportsData } from '../../access/auth/exports-data';
import { RequiresStepUp } from '../../access/auth/step-up';
import { User } from '../../access/users/user.entity';
import { forbidden } from '../../platform/errors/expected-error';
import { PageArgs } from '../../platform/graphql/page.inputs';
import type { Context, SignedInContext } from '../context';
import { toBatchFile, WithdrawalBatchFile } from './withdrawal-batch-file';
import { isSent, WithdrawalBatch } from './withdrawal-batch.entity';
import { Withdrawal } from './withdrawal.entity';
import {
  WithdrawalBatchFormatEnum,
  WithdrawalBatchInput,
  WithdrawalBatchPaymentInput,
  WithdrawalBatchRemovalInput,
} from './withdrawals.inputs';

/** Files with which the bank pays approved withdrawals. */
@Resolver(() => WithdrawalBatch)
export class WithdrawalBatchesResolver {
  @FieldResolver(() => Int, { description: 'Its number, which is its id.' })
  number(@Root() { id }: WithdrawalBatch): number {
    return id;
  }

  @FieldResolver(() => User, { nullable: true, description: 'The administrator who made it.' })
  author(@Root() { createdBy }: WithdrawalBatch, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.user.load(createdBy);
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who read its file first.' })
  async reader(@Root() { readBy }: WithdrawalBatch, @Ctx() { loaders }: Context): Promise<User | null> {
    return readBy === null ? null : loaders.user.load(readBy);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether its file can be read: not once it was cancelled unread, or its payment was undone.',
  })
  isReadable(@Root() { readAt, undoneAt, state }: WithdrawalBatch): boolean {
    return undoneAt === null && (readAt !== null || state !== 'cancelled');
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether withdrawals can be taken out of it: it is open, and was not read where two administrators are needed.',
  })
  isChangeable(@Root() batch: WithdrawalBatch, @Ctx() { services }: Context): boolean {
    return batch.state === 'open' && !(services.moneyIn.isLimited() && isSent(batch));
  }

  @FieldResolver(() => [Withdrawal], { description: 'The withdrawals in it, by id.' })
  items(@Root() { id }: WithdrawalBatch, @Ctx() { loaders }: Context): Promise<Withdrawal[]> {
    return loaders.batchWithdrawals.load(id);
  }

  @FieldResolver(() => [Int], { description: 'Ids of the withdrawals in it.' })
  async withdrawalIds(@Root() { id }: WithdrawalBatch, @Ctx() { loaders }: Context): Promise<number[]> {
    return (await loaders.batchWithdrawals.load(id)).map((withdrawal) => withdrawal.id);
  }

  @Allows('withdrawals:read')
  @ExportsData()
  @Query(() => [WithdrawalBatch], { description: 'Files for the bank, newest first; `after` gives those before one.' })
  withdrawalBatches(@Args(() => PageArgs) page: PageArgs, @Ctx() { services }: Context): Promise<WithdrawalBatch[]> {
    return services.withdrawalBatches.list(page);
  }

  @Allows('withdrawals:read')
  @Query(() => Int, { description: 'Number of the files that `withdrawalBatches` lists on all pages.' })
  withdrawalBatchCount(@Ctx() { services }: Context): Promise<number> {
    return services.withdrawalBatches.count();
  }

  @Allows('withdrawals:read')
  @Query(() => WithdrawalBatch, { description: 'A file for the bank. NOT_FOUND when there is none with this id.' })
  withdrawalBatch(@Arg('id', () => Int) id: number, @Ctx() { services }: Context): Promise<WithdrawalBatch> {
    return services.withdrawalBatches.get(id);
  }

  @Allows('withdrawals:write')
  @Query(() => [Withdrawal], {
    description: 'Approved withdrawals in no file, by id: those that this administrator may put into a new one.',
  })
  payableWithdrawals(@Ctx() { services, actor }: SignedInContext): Promise<Withdrawal[]> {
    return services.withdrawalBatches.listPayable(actor);
  }

  @Allows('withdrawals:write')
  @RequiresStepUp()
  @Mutation(() => WithdrawalBatch, {
    description:
      'Puts approved withdrawals that are in no file for the bank into a new one, all of them without ids. CONFLICT when there is none, or one is not approved or in a file; FORBIDDEN for an administrator who approved one of them, where two are needed; INSUFFICIENT_BALANCE when a balance no longer covers one.',
  })
  createWithdrawalBatch(
    @Ctx() { services, actor }: SignedInContext,
    @Arg('input', () => WithdrawalBatchInput, { nullable: true }) input?: WithdrawalBatchInput,
  ): Promise<WithdrawalBatch> {
    return services.withdrawalBatches.create(input ?? {}, actor);
  }

  @Allows('withdrawals:write')
  @RequiresStepUp()
  @Guarded({ record: 'security event' })
  @Mutation(() => WithdrawalBatchFile, {
    description:
      'The file for the bank, which is recorded as an export. The first reading is noted, and gives the same file ever after. Never by a key. CONFLICT for a file that was cancelled unread; BATCH_READ once its payment was undone; at the first reading INSUFFICIENT_BALANCE while a balance no longer covers a withdrawal in it.',
  })
  async readWithdrawalBatch(
    @Arg('id', () => Int) id: number,
    @Arg('format', () => WithdrawalBatchFormatEnum) format: BatchFormat,
    @Ctx() { services, actor, key }: SignedInContext,
  ): Promise<WithdrawalBatchFile> {
    if (key) throw forbidden(accessMessages.sessionNeeded);
    const file = await services.withdrawalBatches.read(id, { format }, actor);
    const detail = `readWithdrawalBatch ${id}`;
    await services.securityEvents.record({ kind: 'data_exported', userId: actor.userId, actor, detail });
    return toBatchFile(file);
  }

  @Allows('withdrawals:write')
  @RequiresStepUp()
  @Mutation(() => WithdrawalBatch, {
    description:
      'Takes withdrawals out of an open file: they are approved and in none. Without its last one a file is cancelled. CONFLICT when it is not open, or one of them is not in it; BATCH_READ when its file was read, where two administrators are needed.',
  })
  removeFromWithdrawalBatch(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => WithdrawalBatchRemovalInput) input: WithdrawalBatchRemovalInput,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<WithdrawalBatch> {
    return services.withdrawalBatches.remove(id, input, actor);
  }

  @Allows('withdrawals:write')
  @RequiresStepUp()
  @Mutation(() => WithdrawalBatch, {
    description:
      'Cancels an open file: its withdrawals are approved and in none; where two administrators are needed and its file was read, they wait for another approval. CONFLICT when it is not open, or one of them was paid.',
  })
  cancelWithdrawalBatch(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<WithdrawalBatch> {
    return services.withdrawalBatches.cancel(id, actor);
  }

  @Allows('withdrawals:write')
  @RequiresStepUp()
  @Guarded({ notice: 'investors' })
  @Mutation(() => WithdrawalBatch, {
    description:
      'Records by hand that the bank paid an open file, except for some of its withdrawals, which leave it as if it was cancelled. INSUFFICIENT_BALANCE when a balance no longer covers one of the paid; CONFLICT when it is not open; FORBIDDEN for an administrator who approved one of the paid, where two are needed.',
  })
  payWithdrawalBatch(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => WithdrawalBatchPaymentInput) input: WithdrawalBatchPaymentInput,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<WithdrawalBatch> {
    return services.withdrawalBatches.pay(id, input, actor);
  }
}
