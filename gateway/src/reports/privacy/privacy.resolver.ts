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
import { revisionTexts } from '../../platform/graphql/revision';
import type { Context, SignedInContext } from '../context';
import { User } from '../../access/records';
import { DataBreach } from './data-breach.entity';
import { DataRequestListArgs, DataRequestPageArgs, DataSubjectRequestList } from './data-requests.list';
import { DataRequestKindEnum, DataSubjectRequest } from './data-subject-request.entity';

const DataRequestInput = createInputType(
  'DataRequestInput',
  "A user's request concerning their own personal data.",
  dataRequestFields,
  { enums: { kind: DataRequestKindEnum } },
);
const DataRequestDecisionInput = createInputType(
  'DataRequestDecisionInput',
  'Explanation of the decision, for the user to read.',
  dataRequestDecisionFields,
);
const ConsentInput = createInputType('ConsentInput', 'Consents that a user can choose to give.', consentFields);
const BreachInput = createInputType('BreachInput', 'A personal data breach.', breachFields);

@ObjectType({ description: 'A file with all the data held about a user.' })
class DataExport {
  @Field(() => String, { description: 'Name of the file.' })
  name!: string;

  @Field(() => String)
  contentType!: string;

  @Field(() => String, { description: 'ZIP file, encoded in base64.' })
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
    description: "The signed-in user's requests about their own personal data, newest first; at most 100.",
  })
  myDataSubjectRequests(@Ctx() { services, viewer }: SignedInContext): Promise<DataSubjectRequest[]> {
    return services.dataRequests.listOwn(viewer);
  }

  @Authorized()
  @Guarded({ notice: 'own account' })
  @Mutation(() => DataSubjectRequest, {
    description:
      "Submits a request about the signed-in user's own data. CONFLICT if a request of the same kind is pending, or if a deletion is requested while the account holds money.",
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
      "Cancels one of the signed-in user's own requests. NOT_FOUND for any other request, CONFLICT if it was already decided.",
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
    description:
      'Exports all data held about the signed-in user, as a ZIP of JSON and CSV files. Records a security event.',
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
  @Mutation(() => Consents, {
    description: 'Gives or withdraws the consents that are optional for the signed-in user.',
  })
  saveConsents(
    @Arg('input', () => ConsentInput) input: ConsentValues,
    @Arg('revision', () => String, { nullable: true, description: revisionTexts.argument })
    revision: string | undefined,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<Consents> {
    return services.consents.set(viewer, input, revision);
  }

  @Allows('privacy:write', 'audit:read')
  @ExportsData()
  @Query(() => [DataSubjectRequest], { description: 'All requests about personal data, ordered by ID.' })
  dataSubjectRequests(
    @Args(() => DataRequestPageArgs) page: DataRequestPageArgs,
    @Ctx() { services, readBy }: Context,
  ): Promise<DataSubjectRequest[]> {
    return services.dataRequests.lists.listAfter(readBy, page);
  }

  @Allows('privacy:write', 'audit:read')
  @Query(() => DataSubjectRequestList, {
    description: 'A page of requests about personal data, searchable by user.',
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
      "Exports all data held about the user who made a pending request, as a ZIP of JSON and CSV files. Records a security event. NOT_FOUND for an unknown request, FORBIDDEN for one's own request, CONFLICT if it was already decided.",
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
      "Completes a request; a deletion request erases the user. FORBIDDEN for one's own request, CONFLICT if it was decided differently or the account holds money.",
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
      "Rejects a request and states the reason. FORBIDDEN for one's own request, CONFLICT if it was already decided.",
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
    description: 'The register of personal data breaches: the latest 200, newest first.',
  })
  dataBreaches(@Ctx() { services }: Context): Promise<DataBreach[]> {
    return services.breaches.list();
  }

  @Allows('privacy:write')
  @Mutation(() => DataBreach, { description: 'Registers a personal data breach.' })
  createDataBreach(
    @Arg('input', () => BreachInput) input: BreachValues,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<DataBreach> {
    return services.breaches.create(input, actor);
  }

  @Allows('privacy:write')
  @Mutation(() => DataBreach, { description: 'Corrects the record of a data breach. NOT_FOUND if it does not exist.' })
  updateDataBreach(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => BreachInput) input: BreachValues,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<DataBreach> {
    return services.breaches.update(id, input, actor);
  }
}
