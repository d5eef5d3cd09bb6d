import { webhookEndpointFields } from '@cimiento/contracts/fields';
import { webhookEndpointSchema } from '@cimiento/contracts/schemas';
import { Field, InputType } from 'type-graphql';
import { variableSchemas } from '../../platform/graphql/variables';

@InputType('WebhookEndpointInput', { description: 'A URL that receives events.' })
export class WebhookEndpointInput {
  @Field(() => String, { description: 'Where events are sent by POST: https, and public.' })
  url!: string;

  @Field(() => [String], { description: 'The events that it receives, such as payment.paid; at least one.' })
  events!: string[];

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => Boolean, { nullable: true, description: webhookEndpointFields.enabled.description })
  enabled?: boolean | null;
}
variableSchemas.set('WebhookEndpointInput', webhookEndpointSchema);
