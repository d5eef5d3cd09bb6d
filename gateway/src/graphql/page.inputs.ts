import { largestPage } from '@cimiento/contracts/schemas';
import { ArgsType, Field, Int } from 'type-graphql';

/** Part of a list in the order of its ids; the whole list by default. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { nullable: true, description: 'Only records after this id.' })
  after?: number;

  @Field(() => Int, { nullable: true, description: `At most this many, 1 to ${largestPage}.` })
  limit?: number;
}
