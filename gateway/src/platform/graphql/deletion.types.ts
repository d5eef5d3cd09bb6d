import { Field, Int, ObjectType } from 'type-graphql';
import { CorrectionWarning } from './warning.types';

@ObjectType({ description: 'The deleted record.' })
export class Deletion {
  @Field(() => Int)
  id!: number;

  @Field(() => [CorrectionWarning], {
    nullable: true,
    description: 'Warnings about a deleted payment; null for other records.',
  })
  warnings?: CorrectionWarning[];
}
