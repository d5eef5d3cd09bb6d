import { type SearchKind, searchKinds } from '@cimiento/contracts/search';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../platform/graphql';

export const SearchKindEnum = registerEnum('SearchKind', searchKinds, 'Kind of record that `searchEverything` finds.', {
  bank_line: 'A bank statement line.',
  entry: 'A ledger entry.',
});

@ObjectType({ description: 'A record found by `searchEverything`.' })
export class SearchResult {
  @Field(() => SearchKindEnum)
  kind!: SearchKind;

  @Field(() => Int, { description: 'ID of the record, unique within its kind.' })
  id!: number;

  @Field(() => String, { description: 'Name of the record, in Spanish.' })
  title!: string;

  @Field(() => String, { description: 'Distinguishing details, in Spanish.' })
  detail!: string;

  @Field(() => String, { description: 'Back-office page that shows the record.' })
  path!: string;
}

@ArgsType()
export class SearchArgs {
  @Field(() => String, {
    description: 'Words or the first letters of words, in any order; all must match. Case and accents are ignored.',
  })
  q!: string;

  @Field(() => Int, { nullable: true, description: 'Maximum number of results, 1 to 50; defaults to 20.' })
  limit!: number | null | undefined;
}
