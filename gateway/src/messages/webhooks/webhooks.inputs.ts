import { webhookEndpointFields } from '@cimiento/contracts/fields';
import { Field, InputType } from 'type-graphql';

@InputType('WebhookEndpointInput', { description: 'An address that is told of events.' })
export class WebhookEndpointInput {
  @Field(() => String, { description: 'Where events are sent by POST: https, and public.' })
  url!: string;

  @Field(() => [String], { description: 'What it is told of, such as payment.paid; at least one.' })
  events!: string[];

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => Boolean, { nullable: true, description: webhookEndpointFields.enabled.description })
  enabled?: boolean | null;
}
