import { webhookEndpointFields } from '@cimiento/contracts/fields';
import { webhookEndpointSchema } from '@cimiento/contracts/schemas';
import { Field, InputType } from 'type-graphql';
import { variableSchemas } from '../../platform/graphql/variables';

@InputType('WebhookEndpointInput', { description: 'A URL that receives events.' })
export class WebhookEndpointInput {
  @Field(() => String, { description: 'Public https URL to which events are sent by POST.' })
  url!: string;

  @Field(() => [String], { description: 'Events it receives, for example payment.paid; at least one.' })
  events!: string[];

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => Boolean, { nullable: true, description: webhookEndpointFields.enabled.description })
  enabled?: boolean | null;
}
variableSchemas.set('WebhookEndpointInput', webhookEndpointSchema);
