import type { IdentityDocumentKind, IdentityDocumentState } from '@cimiento/contracts';
import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql';
import { IdentityDocumentKindEnum, IdentityDocumentStateEnum } from '../records';

@ObjectType({
  description: 'A link with which a phone uploads documents of an identity. Its token is readable only here.',
})
export class IdentityPhoneLink {
  @Field(() => String, {
    description: 'Token, which opens the link once: `/identity/telefono#token=…` is its page.',
  })
  token!: string;

  @Field(() => DateTimeScalar, { description: 'Time until which it can be opened.' })
  expiresAt!: Date;
}

@ObjectType({ description: 'A document that a phone may upload.' })
export class IdentityPhoneDocument {
  @Field(() => IdentityDocumentKindEnum)
  kind!: IdentityDocumentKind;

  @Field(() => IdentityDocumentStateEnum, { nullable: true, description: 'State; null before it was uploaded.' })
  state!: IdentityDocumentState | null;

  @Field(() => Boolean, { description: 'Whether the identity can be submitted without it.' })
  isOptional!: boolean;
}

@ObjectType({
  description: 'Access of a phone that opened a link: documents to upload, and nothing else of the identity.',
})
export class IdentityPhone {
  @Field(() => [IdentityPhoneDocument], {
    description: 'Documents that are wanted, and those that may shorten the review.',
  })
  documents!: IdentityPhoneDocument[];

  @Field(() => DateTimeScalar, { description: 'Time until which the phone can upload.' })
  expiresAt!: Date;
}
