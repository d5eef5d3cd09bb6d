import { brand, today } from '@cimiento/contracts';
import {
  breachFields,
  consentFields,
  dataRequestDecisionFields,
  dataRequestFields,
  type BreachInput as BreachValues,
  type ConsentInput as ConsentValues,
  type DataRequestDecision,
  type DataRequestInput as DataRequestValues,
} from '@cimiento/contracts/fields';
import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Field,
  ObjectType,
} from 'type-graphql';
import { Allows, Guarded, readsUser } from '../../platform/request';
import { Consents } from './consents.types';
import { ExportsData } from '../../access/guards/exports-data';
import { RequiresStepUp } from '../../access/guards/step-up';
import { createInputType } from '../../platform/graphql';
import type { Context, SignedInContext } from '../context';
import { User } from '../../access/records';
import { DataBreach } from './data-breach.entity';
import { DataRequestListArgs, DataRequestPageArgs, DataSubjectRequestList } from './data-requests.list';
import { DataRequestKindEnum, DataSubjectRequest } from './data-subject-request.entity';

const DataRequestInput = createInputType(
  'DataRequestInput',
  "A request about one's own personal data.",
  dataRequestFields,
  { enums: { kind: DataRequestKindEnum } },
);
const DataRequestDecisionInput = createInputType(
  'DataRequestDecisionInput',
  'Explanation of the decision, which the person reads.',
  dataRequestDecisionFields,
);
const ConsentInput = createInputType('ConsentInput', 'Consents that a person can choose.', consentFields);
const BreachInput = createInputType('BreachInput', 'A breach of personal data.', breachFields);

@ObjectType({ description: 'A file with all data held about a person.' })
class DataExport {
  @Field(() => String, { description: 'Name of the file.' })
  name!: string;

  @Field(() => String)
  contentType!: string;

  @Field(() => String, { description: 'The ZIP, in base64.' })
  content!: string;
}

const toFile = (name: string, content: Buffer): DataExport => ({
  name: `${name}-${brand.name.toLowerCase()}-${today()}.zip`,
  contentType: 'application/zip',
  content: content.toString('base64'),
});

@Resolver(() => DataSubjectRequest)
export class PrivacyResolver {
  @FieldResolver(() => User, { nullable: true })
  user(@Root() { userId }: DataSubjectRequest, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.user.load(userId);
  }

  @FieldResolver()
  details(@Root() { userId, details }: DataSubjectRequest, @Ctx() { readBy }: Context): string | null {
    return readsUser(readBy, userId) ? details : null;
  }

  @Authorized()
  @Query(() => [DataSubjectRequest], {
    description: "The signed-in user's own requests about their data, newest first; at most 100.",
  })
  myDataSubjectRequests(@Ctx() { services, viewer }: SignedInContext): Promise<DataSubjectRequest[]> {
    return services.dataRequests.listOwn(viewer);
  }

  @Authorized()
  @Guarded({ notice: 'own account' })
  @Mutation(() => DataSubjectRequest, {
    description:
      "Submits a request about the signed-in user's own data. CONFLICT when a request of this kind is pending, or for a deletion while the account holds money.",
  })
  createDataSubjectRequest(
    @Arg('input', () => DataRequestInput) input: DataRequestValues,
    @Ctx() { services, viewer, actor }: SignedInContext,
  ): Promise<DataSubjectRequest> {
    return services.dataRequests.create(viewer, input, actor);
  }

