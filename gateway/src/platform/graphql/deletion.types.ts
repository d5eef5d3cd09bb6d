import { Field, Int, ObjectType } from 'type-graphql';
import { Warning } from './warning.types';

@ObjectType({
  description: 'What a deletion leaves behind: OVERDRAWS when withdrawals that wait have no cover any longer.',
})
export class DeletionWarning extends Warning {
  @Field(() => [Int], { description: 'Ids of the withdrawals.' })
  withdrawals!: number[];
}

@ObjectType({ description: 'The deleted record.' })
export class Deletion {
  @Field(() => Int)
  id!: number;

  @Field(() => [DeletionWarning], { nullable: true, description: 'Of a payment; null for other records.' })
  warnings?: DeletionWarning[];
}
