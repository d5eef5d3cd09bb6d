import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A reason to check a record, which does not prevent it from being saved.' })
export class Warning {
  @Field(() => String, { description: 'Machine-readable code, for example TARGET_BELOW_FUNDED.' })
  code!: string;

  @Field(() => String, { description: 'The field it concerns.' })
  field!: string;

  @Field(() => String, { description: 'Text in Spanish, for display.' })
  message!: string;
}

@ObjectType({
  description:
    'A reason to check a correction: OVERDRAWS if pending withdrawals are no longer covered, and warnings of the operation itself.',
})
export class CorrectionWarning extends Warning {
  @Field(() => [Int], { description: 'Ids of the withdrawals of an OVERDRAWS warning; empty otherwise.' })
  withdrawals!: number[];
}

@ObjectType({ description: 'Consequences of a correction; nothing is changed.' })
export class CorrectionEffects {
  @Field(() => [CorrectionWarning], { description: 'Reasons to check it.' })
  warnings!: CorrectionWarning[];
}
