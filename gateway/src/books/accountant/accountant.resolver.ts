import { accountCodeFields, type AccountCodeInput as CodeValues } from '@cimiento/contracts/fields';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ExportsData } from '../../access/guards/exports-data';
import { RequiresStepUp } from '../../access/guards/step-up';
import { createInputType } from '../../platform/graphql';
import { Allows, Guarded } from '../../platform/request';
import type { Context, SignedInContext } from '../context';
import { AccountCode } from '../ledger/account-code.entity';
import { JournalBatchContent } from './accountant.types';
import { JournalBatch } from './journal-batch.entity';

const AccountCodeInput = createInputType(
  'AccountCodeInput',
  "A ledger account or pattern in the company's own chart of accounts.",
  accountCodeFields,
);

@Resolver()
export class AccountantResolver {
  @Allows('ledger:read')
  @Query(() => [AccountCode], { description: "The company's own chart of accounts, by ledger account." })
  accountCodes(@Ctx() { services }: Context): Promise<AccountCode[]> {
    return services.accountCodes.list();
  }

  @Allows('settings:write')
  @RequiresStepUp('people in production')
  @Guarded({ record: 'audit entry' })
  @Mutation(() => [AccountCode], {
    description:
      "Replaces the company's own chart of accounts. Batches that were exported before keep their codes. VALIDATION_FAILED for two codes of one account.",
  })
  setAccountCodes(
    @Arg('rows', () => [AccountCodeInput]) rows: CodeValues[],
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<AccountCode[]> {
    return services.accountCodes.replace({ rows }, actor);
  }

  @Allows('ledger:read')
  @Query(() => [JournalBatch], { description: 'Batches of the journal, newest first.' })
  journalBatches(@Ctx() { services }: Context): Promise<JournalBatch[]> {
    return services.journalBatches.list();
  }

  @Allows('ledger:read')
  @ExportsData({ isWhole: true, asksOverRest: true })
  @Query(() => JournalBatchContent, {
    description: 'The file of a batch, always the same bytes. NOT_FOUND if the batch does not exist.',
  })
  journalBatchContent(
    @Arg('number', () => Int, { description: 'Number of the batch.' }) number: number,
    @Ctx() { services }: Context,
  ): Promise<JournalBatchContent> {
    return services.journalBatches.read(number);
  }

  @Allows('ledger:write')
  @RequiresStepUp('production only')
  @Guarded({ record: 'audit entry' })
  @Mutation(() => JournalBatch, {
    description:
      'Exports the entries of a closed month (YYYY-MM) that are not in a batch yet. CONFLICT if the month is open, nothing is new, or another request exports the same entries. A retry with the same Idempotency-Key header returns the first result.',
  })
  createJournalBatch(
    @Arg('period', () => String) period: string,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<JournalBatch> {
    return services.journalBatches.create({ period }, actor);
  }
}
