import { Field, ObjectType } from 'type-graphql';
import { revisionTexts } from '../../platform/graphql/revision';
import { Consent } from '../../joining/consents/consent.entity';

@ObjectType({ description: "A user's consents." })
export class Consents {
  @Field(() => Boolean, { description: 'Whether news may be sent by e-mail.' })
  news!: boolean;

  @Field(() => [Consent], { description: 'All consents given, newest first.' })
  history!: Consent[];

  @Field(() => String, { description: revisionTexts.field })
  revision!: string;
}
