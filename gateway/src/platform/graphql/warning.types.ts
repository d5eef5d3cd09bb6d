import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A reason to look at a record again, which does not keep it from being saved.' })
export class Warning {
  @Field(() => String, { description: 'For programs, such as TARGET_BELOW_FUNDED.' })
  code!: string;

  @Field(() => String, { description: 'The field that it is about.' })
  field!: string;

  @Field(() => String, { description: 'In Spanish, for people.' })
  message!: string;
}

@ObjectType({
  description:
    'A reason to look at a correction again: OVERDRAWS when withdrawals that wait have no cover any longer, and those of the operation.',
})
export class CorrectionWarning extends Warning {
  @Field(() => [Int], { description: 'Ids of the withdrawals of an OVERDRAWS; empty otherwise.' })
  withdrawals!: number[];
}

@ObjectType({ description: 'What a correction would leave behind; nothing is changed.' })
export class CorrectionEffects {
  @Field(() => [CorrectionWarning], { description: 'Reasons to look at it again.' })
  warnings!: CorrectionWarning[];
}
