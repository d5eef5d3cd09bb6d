import { centsToText } from '@cimiento/contracts';
import { Arg, Args, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Guarded } from '../../platform/request/guarded';
import type { Context, SignedInContext } from '../context';
import { PageArgs } from '../../platform/graphql/page.inputs';
import { SignedMoneyScalar } from '../../platform/graphql/scalars';
import { AccountStatement, getStatementNumber } from './account-statement.entity';
import { AccountStatementInput } from './statements.inputs';
import { StatementContent, StatementVerification } from './statements.types';

@Resolver(() => AccountStatement)
export class StatementsResolver {
  @FieldResolver(() => String, { description: 'Such as EC-2025-000042.' })
  number(@Root() statement: AccountStatement): string {
    return getStatementNumber(statement);
  }

  @FieldResolver(() => SignedMoneyScalar, { nullable: true, description: 'Closing value; null until it is known.' })
  total(@Root() { total }: AccountStatement): string | null {
    return total === null ? null : centsToText(total);
  }

  @Authorized()
  @Query(() => [AccountStatement], { description: "The signed-in user's own statements, by id." })
  myStatements(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<AccountStatement[]> {
    return services.statements.listOwn(viewer, page);
  }

  @Authorized()
  @Query(() => [Int], {
    description: 'The years for which the signed-in user may have a statement, the latest first.',
  })
  myStatementYears(@Ctx() { services, viewer }: SignedInContext): Promise<number[]> {
    return services.statements.listYears(viewer);
  }

  @Authorized()
  @Query(() => AccountStatement, {
    description: "One of the signed-in user's own statements. NOT_FOUND for any other.",
  })
  myStatement(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<AccountStatement> {
    return services.statements.getOwn(viewer, id);
  }

  @Authorized()
  @Query(() => StatementContent, {
    description:
      "The PDF of one of the signed-in user's own statements. NOT_FOUND for any other, CONFLICT until it is ready.",
  })
  myStatementContent(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<StatementContent> {
    return services.statements.readContent(viewer, id);
  }

  @Authorized()
  @Guarded({ notice: 'own account' })
  @Mutation(() => AccountStatement, {
    description:
      "Requests the signed-in user's statement of a year, up to today for the current year; an existing one that says the same is returned. CONFLICT when nothing happened by then. A retry with the same Idempotency-Key header gets the first answer.",
  })
  requestStatement(
    @Arg('input', () => AccountStatementInput) input: AccountStatementInput,
    @Ctx() context: SignedInContext,
  ): Promise<AccountStatement> {
    return context.services.statements.request(context.viewer, input, context.actor);
  }

  @Query(() => StatementVerification, {
    description:
      'What the statement with this code says. Public: the code is the proof, and the answer names nobody. NOT_FOUND for an unknown code, TOO_MANY_REQUESTS for an address that asks too often.',
  })
  verifyStatement(
    @Arg('code', () => String) code: string,
    @Ctx() { services, request }: Context,
  ): Promise<StatementVerification> {
    return services.statements.verify(code, request.ip);
  }
}
