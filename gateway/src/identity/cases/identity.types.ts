import {
  fundsOriginLabel,
  identityKinds,
  idKinds,
  pepLabel,
  type FundsOrigin,
  type IdentityKind,
  type IdentityState,
  type IdKind,
  type Pep,
} from '@cimiento/contracts';
import { identityFields, identityOwnerFields } from '@cimiento/contracts/fields';
import { identitySchema } from '@cimiento/contracts/schemas';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { CalendarDateScalar, createInputType, DateTimeScalar, MoneyScalar, registerEnum } from '../../platform/graphql';
import { revisionTexts } from '../../platform/graphql/revision';
import { variableSchemas } from '../../platform/graphql/variables';
import { IdentityStateEnum } from '../records';

export const IdentityKindEnum = registerEnum('IdentityKind', identityKinds, 'Whether a person or a company invests.');
export const IdKindEnum = registerEnum('IdKind', idKinds, 'Kind of a document of identity.', {
  cedula: 'Ecuadorian cédula, 10 digits.',
  passport: 'Passport of any country.',
  ruc: 'Ecuadorian tax number, 13 digits.',
});
export const PepEnum = registerEnum(
  'Pep',
  Object.keys(pepLabel) as Pep[],
  'Whether a person is politically exposed, or close to one.',
  {
    associate: 'A close associate is.',
    family: 'A family member is.',
    none: 'No.',
    self: 'The person is.',
  },
);
export const FundsOriginEnum = registerEnum(
  'FundsOrigin',
  Object.keys(fundsOriginLabel) as FundsOrigin[],
  'Origin of the invested money.',
);

const enums = {
  kind: IdentityKindEnum,
  idKind: IdKindEnum,
  pep: PepEnum,
  fundsOrigin: FundsOriginEnum,
};

const IdentityOwnerInput = createInputType('IdentityOwnerInput', 'An owner of a company.', identityOwnerFields, {
  enums: { idKind: IdKindEnum },
  descriptions: { percent: 'Share in percent.', name: 'Name of the owner.' },
});

const IdentityAnswers = createInputType('IdentityAnswersInput', 'Answers of an identity.', identityFields, { enums });

@InputType('IdentityInput', { description: 'Answers of a person or company, which may be incomplete.' })
export class IdentityInput extends IdentityAnswers {
  @Field(() => [IdentityOwnerInput], { defaultValue: [], description: 'Owners of a company.' })
  owners!: object[];
}
variableSchemas.set('IdentityInput', identitySchema);

@ObjectType({ description: 'An owner of a company.' })
export class IdentityOwner {
  @Field(() => String, { description: 'Name of the owner.' })
  name!: string;

  @Field(() => IdKindEnum)
  idKind!: IdKind;

  @Field(() => String, { description: 'Number of the document of identity.' })
  idNumber!: string;

  @Field(() => Float, { description: 'Share in percent.' })
  percent!: number;
}

@ObjectType({ description: 'Something that has to be corrected.' })
export class IdentityReason {
  @Field(() => String, {
    nullable: true,
    description: 'Name of an answer or kind of a document; null for the whole.',
  })
  field!: string | null;

  @Field(() => Boolean, { description: 'Whether it is about a document: the address is an answer and a document.' })
  isDocument!: boolean;

  @Field(() => String, { description: 'Reason in Spanish, as the person reads it.' })
  reason!: string;
}

@ObjectType({ description: 'Who a user is, as they answered.' })
export class Identity {
  @Field(() => IdentityStateEnum, { description: 'State; a suspended one reads `in_review`.' })
  state!: IdentityState;

  @Field(() => IdentityKindEnum, { nullable: true })
  kind!: IdentityKind | null;

  @Field(() => String, { nullable: true, description: 'Full name of the person or company.' })
  legalName!: string | null;

  @Field(() => IdKindEnum, { nullable: true })
  idKind!: IdKind | null;

  @Field(() => String, { nullable: true, description: 'Number of the document of identity.' })
  idNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'Country of residence, ISO 3166-1 alpha-2.' })
  country!: string | null;

  @Field(() => CalendarDateScalar, { nullable: true, description: 'Date of birth.' })
  birthDate!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of residence.' })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Occupation.' })
  occupation!: string | null;

  @Field(() => CalendarDateScalar, { nullable: true, description: 'Last day on which the document is valid.' })
  idExpiresOn!: string | null;

  @Field(() => String, { nullable: true, description: 'Nationality, ISO 3166-1 alpha-2.' })
  nationality!: string | null;

  @Field(() => PepEnum, { nullable: true, description: 'Whether a person is politically exposed.' })
  pep!: Pep | null;

  @Field(() => String, { nullable: true, description: 'Public office, who holds it and since when.' })
  pepDetail!: string | null;

  @Field(() => FundsOriginEnum, { nullable: true, description: 'Origin of the invested money.' })
  fundsOrigin!: FundsOrigin | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'Amount that the person expects to invest in a year.' })
  expectedYearly!: string | null;

  @Field(() => Boolean, { description: 'Whether the declaration of lawful funds is accepted.' })
  declarationAccepted!: boolean;

  @Field(() => String, { nullable: true, description: 'Legal representative of a company.' })
  representative!: string | null;

  @Field(() => String, { nullable: true, description: 'Cédula of the representative.' })
  representativeIdNumber!: string | null;

  @Field(() => CalendarDateScalar, { nullable: true, description: 'Last day of the representative’s appointment.' })
  appointmentEndsOn!: string | null;

  @Field(() => [IdentityOwner], { description: 'Owners of a company.' })
  owners!: IdentityOwner[];

  @Field(() => String, { description: revisionTexts.field })
  revision!: string;

  @Field(() => [IdentityReason], { description: 'Parts that have to be corrected, each with its reason.' })
  reasons!: IdentityReason[];

  @Field(() => [String], { description: 'Notes in Spanish on answers that are accepted.' })
  warnings!: string[];

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Last day on which the approval is valid; null without one.',
  })
  expiresOn!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the last submission; null before it.' })
  submittedAt!: Date | null;

  @Field(() => Int, { description: 'Number of times that it can still be submitted.' })
  submissionsLeft!: number;

  @Field(() => Int, { nullable: true, description: 'Place in the queue from 1; null when it does not wait.' })
  place!: number | null;
}
