import {
  type MatchDecision,
  type ScreeningListKind,
  identityDecisions,
  type IdentityDecision,
} from '@cimiento/contracts';
import {
  identityAnswerReasonFields,
  identityDecisionFields,
  identityDocumentDecisionFields,
  identityMissingDocumentFields,
} from '@cimiento/contracts/fields';
import { identityDecisionSchema } from '@cimiento/contracts/schemas';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { createInputType, DateTimeScalar, registerEnum } from '../../platform/graphql';
import { variableSchemas } from '../../platform/graphql/variables';
import {
  identityDecisionKinds,
  IdentityDocumentKindEnum,
  MatchDecisionEnum,
  ScreeningListKindEnum,
  type IdentityDecisionKind,
} from '../records';

export const IdentityDecisionEnum = registerEnum('IdentityDecision', identityDecisions, 'Decision about a case.', {
  approve: 'The person is who they say.',
  needs_more: 'Something has to be corrected.',
  reject: 'The person is refused.',
});
export type { IdentityDecision };

export const IdentityDecisionKindEnum = registerEnum(
  'IdentityDecisionKind',
  identityDecisionKinds,
  'Step of the case of an identity.',
  {
    approved: 'It was approved.',
    claimed: 'A reviewer claimed it.',
    expired: 'Its approval ended.',
    match_other: 'A possible match is another person.',
    match_same: 'A possible match is the same person.',
    needs_more: 'It was sent back.',
    proposed: 'A reviewer asked for its approval by a second one.',
    rejected: 'It was rejected.',
    reopened: 'It was opened again.',
    submitted: 'Its person submitted it.',
    suspended: 'It was suspended.',
  },
);

const IdentityDocumentDecisionInput = createInputType(
  'IdentityDocumentDecisionInput',
  'Decision about one document.',
  identityDocumentDecisionFields,
);
const IdentityAnswerReasonInput = createInputType(
  'IdentityAnswerReasonInput',
  'An answer that has to be corrected.',
  identityAnswerReasonFields,
  { descriptions: { field: 'Name of the answer.' } },
);
const IdentityMissingDocumentInput = createInputType(
  'IdentityMissingDocumentInput',
  'A document that was never sent, and is needed.',
  identityMissingDocumentFields,
  { enums: { kind: IdentityDocumentKindEnum } },
);
const IdentityDecisionBase = createInputType(
  'IdentityDecisionBaseInput',
  'Decision about a case without its parts.',
  identityDecisionFields,
  { enums: { decision: IdentityDecisionEnum } },
);

@InputType('IdentityDecisionInput', { description: 'Decision about the case of an identity.' })
export class IdentityDecisionInput extends IdentityDecisionBase {
  @Field(() => [IdentityDocumentDecisionInput], {
    nullable: true,
    description: 'Decision about each current document.',
  })
  documents?: object[] | null;

  @Field(() => [IdentityAnswerReasonInput], {
    nullable: true,
    description: 'Answers that have to be corrected.',
  })
  answers?: object[] | null;

  @Field(() => [IdentityMissingDocumentInput], {
    nullable: true,
    description: 'Documents that were never sent, and are needed.',
  })
  missingDocuments?: object[] | null;
}
variableSchemas.set('IdentityDecisionInput', identityDecisionSchema);

@ObjectType('RiskFactor', { description: 'A factor of the risk of a person, as it was assessed.' })
export class RiskFactorView {
  @Field(() => String, { description: 'Name of the factor, a kind of figure that the law or the installation sets.' })
  factor!: string;

  @Field(() => String, { description: 'Label in Spanish.' })
  label!: string;

  @Field(() => Int, { description: 'Points that it adds.' })
  points!: number;
}

@ObjectType('IdentityMatch', { description: 'A possible match of a person with an entry of a list.' })
export class IdentityMatchView {
  @Field(() => Int)
  id!: number;

  @Field(() => String, { description: 'Name on the list.' })
  name!: string;

  @Field(() => ScreeningListKindEnum, { description: 'List that has the entry.' })
  list!: ScreeningListKind;

  @Field(() => Float, { description: 'Likeness from 0 to 1.' })
  score!: number;

  @Field(() => MatchDecisionEnum, { nullable: true, description: 'Decision; null until a reviewer decided.' })
  decision!: MatchDecision | null;

  @Field(() => String, { nullable: true, description: 'Reason of the decision; null without one.' })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: 'Date of birth on the list, as it is written there.' })
  entryBirthDate!: string | null;

  @Field(() => String, { nullable: true, description: 'Country on the list, as it is written there.' })
  entryCountry!: string | null;
}

@ObjectType({ description: 'A step of the case of an identity.' })
export class IdentityStep {
  @Field(() => IdentityDecisionKindEnum, { description: 'Kind of step.' })
  kind!: IdentityDecisionKind;

  @Field(() => String, { nullable: true, description: 'Name of its author; null where the product acted.' })
  authorName!: string | null;

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => String, { description: 'Versions of the lists in use at that moment, for example `ofac 12, un 4`.' })
  lists!: string;

  @Field(() => String, { nullable: true, description: 'Reason; null without one.' })
  reason!: string | null;
}

@ObjectType({ description: 'A document of an identity as a reviewer sees it.' })
export class IdentityDocumentFile {
  @Field(() => String)
  fileName!: string;

  @Field(() => String)
  contentType!: string;

  @Field(() => String, { description: 'File, encoded in base64; a picture names its viewer and the time.' })
  base64!: string;
}
