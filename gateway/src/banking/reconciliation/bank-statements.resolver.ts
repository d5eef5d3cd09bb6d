import { centsToText } from '@cimiento/contracts';
import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { DateTimeScalar, SignedMoneyScalar } from '../../platform/graphql';
import type { Context } from '../context';
import { BankStatement } from '../statements/bank-statement.entity';
import { getConfirmation, StatementConfirmation } from './statement-confirmation';

@Resolver(() => BankStatement)
export class BankStatementsResolver {
  @FieldResolver(() => SignedMoneyScalar, { description: 'Balance at the start of the statement.' })
  openingBalance(@Root() { openingBalance }: BankStatement): string {
    return centsToText(openingBalance);
  }

  @FieldResolver(() => SignedMoneyScalar, { description: 'Balance at the end of the statement.' })
  closingBalance(@Root() { closingBalance }: BankStatement): string {
    return centsToText(closingBalance);
  }

  @FieldResolver(() => [String], { description: 'Accounts as written in the file.' })
  fileAccounts(@Root() { fileAccounts }: BankStatement): string[] {
    return fileAccounts?.split('\n') ?? [];
  }

  @FieldResolver(() => Int, { description: 'Number of lines stored with the statement.' })
  lines(@Root() { id }: BankStatement, @Ctx() { loaders }: Context): Promise<number> {
    return loaders.bankStatementLines.load(id);
  }

  @FieldResolver(() => DateTimeScalar, { description: 'When the statement was posted.' })
  postedAt(@Root() { createdAt }: BankStatement): Date {
    return createdAt;
  }

  @FieldResolver(() => StatementConfirmation)
  confirmation(@Root() statement: BankStatement): StatementConfirmation {
    return getConfirmation(statement);
  }

  @FieldResolver(() => Int, { description: 'ID of the administrator who posted the statement.' })
  postedBy(@Root() { createdBy }: BankStatement): number {
    return createdBy;
  }
}
