import { findEventPermission, hasPermission, webhookTestEvent } from '@cimiento/contracts';
import { webhookEndpointFields } from '@cimiento/contracts/fields';
import { webhookEndpointSchema } from '@cimiento/contracts/schemas';
import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Allows, Guarded } from '../../platform/request';
import { DateTimeScalar, Deletion } from '../../platform/graphql';
import { revisionTexts } from '../../platform/graphql/revision';
import { hasScope } from '../../access/guards/auth-checker';
import { RequiresStepUp } from '../../access/guards/step-up';
import type { Context, SignedInContext } from '../context';
import { variableSchemas } from '../../platform/graphql/variables';
import { User } from '../../access/records';
import { WebhookDelivery } from './webhook-delivery.types';
import { WebhookDeliveryList, WebhookDeliveryListArgs, WebhookDeliveryPageArgs } from './webhook-deliveries.list';
import { WebhookEndpoint } from './webhook-endpoint.entity';
import { toBody } from './number-events';
import { getWebhookId } from './webhook-handler';
import { getEndpointRevision } from './webhooks.service';

@InputType('WebhookEndpointInput', { description: 'A URL that receives events.' })
class WebhookEndpointInput {
  @Field(() => String, { description: 'Public HTTPS URL to which events are sent by POST.' })
  url!: string;

  @Field(() => [String], {
    description: 'Events that the endpoint receives, for example `payment.paid`; at least one.',
  })
  events!: string[];

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => Boolean, { nullable: true, description: webhookEndpointFields.enabled.description })
  enabled?: boolean | null;
}
variableSchemas.set('WebhookEndpointInput', webhookEndpointSchema);

@ObjectType({ description: 'A webhook endpoint with its new secret, which is shown only once.' })
class CreatedWebhookEndpoint extends WebhookEndpoint {
  @Field(() => String, {
    name: 'secret',
    description: 'Secret used to verify signatures: `whsec_` followed by base64. The secret cannot be retrieved again.',
  })
  newSecret!: string;
}

const toCreated = ({ record, secret }: { record: WebhookEndpoint; secret: string }): CreatedWebhookEndpoint =>
  Object.assign(new CreatedWebhookEndpoint(), record, { newSecret: secret });

@Resolver(() => WebhookEndpoint)
export class WebhooksResolver {
  @FieldResolver(() => User, { nullable: true, description: 'The administrator who created it.' })
  author(@Root() { createdBy }: WebhookEndpoint, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.user.load(createdBy);
  }

  @FieldResolver(() => String, { description: revisionTexts.field })
  revision(@Root() endpoint: WebhookEndpoint): string {
    return getEndpointRevision(endpoint);
  }

  @Allows('webhooks:read', 'webhooks:write')
  @Query(() => [WebhookEndpoint], { description: 'All webhook endpoints, ordered by ID, without their secrets.' })
  webhookEndpoints(@Ctx() { services }: Context): Promise<WebhookEndpoint[]> {
    return services.webhooks.list();
  }

  @Allows('webhooks:read', 'webhooks:write')
  @Query(() => WebhookEndpoint, { description: 'A webhook endpoint. NOT_FOUND if it does not exist.' })
  webhookEndpoint(@Arg('id', () => Int) id: number, @Ctx() { services }: Context): Promise<WebhookEndpoint> {
    return services.webhooks.get(id);
  }

