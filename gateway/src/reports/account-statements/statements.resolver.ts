import { centsToText } from '@cimiento/contracts';
import { Arg, Args, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Guarded } from '../../platform/request';
import type { Context, SignedInContext } from '../context';
import { PageArgs, SignedMoneyScalar } from '../../platform/graphql';
import { AccountStatement, getStatementNumber } from './account-statement.entity';
import { AccountStatementInput } from './statements.inputs';
import { StatementContent, StatementVerification } from './statements.types';

@Resolver(() => AccountStatement)
export class StatementsResolver {
  @FieldResolver(() => String, { description: 'Statement number, for example EC-2025-000042.' })
  number(@Root() statement: AccountStatement): string {
    return getStatementNumber(statement);
  }

  @FieldResolver(() => SignedMoneyScalar, { nullable: true, description: 'Closing value; null until it is known.' })
  total(@Root() { total }: AccountStatement): string | null {
    return total === null ? null : centsToText(total);
  }

  @Authorized()
  @Query(() => [AccountStatement], { description: "The signed-in user's account statements, ordered by ID." })
  myStatements(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<AccountStatement[]> {
    return services.statements.listOwn(viewer, page);
  }

  @Authorized()
  @Query(() => [Int], {
    description: 'The years for which the signed-in user can have a statement, latest first.',
  })
  myStatementYears(@Ctx() { services, viewer }: SignedInContext): Promise<number[]> {
    return services.statements.listYears(viewer);
  }

  @Authorized()
  @Query(() => AccountStatement, {
    description: "One of the signed-in user's account statements. NOT_FOUND for any other statement.",
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
      "The PDF of one of the signed-in user's account statements. NOT_FOUND for any other statement; CONFLICT if the PDF is not ready yet.",
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
      "Requests the signed-in user's account statement for a year, or up to today for the current year; returns an existing statement with the same content. CONFLICT if there is nothing to report yet. A retry with the same Idempotency-Key header returns the first result.",
  })
  requestStatement(
    @Arg('input', () => AccountStatementInput) input: AccountStatementInput,
    @Ctx() context: SignedInContext,
  ): Promise<AccountStatement> {
    return context.services.statements.request(context.viewer, input, context.actor);
  }

  @Query(() => StatementVerification, {
    description:
      'Content of the account statement with this code. Public: the code is the proof, and the response contains no names. NOT_FOUND if the code is unknown; TOO_MANY_REQUESTS after too many requests from one address.',
  })
  verifyStatement(
    @Arg('code', () => String) code: string,
    @Ctx() { services, request }: Context,
  ): Promise<StatementVerification> {
    return services.statements.verify(code, request.ip);
  }
}
