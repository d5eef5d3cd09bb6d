import { accessMessages, type BatchFormat, brand } from '@cimiento/contracts';
import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root, Field, ObjectType } from 'type-graphql';
import { Allows, Guarded } from '../../platform/request';
import { ExportsData } from '../../access/guards/exports-data';
import { RequiresStepUp } from '../../access/guards/step-up';
import { User } from '../../access/records';
import { forbidden } from '../../platform/errors';
import { PageArgs } from '../../platform/graphql';
import type { Context, SignedInContext } from '../context';
import { isSent, WithdrawalBatch } from './withdrawal-batch.entity';
import { Withdrawal } from './withdrawal.entity';
import {
  WithdrawalBatchFormatEnum,
  WithdrawalBatchInput,
  WithdrawalBatchPaymentInput,
  WithdrawalBatchRemovalInput,
} from './withdrawals.inputs';
import { createBatchSpreadsheet } from './batch-spreadsheet';
import type { ReadFile } from './withdrawal-batches.service';

const contentTypes: Record<BatchFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

@ObjectType({ description: 'The payment file of a withdrawal batch.' })
class WithdrawalBatchFile {
  @Field(() => String)
  fileName!: string;

  @Field(() => String, { description: 'Its MIME type.' })
  contentType!: string;

  @Field(() => String, { description: 'The file in Base64.' })
  base64!: string;

  @Field(() => String, { description: 'SHA-256 of the CSV, in hexadecimal, regardless of the format that was read.' })
  sha256!: string;
}

/** The file in the format that was asked for. */
const toBatchFile = ({ id, content, sha256, format }: ReadFile): WithdrawalBatchFile => ({
  fileName: `retiros-${brand.name.toLowerCase()}-lote-${id}.${format}`,
  contentType: contentTypes[format],
  base64: Buffer.from(format === 'csv' ? content : createBatchSpreadsheet(content)).toString('base64'),
  sha256,
});

/** Files with which the bank pays approved withdrawals. */
@Resolver(() => WithdrawalBatch)
export class WithdrawalBatchesResolver {
  @FieldResolver(() => Int, { description: 'Its number, equal to its id.' })
  number(@Root() { id }: WithdrawalBatch): number {
    return id;
  }

  @FieldResolver(() => User, { nullable: true, description: 'The administrator who created it.' })
  author(@Root() { createdBy }: WithdrawalBatch, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.user.load(createdBy);
  }

  @FieldResolver(() => User, { nullable: true, description: 'The user who first read its file.' })
  async reader(@Root() { readBy }: WithdrawalBatch, @Ctx() { loaders }: Context): Promise<User | null> {
    return readBy === null ? null : loaders.user.load(readBy);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether its file can be read: not after it was cancelled unread, or its payment was undone.',
  })
  isReadable(@Root() { readAt, undoneAt, state }: WithdrawalBatch): boolean {
    return undoneAt === null && (readAt !== null || state !== 'cancelled');
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether withdrawals can be removed from it: it is open, and was not read if two administrators are required.',
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
  @Query(() => [WithdrawalBatch], {
    description: 'Withdrawal batches, newest first; `after` continues with older ones.',
  })
  withdrawalBatches(@Args(() => PageArgs) page: PageArgs, @Ctx() { services }: Context): Promise<WithdrawalBatch[]> {
    return services.withdrawalBatches.list(page);
  }

  @Allows('withdrawals:read')
  @Query(() => Int, { description: 'Number of batches that `withdrawalBatches` lists on all pages.' })
  withdrawalBatchCount(@Ctx() { services }: Context): Promise<number> {
    return services.withdrawalBatches.count();
  }

  @Allows('withdrawals:read')
  @Query(() => WithdrawalBatch, { description: 'A withdrawal batch. NOT_FOUND when it does not exist.' })
  withdrawalBatch(@Arg('id', () => Int) id: number, @Ctx() { services }: Context): Promise<WithdrawalBatch> {
    return services.withdrawalBatches.get(id);
  }

  @Allows('withdrawals:write')
  @Query(() => [Withdrawal], {
    description: 'Approved withdrawals without a batch, by id, that this administrator may put into a new one.',
  })
  payableWithdrawals(@Ctx() { services, actor }: SignedInContext): Promise<Withdrawal[]> {
    return services.withdrawalBatches.listPayable(actor);
  }

  @Allows('withdrawals:write')
  @RequiresStepUp()
  @Mutation(() => WithdrawalBatch, {
    description:
      'Creates a batch of approved withdrawals that are not in one yet; without ids, of all of them. CONFLICT when there are none, or one is not approved or already in a batch; FORBIDDEN for an administrator who approved one of them, if two administrators are required; INSUFFICIENT_BALANCE when a balance no longer covers one.',
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
      'The bank file of a batch. Reading it is recorded as an export, and the first reading fixes its content. Not available to API keys. CONFLICT for a batch cancelled before it was read; BATCH_READ once its payment was undone; at the first reading, INSUFFICIENT_BALANCE while a balance no longer covers one of its withdrawals.',
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
      'Removes withdrawals from an open batch: they are approved and unassigned again. Removing the last one cancels the batch. CONFLICT when it is not open, or one of them is not in it; BATCH_READ when its file was read, if two administrators are required.',
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
      'Cancels an open batch: its withdrawals become approved and unassigned again. If its file was read and two administrators are required, they need a new approval. CONFLICT when it is not open, or one of its withdrawals was paid.',
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
      'Records manually that the bank paid an open batch, except for some of its withdrawals, which leave it as if it were cancelled. INSUFFICIENT_BALANCE when a balance no longer covers a paid withdrawal; CONFLICT when it is not open; FORBIDDEN for an administrator who approved a paid withdrawal, if two administrators are required.',
  })
  payWithdrawalBatch(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => WithdrawalBatchPaymentInput) input: WithdrawalBatchPaymentInput,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<WithdrawalBatch> {
    return services.withdrawalBatches.pay(id, input, actor);
  }
}
