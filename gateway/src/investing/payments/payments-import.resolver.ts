import { paymentImportFields } from '@cimiento/contracts/fields';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { RequiresStepUp } from '../../access/guards/step-up';
import { Allows, Guarded } from '../../platform/request';
import type { Context, SignedInContext } from '../context';
import { limitStatus } from './key-payments';
import { PaymentReference, PaymentReferencesInput } from './payment-references.types';
import { listWarnings, PaymentWarning } from './payment-warnings';
import { PaymentDuplicate, PaymentFault, PaymentImport, PaymentImportRow } from './payments-import.types';
import { PaymentInput } from './payments.inputs';

@Resolver(() => PaymentImportRow)
export class PaymentsImportResolver {
  @FieldResolver(() => [PaymentWarning], { description: 'Reasons to check the payment; usually empty.' })
  async warnings(@Root() { id }: PaymentImportRow, @Ctx() { loaders }: Context): Promise<PaymentWarning[]> {
    const payment = await loaders.payment.load(id);
    return payment ? listWarnings(payment, loaders) : [];
  }

  @Allows('payments:write')
  @Query(() => [PaymentDuplicate], {
    description:
      'Rows whose investment already has a payment for the month, either stored or in an earlier row. An import accepts these rows anyway.',
  })
  paymentDuplicates(
    @Arg('rows', () => [PaymentInput]) rows: PaymentInput[],
    @Ctx() { services }: Context,
  ): Promise<PaymentDuplicate[]> {
    return services.paymentsImport.findDuplicates(rows);
  }

  @Allows('payments:write')
  @Query(() => [PaymentReference], {
    description:
      "Records that the rows of a file identify by ID, e-mail or name, in row order, with the faults found in each row. A row without an investment refers to the user's only investment in the project.",
  })
  paymentReferences(
    @Arg('rows', () => [PaymentReferencesInput]) rows: PaymentReferencesInput[],
    @Ctx() { services, readBy }: Context,
  ): Promise<PaymentReference[]> {
    return services.paymentReferences.resolve(readBy, rows);
  }

  @Allows('payments:write')
  @Query(() => [PaymentFault], {
    description:
      'Faults that an import would find in rows whose values are valid: investments that do not exist or belong to another user.',
  })
  paymentFaults(
    @Arg('rows', () => [PaymentInput]) rows: PaymentInput[],
    @Ctx() { services }: Context,
  ): Promise<PaymentFault[]> {
    return services.paymentsImport.findFaults(rows);
  }

  @Allows('payments:write')
  @RequiresStepUp('production only')
  @Guarded({ secondPerson: ['money_in'], notice: 'investors' })
  @Mutation(() => PaymentImport, {
    description:
      "Creates all of up to 1000 payments or none. With `history`, each is credited on its own date, before the project's first order. VALIDATION_FAILED lists the errors in every row, for example `rows.3.userId`; APPROVAL_PENDING and FORBIDDEN as for `createPayment`. A retry with the same Idempotency-Key header creates no further payments and returns the same IDs.",
  })
  async importPayments(
    @Arg('rows', () => [PaymentInput]) rows: PaymentInput[],
    @Arg('reason', () => String, { nullable: true, description: paymentImportFields.reason.description })
    reason: string | undefined,
    @Arg('history', () => Boolean, { nullable: true, description: paymentImportFields.history.description })
    history: boolean | undefined,
    @Ctx() context: SignedInContext,
  ): Promise<PaymentImport> {
    const limited = rows.map((row) => limitStatus(row, context));
    const by = context.actor;
    const ids = await context.services.paymentsImport.importAll(limited, by, { reason, history });
    return { imported: rows.length, rows: ids.map((id, index) => ({ row: index + 1, id })) };
  }
}
