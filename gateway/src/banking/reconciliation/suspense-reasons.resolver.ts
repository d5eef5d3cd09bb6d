import type { SuspenseReason } from '@cimiento/contracts';
import { FieldResolver, Resolver, Root } from 'type-graphql';
import { BankStatementLine } from '../statements/bank-statement-line.entity';
import { SuspenseReasonEnum } from '../statements/line-enums';

@Resolver(() => BankStatementLine)
export class SuspenseReasonsResolver {
  @FieldResolver(() => SuspenseReasonEnum, {
    nullable: true,
    description: 'Reason the line awaits assignment although its text names a user; null for others.',
  })
  reason(@Root() { status, suspenseReason }: BankStatementLine): SuspenseReason | null {
    return status === 'suspense' ? suspenseReason : null;
  }
}
