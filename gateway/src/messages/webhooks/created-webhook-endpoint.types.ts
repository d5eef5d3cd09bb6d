import { Field, ObjectType } from 'type-graphql';
import { WebhookEndpoint } from './webhook-endpoint.entity';

@ObjectType({ description: 'A webhook endpoint with its new secret, which is shown only now.' })
export class CreatedWebhookEndpoint extends WebhookEndpoint {
  @Field(() => String, {
    name: 'secret',
    description: 'Verifies signatures: whsec_ and base64. It cannot be read again.',
  })
  newSecret!: string;
}
