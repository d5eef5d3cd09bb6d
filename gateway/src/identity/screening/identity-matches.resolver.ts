import type { MatchDecisionInput } from '@cimiento/contracts/fields';
import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { RequiresStepUp } from '../../access/guards/step-up';
import { Allows, Guarded } from '../../platform/request';
import type { SignedInContext } from '../context';
import { IdentityCase, MatchDecisionEnum } from '../records';

@Resolver()
export class IdentityMatchesResolver {
  @Allows('identity:review')
  @RequiresStepUp('people in production')
  @Guarded({ record: 'audit entry' })
  @Mutation(() => IdentityCase, {
    description:
      "Decides whether a possible match of a case is the same person. FORBIDDEN for the reviewer's own case, CONFLICT if it is decided already.",
  })
  decideIdentityMatch(
    @Arg('caseId', () => Int, { description: 'ID of the case.' }) caseId: number,
    @Arg('matchId', () => Int, { description: 'ID of the possible match.' }) matchId: number,
    @Arg('decision', () => MatchDecisionEnum) decision: MatchDecisionInput['decision'],
    @Arg('reason', () => String, { description: 'Reason of the decision, which only reviewers read.' }) reason: string,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<IdentityCase> {
    return services.identityMatches.decide({ caseId, matchId }, { decision, reason }, actor);
  }
}
