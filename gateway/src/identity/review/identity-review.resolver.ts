import type { IdentityKind, MatchDecision } from '@cimiento/contracts';
import type { IdentityDecisionInput as DecisionValues } from '@cimiento/contracts/fields';
import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ExportsData } from '../../access/guards/exports-data';
import { RequiresStepUp } from '../../access/guards/step-up';
import { ApprovalRequest } from '../../access/records';
import { revisionTexts } from '../../platform/graphql/revision';
import { Allows, Guarded } from '../../platform/request';
import { Identity, IdentityKindEnum } from '../cases/identity.types';
import { toIdentity } from '../cases/identity-file';
import type { Context, SignedInContext } from '../context';
import { listCurrentDocuments } from '../records/current-documents';
import { IdentityCase, IdentityDocument, MatchDecisionEnum } from '../records';
import { getCaseRevision } from './case-revision';
import { listCaseWarnings, listFactors, listMatches, listSteps } from './case-view';
import { IdentityCaseList, IdentityCaseListArgs, IdentityCasePageArgs, toReviewable } from './identity-cases.list';
import { waitingCases } from './waiting-cases';
import {
  IdentityDecisionInput,
  IdentityDocumentFile,
  IdentityMatchView,
  IdentityStep,
  RiskFactorView,
} from './review.types';

@Resolver(() => IdentityCase)
export class IdentityReviewResolver {
  @FieldResolver(() => IdentityKindEnum, { nullable: true })
  kind(@Root() found: IdentityCase, @Ctx() { services }: Context): IdentityKind | null {
    return services.identitySeal.openFile(found).profile.kind;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Full name, as its person wrote it.' })
  legalName(@Root() found: IdentityCase, @Ctx() { services }: Context): string | null {
    return services.identitySeal.openFile(found).profile.legalName;
  }

  @FieldResolver(() => String, {
    description: 'Version of what is decided about; send it with a decision. A claim does not change it.',
  })
  revision(@Root() found: IdentityCase): string {
    return getCaseRevision(found);
  }

  @FieldResolver(() => String, { description: 'Name of the account.' })
  async userName(@Root() { userId }: IdentityCase, @Ctx() { loaders }: Context): Promise<string> {
    return (await loaders.user.load(userId))?.fullName ?? `#${userId}`;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Name of the reviewer who claimed it last.' })
  async claimedByName(@Root() { claimedBy }: IdentityCase, @Ctx() { loaders }: Context): Promise<string | null> {
    return claimedBy === null ? null : ((await loaders.user.load(claimedBy))?.fullName ?? `#${claimedBy}`);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Sum of the factors of the risk; null until it was submitted.',
  })
  riskScore(@Root() found: IdentityCase, @Ctx() { services }: Context): number | null {
    if (found.risk === null) return null;
    return listFactors(services.identitySeal, found).reduce((sum, { points }) => sum + points, 0);
  }

  @FieldResolver(() => [RiskFactorView], { description: 'Factors of the risk, as it was assessed.' })
  factors(@Root() found: IdentityCase, @Ctx() { services }: Context): RiskFactorView[] {
    return listFactors(services.identitySeal, found);
  }

  @FieldResolver(() => Identity, { description: 'Answers as their person reads them.' })
  async profile(@Root() found: IdentityCase, @Ctx() { services }: Context): Promise<Identity> {
    const own = await toIdentity(services.reader, services.identitySeal, found);
    return { ...own, state: found.state };
  }

  @FieldResolver(() => [IdentityDocument], { description: 'Current documents, one of each kind.' })
  documents(@Root() { id }: IdentityCase, @Ctx() { services }: Context): Promise<IdentityDocument[]> {
    return listCurrentDocuments(services.reader, id);
  }

  @FieldResolver(() => [IdentityMatchView], { description: 'Possible matches with lists, the likest first.' })
  matches(@Root() { id }: IdentityCase, @Ctx() { services }: Context): Promise<IdentityMatchView[]> {
    return listMatches(services.reader, services.identitySeal, id);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it was approved, and has since a possible match that is undecided or the same person.',
  })
  hasNewMatches(@Root() { id, state }: IdentityCase, @Ctx() { loaders }: Context): Promise<boolean> | boolean {
    return state === 'approved' && loaders.hasOpenMatches.load(id);
  }

  @FieldResolver(() => [IdentityStep], { description: 'Steps of the case, the first one first.' })
  history(@Root() { id }: IdentityCase, @Ctx() { services }: Context): Promise<IdentityStep[]> {
    return listSteps(services.reader, services.identitySeal, id);
  }

  @FieldResolver(() => [String], {
    description: 'Notes in Spanish for reviewers, such as a number that another account has.',
  })
  warnings(@Root() found: IdentityCase, @Ctx() { services }: Context): Promise<string[]> {
    return listCaseWarnings(services.reader, services.identitySeal, found);
  }

  @FieldResolver(() => ApprovalRequest, {
    nullable: true,
    description: 'Approval by a second reviewer that it waits for; null without one.',
  })
  pendingApproval(@Root() { id }: IdentityCase, @Ctx() { services }: Context): Promise<ApprovalRequest | null> {
    return services.identityReview.findPendingApproval(id);
  }

