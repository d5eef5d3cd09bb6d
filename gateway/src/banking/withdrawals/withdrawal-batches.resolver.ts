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

  @Field(() => String, { description: 'MIME type of the file.' })
  contentType!: string;

  @Field(() => String, { description: 'The file, encoded in Base64.' })
  base64!: string;

  @Field(() => String, {
    description: 'SHA-256 hash of the CSV file, in hexadecimal, regardless of the format in which the file was read.',
  })
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
  @FieldResolver(() => Int, { description: 'Batch number, which is the same as the ID.' })
  number(@Root() { id }: WithdrawalBatch): number {
    return id;
  }

  @FieldResolver(() => User, { nullable: true, description: 'The administrator who created it.' })
  author(@Root() { createdBy }: WithdrawalBatch, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.user.load(createdBy);
  }

  @FieldResolver(() => User, { nullable: true, description: 'The user who first read the batch file.' })
  async reader(@Root() { readBy }: WithdrawalBatch, @Ctx() { loaders }: Context): Promise<User | null> {
    return readBy === null ? null : loaders.user.load(readBy);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the batch file can be read: false if the batch was cancelled before the file was read, or if the batch payment was undone.',
  })
  isReadable(@Root() { readAt, undoneAt, state }: WithdrawalBatch): boolean {
    return undoneAt === null && (readAt !== null || state !== 'cancelled');
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether withdrawals can be removed from the batch: it must be open and, if two administrators are required, its file must not have been read.',
  })
  isChangeable(@Root() batch: WithdrawalBatch, @Ctx() { services }: Context): boolean {
    return batch.state === 'open' && !(services.moneyIn.isLimited() && isSent(batch));
  }

  @FieldResolver(() => [Withdrawal], { description: 'The withdrawals in the batch, ordered by ID.' })
  items(@Root() { id }: WithdrawalBatch, @Ctx() { loaders }: Context): Promise<Withdrawal[]> {
    return loaders.batchWithdrawals.load(id);
  }

  @FieldResolver(() => [Int], { description: 'IDs of the withdrawals in the batch.' })
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
  @Query(() => Int, { description: 'Total number of batches that `withdrawalBatches` lists across all pages.' })
  withdrawalBatchCount(@Ctx() { services }: Context): Promise<number> {
    return services.withdrawalBatches.count();
  }

  @Allows('withdrawals:read')
  @Query(() => WithdrawalBatch, { description: 'A withdrawal batch. NOT_FOUND if it does not exist.' })
  withdrawalBatch(@Arg('id', () => Int) id: number, @Ctx() { services }: Context): Promise<WithdrawalBatch> {
    return services.withdrawalBatches.get(id);
  }

  @Allows('withdrawals:write')
  @Query(() => [Withdrawal], {
    description:
      'Approved withdrawals that are not in a batch and that the signed-in administrator may add to a new one, ordered by ID.',
  })
  payableWithdrawals(@Ctx() { services, actor }: SignedInContext): Promise<Withdrawal[]> {
    return services.withdrawalBatches.listPayable(actor);
  }

  @Allows('withdrawals:write')
  @RequiresStepUp()
  @Mutation(() => WithdrawalBatch, {
    description:
      "Creates a batch of approved withdrawals that are not yet in a batch; without IDs, it includes all of them. CONFLICT if there are none, or if one is not approved or is already in a batch; FORBIDDEN for an administrator who approved one of them, if two administrators are required; INSUFFICIENT_BALANCE if an investor's balance no longer covers a withdrawal.",
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
      "Returns a batch's bank file. Each reading is recorded as an export, and the first one fixes the file's content. Not available to API keys. CONFLICT for a batch that was cancelled before its file was read; BATCH_READ if the batch's payment was undone; on the first reading, INSUFFICIENT_BALANCE if an investor's balance no longer covers a withdrawal.",
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
      'Removes withdrawals from an open batch; they become approved and unassigned again. Removing the last one cancels the batch. CONFLICT if the batch is not open or does not contain one of them; BATCH_READ if the batch file was read and two administrators are required.',
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
      'Cancels an open batch: its withdrawals become approved and unassigned again. If the batch file was read and two administrators are required, the withdrawals need a new approval. CONFLICT if the batch is not open or one of its withdrawals was paid.',
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
      "Manually records that the bank paid an open batch. Withdrawals excluded from the payment leave the batch as if it were cancelled. INSUFFICIENT_BALANCE if an investor's balance no longer covers a paid withdrawal; CONFLICT if the batch is not open; FORBIDDEN for an administrator who approved a paid withdrawal, if two administrators are required.",
  })
  payWithdrawalBatch(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => WithdrawalBatchPaymentInput) input: WithdrawalBatchPaymentInput,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<WithdrawalBatch> {
    return services.withdrawalBatches.pay(id, input, actor);
  }
}
