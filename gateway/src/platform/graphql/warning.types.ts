import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A reason to check a record; it does not prevent the record from being saved.' })
export class Warning {
  @Field(() => String, { description: 'Machine-readable code, for example TARGET_BELOW_FUNDED.' })
  code!: string;

  @Field(() => String, { description: 'The field that the warning concerns.' })
  field!: string;

  @Field(() => String, { description: 'Text in Spanish, for display.' })
  message!: string;
}

@ObjectType({
  description:
    'A reason to review a correction: OVERDRAWS if pending withdrawals are no longer covered, or a warning specific to the operation.',
})
export class CorrectionWarning extends Warning {
  @Field(() => [Int], {
    description: 'IDs of the withdrawals affected by an OVERDRAWS warning; empty for other warnings.',
  })
  withdrawals!: number[];
}

@ObjectType({ description: 'Effects of a correction, calculated without changing anything.' })
export class CorrectionEffects {
  @Field(() => [CorrectionWarning], { description: 'Warnings to review before proceeding.' })
  warnings!: CorrectionWarning[];
}