  @Authorized()
  @Mutation(() => DataSubjectRequest, {
    description:
      "Cancels one of the signed-in user's own requests. NOT_FOUND for any other, CONFLICT when it was decided.",
  })
  cancelDataSubjectRequest(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, viewer, actor }: SignedInContext,
  ): Promise<DataSubjectRequest> {
    return services.dataRequests.cancel(viewer, id, actor);
  }

  @Authorized()
  @RequiresStepUp()
  @Guarded({ record: 'security event' })
  @Mutation(() => DataExport, {
    description: 'All data held about the signed-in user, as a ZIP of JSON and CSV files. Records a security event.',
  })
  async exportMyData(@Ctx() { services, viewer, actor }: SignedInContext): Promise<DataExport> {
    return toFile('mis-datos', await services.dataRequests.exportOwn(viewer, actor));
  }

  @Authorized()
  @Query(() => Consents, { description: "The signed-in user's consents." })
  myConsents(@Ctx() { services, viewer }: SignedInContext): Promise<Consents> {
    return services.consents.getOwn(viewer);
  }

  @Authorized()
  @Mutation(() => Consents, { description: 'Gives or withdraws the consents that the signed-in user can choose.' })
  saveConsents(
    @Arg('input', () => ConsentInput) input: ConsentValues,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<Consents> {
    return services.consents.set(viewer, input);
  }

  @Allows('privacy:write', 'audit:read')
  @ExportsData()
  @Query(() => [DataSubjectRequest], { description: 'All requests about personal data, by id.' })
  dataSubjectRequests(
    @Args(() => DataRequestPageArgs) page: DataRequestPageArgs,
    @Ctx() { services, readBy }: Context,
  ): Promise<DataSubjectRequest[]> {
    return services.dataRequests.lists.listAfter(readBy, page);
  }

  @Allows('privacy:write', 'audit:read')
  @Query(() => DataSubjectRequestList, {
    description: 'A page of requests about personal data, searched by user.',
  })
  adminDataSubjectRequests(
    @Args(() => DataRequestListArgs) request: DataRequestListArgs,
    @Ctx() { services, readBy }: Context,
  ): DataSubjectRequestList {
    return new DataSubjectRequestList(services.dataRequests.lists.getPage(readBy, request));
  }

  @Allows('privacy:write')
  @RequiresStepUp()
  @Guarded({ record: 'security event' })
  @Mutation(() => DataExport, {
    description:
      "All data held about the person of a pending request, as a ZIP of JSON and CSV files. Records a security event. NOT_FOUND for an unknown request, FORBIDDEN for one's own, CONFLICT when it was already decided.",
  })
  async exportDataSubjectRequest(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<DataExport> {
    return toFile(`datos-solicitud-${id}`, await services.dataRequests.exportFor(id, actor));
  }

  @Allows('privacy:write')
  @RequiresStepUp()
  @Guarded({ notice: 'account' })
  @Mutation(() => DataSubjectRequest, {
    description:
      "Completes a request; for a deletion, erases the person. FORBIDDEN for one's own, CONFLICT when it was decided differently or the account holds money.",
  })
  completeDataSubjectRequest(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => DataRequestDecisionInput) input: DataRequestDecision,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<DataSubjectRequest> {
    return services.dataRequests.complete(id, input, actor);
  }

  @Allows('privacy:write')
  @RequiresStepUp()
  @Guarded({ notice: 'account' })
  @Mutation(() => DataSubjectRequest, {
    description:
      "Refuses a request and states the reason. FORBIDDEN for one's own, CONFLICT when it was already decided.",
  })
  rejectDataSubjectRequest(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => DataRequestDecisionInput) input: DataRequestDecision,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<DataSubjectRequest> {
    return services.dataRequests.reject(id, input, actor);
  }

  @Allows('privacy:write', 'audit:read')
  @Query(() => [DataBreach], {
    description: 'The register of breaches of personal data: the latest 200, newest first.',
  })
  dataBreaches(@Ctx() { services }: Context): Promise<DataBreach[]> {
    return services.breaches.list();
  }

  @Allows('privacy:write')
  @Mutation(() => DataBreach, { description: 'Registers a breach of personal data.' })
  createDataBreach(
    @Arg('input', () => BreachInput) input: BreachValues,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<DataBreach> {
    return services.breaches.create(input, actor);
  }

  @Allows('privacy:write')
  @Mutation(() => DataBreach, { description: 'Corrects the entry of a breach. NOT_FOUND when it does not exist.' })
  updateDataBreach(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => BreachInput) input: BreachValues,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<DataBreach> {
    return services.breaches.update(id, input, actor);
  }
}
