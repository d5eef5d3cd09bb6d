import { adjustmentFields, type AdjustmentInput as AdjustmentValues } from '@cimiento/contracts/fields';
import { adjustmentSchema } from '@cimiento/contracts/schemas';
import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { Allows, Guarded } from '../../platform/request';
import { RequiresStepUp } from '../../access/guards/step-up';
import type { SignedInContext } from '../context';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { createInputType } from '../../platform/graphql';

const AdjustmentInput = createInputType(
  'AdjustmentInput',
  'A manual ledger adjustment that moves an amount from one account to another.',
  adjustmentFields,
  { schema: adjustmentSchema },
);

@Resolver()
export class AdjustmentsResolver {
  @Allows('ledger:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['adjustment'], notice: 'investors' })
  @Mutation(() => LedgerEntry, {
    description:
      'Posts a manual adjustment. NOT_FOUND if an account does not exist; APPROVAL_PENDING with `approvalId` if another administrator must approve it. A retry with the same Idempotency-Key header returns the first result.',
  })
  postAdjustment(
    @Arg('input', () => AdjustmentInput) input: AdjustmentValues,
    @Ctx() context: SignedInContext,
  ): Promise<LedgerEntry> {
    return context.services.adjustments.post(input, context.actor);
  }

  @Allows('ledger:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['adjustment'], notice: 'investors' })
  @Mutation(() => LedgerEntry, {
    description:
      'Reverses a manual adjustment and returns the reversing entry. CONFLICT for any other entry, ALREADY_UNDONE if it is already reversed; APPROVAL_PENDING as for `postAdjustment`.',
  })
  reverseAdjustment(@Arg('entryId', () => Int) entryId: number, @Ctx() context: SignedInContext): Promise<LedgerEntry> {
    return context.services.adjustments.reverse(entryId, context.actor);
  }
}