  @Allows('identity:review')
  @Query(() => IdentityCaseList, {
    description: 'A page of submitted cases, searchable by user. Those of the caller are left out.',
  })
  identityCases(
    @Args(() => IdentityCaseListArgs) request: IdentityCaseListArgs,
    @Ctx() { services, readBy, viewer }: SignedInContext,
  ): IdentityCaseList {
    const conditions = [toReviewable(viewer.id), ...(request.waiting ? [waitingCases] : [])];
    return new IdentityCaseList(services.identityReview.lists.getPage(readBy, request, conditions));
  }

  @Allows('identity:review')
  @ExportsData()
  @Query(() => [IdentityCase], {
    description:
      'Submitted cases after the given ID; all of them if no limit is given. Those of the caller are left out.',
  })
  identityCaseRecords(
    @Args(() => IdentityCasePageArgs) page: IdentityCasePageArgs,
    @Ctx() { services, readBy, viewer }: SignedInContext,
  ): Promise<IdentityCase[]> {
    return services.identityReview.lists.listAfter(readBy, page, [toReviewable(viewer.id)]);
  }

  @Allows('identity:review')
  @Query(() => Int, { description: 'Total number of cases that `identityCaseRecords` lists across all pages.' })
  identityCaseCount(
    @Args(() => IdentityCasePageArgs) page: IdentityCasePageArgs,
    @Ctx() { services, readBy, viewer }: SignedInContext,
  ): Promise<number> {
    return services.identityReview.lists.countRecords(readBy, page, [toReviewable(viewer.id)]);
  }

  @Allows('identity:review')
  @Query(() => IdentityCase, {
    description: "A submitted case. NOT_FOUND if it does not exist; FORBIDDEN for one's own.",
  })
  identityCase(@Arg('id', () => Int) id: number, @Ctx() { services, viewer }: SignedInContext): Promise<IdentityCase> {
    return services.identityReview.get(id, viewer.id);
  }

  @Allows('identity:review')
  @Mutation(() => IdentityCase, {
    description:
      "Claims a case for 30 minutes; repeating it prolongs the claim. FORBIDDEN for one's own and while another reviewer holds it; CONFLICT if it waits for no decision.",
  })
  claimIdentityCase(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<IdentityCase> {
    return services.identityReview.claim(id, actor);
  }

  @Allows('identity:review')
  @RequiresStepUp('people in production')
  @Guarded({ secondPerson: ['identity_high'], notice: 'account' })
  @Mutation(() => IdentityCase, {
    description:
      "Decides a claimed case. FORBIDDEN for one's own and while another reviewer holds it; CONFLICT without the claim, if the case changed, or if a possible match keeps it from being approved; APPROVAL_PENDING with `approvalId` if a high risk needs a second reviewer.",
  })
  decideIdentityCase(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => IdentityDecisionInput) input: DecisionValues,
    @Arg('revision', () => String, { nullable: true, description: revisionTexts.argument })
    revision: string | null | undefined,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<IdentityCase> {
    return services.identityReview.decide(id, input, revision, actor);
  }

  @Allows('identity:review')
  @RequiresStepUp('people in production')
  @Mutation(() => IdentityCase, {
    description:
      "Decides whether a possible match of a case is the same person. FORBIDDEN for one's own and while another reviewer holds it; CONFLICT if it was decided already; NOT_FOUND if it is not of this case.",
  })
  decideIdentityMatch(
    @Arg('caseId', () => Int, { description: 'ID of the case.' }) caseId: number,
    @Arg('matchId', () => Int, { description: 'ID of the possible match.' }) matchId: number,
    @Arg('decision', () => MatchDecisionEnum) decision: MatchDecision,
    @Arg('reason', () => String, { description: 'Reason, which only reviewers read.' }) reason: string,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<IdentityCase> {
    return services.identityReview.decideMatch(caseId, matchId, { decision, reason }, actor);
  }

  @Allows('identity:review')
  @RequiresStepUp('people in production')
  @Mutation(() => IdentityCase, {
    description:
      "Suspends an approved identity, without telling its person: their money stays where it is. FORBIDDEN for one's own; CONFLICT if it is not approved.",
  })
  suspendIdentity(
    @Arg('id', () => Int) id: number,
    @Arg('reason', () => String, { description: 'Reason, for reviewers.' }) reason: string,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<IdentityCase> {
    return services.identityReview.suspend(id, { reason }, actor);
  }

  @Allows('identity:review')
  @RequiresStepUp('people in production')
  @Mutation(() => IdentityCase, {
    description:
      "Opens a case again that was rejected, expired or suspended, or that its person submitted three times. FORBIDDEN for one's own; CONFLICT in another state.",
  })
  reopenIdentity(
    @Arg('id', () => Int) id: number,
    @Arg('reason', () => String, { description: 'Reason, for reviewers.' }) reason: string,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<IdentityCase> {
    return services.identityReview.reopen(id, { reason }, actor);
  }

  @Allows('identity:review')
  @Query(() => IdentityDocumentFile, {
    description:
      "A document of a case; each view is recorded. NOT_FOUND if it does not exist; FORBIDDEN for one's own case.",
  })
  identityDocumentContent(
    @Arg('caseId', () => Int, { description: 'ID of the case.' }) caseId: number,
    @Arg('documentId', () => Int, { description: 'ID of the document.' }) documentId: number,
    @Ctx() { services, viewer, actor }: SignedInContext,
  ): Promise<IdentityDocumentFile> {
    return services.identityDocumentViews.read(caseId, documentId, viewer, actor);
  }
}