  @Allows('integrations:write')
  @RequiresStepUp()
  @Mutation(() => CreatedWebhookEndpoint, {
    description:
      'Creates a webhook endpoint. Its secret is shown only once, in this response. CONFLICT if there are too many endpoints.',
  })
  async createWebhookEndpoint(
    @Arg('input', () => WebhookEndpointInput) input: WebhookEndpointInput,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<CreatedWebhookEndpoint> {
    return toCreated(await services.webhooks.create(input, actor));
  }

  @Allows('integrations:write')
  @RequiresStepUp()
  @Mutation(() => WebhookEndpoint, {
    description: 'Replaces the values of a webhook endpoint. NOT_FOUND if it does not exist.',
  })
  updateWebhookEndpoint(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => WebhookEndpointInput) input: WebhookEndpointInput,
    @Arg('revision', () => String, { nullable: true, description: revisionTexts.argument })
    revision: string | undefined,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<WebhookEndpoint> {
    return services.webhooks.update(id, input, actor, revision);
  }

  @Allows('integrations:write')
  @RequiresStepUp()
  @Mutation(() => Deletion, {
    description: 'Deletes a webhook endpoint and its deliveries. NOT_FOUND if the endpoint does not exist.',
  })
  async deleteWebhookEndpoint(
    @Arg('id', () => Int) id: number,
    @Arg('revision', () => String, { nullable: true, description: revisionTexts.argument })
    revision: string | undefined,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<Deletion> {
    return { id: await services.webhooks.delete(id, actor, revision) };
  }

  @Allows('integrations:write')
  @RequiresStepUp()
  @Mutation(() => CreatedWebhookEndpoint, {
    description:
      'Gives a webhook endpoint a new secret, which is shown only once, in this response. A replaced secret is also used for signing for its 24 hours, however often it is replaced. NOT_FOUND if the endpoint does not exist.',
  })
  async rotateWebhookSecret(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<CreatedWebhookEndpoint> {
    return toCreated(await services.webhooks.rotateSecret(id, actor));
  }

  @Allows('webhooks:write')
  @Guarded({ record: 'own record' })
  @Mutation(() => WebhookDelivery, {
    description: 'Sends a test event. NOT_FOUND if the endpoint does not exist, CONFLICT if it is disabled.',
  })
  testWebhookEndpoint(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<WebhookDelivery> {
    return services.webhooks.test(id, actor);
  }
}

@Resolver(() => WebhookDelivery)
export class WebhookDeliveriesResolver {
  @FieldResolver(() => String, { description: 'Name of the event, for example `payment.paid`.' })
  event(@Root() { subject }: WebhookDelivery): string {
    return subject ?? '';
  }

  @FieldResolver(() => String, {
    description:
      "The request body exactly as signed and sent; without `sequence` until the first attempt; empty if the caller may not read the event's record.",
  })
  payload(@Root() { subject, payload, sequence }: WebhookDelivery, @Ctx() { key, viewer }: Context): string {
    const needed = findEventPermission(subject ?? '');
    if (needed === null) return '';
    const mayRead = key ? hasScope(key, [needed]) : hasPermission(viewer?.staffRole ?? null, [needed]);
    return mayRead || subject === webhookTestEvent ? toBody({ payload, sequence }) : '';
  }

  @FieldResolver(() => String, { description: 'The `webhook-id` header sent with every attempt.' })
  messageId(@Root() delivery: WebhookDelivery): string {
    return getWebhookId(delivery);
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'When the next attempt is due; null if there is none.',
  })
  nextAttemptAt(@Root() { status, dueAt }: WebhookDelivery): Date | null {
    return status === 'pending' && dueAt !== null ? new Date(dueAt) : null;
  }

  @Allows('webhooks:read', 'webhooks:write')
  @Query(() => [WebhookDelivery], { description: 'Webhook deliveries, ordered by ID.' })
  webhookDeliveries(
    @Args(() => WebhookDeliveryPageArgs) request: WebhookDeliveryPageArgs,
    @Ctx() { services, readBy }: Context,
  ): Promise<WebhookDelivery[]> {
    return services.webhookDeliveries.list(readBy, request);
  }

  @Allows('webhooks:read', 'webhooks:write')
  @Query(() => Int, { description: 'Total number of deliveries that `webhookDeliveries` lists across all pages.' })
  webhookDeliveryCount(
    @Args(() => WebhookDeliveryPageArgs) request: WebhookDeliveryPageArgs,
    @Ctx() { services, readBy }: Context,
  ): Promise<number> {
    return services.webhookDeliveries.count(readBy, request);
  }

  @Allows('webhooks:read', 'webhooks:write')
  @Query(() => WebhookDeliveryList, { description: 'A page of webhook deliveries, searchable by event.' })
  adminWebhookDeliveries(
    @Args(() => WebhookDeliveryListArgs) request: WebhookDeliveryListArgs,
    @Ctx() { services, readBy }: Context,
  ): WebhookDeliveryList {
    return new WebhookDeliveryList(services.webhookDeliveries.search(readBy, request));
  }

  @Allows('webhooks:write')
  @Guarded({ record: 'own record' })
  @Mutation(() => WebhookDelivery, {
    description:
      'Sends a delivery again with the same ID. NOT_FOUND if it does not exist, CONFLICT if it is being sent or its endpoint is disabled.',
  })
  replayWebhookDelivery(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<WebhookDelivery> {
    return services.webhookDeliveries.replay(id, actor);
  }
}
