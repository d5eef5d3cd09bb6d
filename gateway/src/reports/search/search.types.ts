import { type SearchKind, searchKinds } from '@cimiento/contracts/search';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../platform/graphql/register-enum';

export const SearchKindEnum = registerEnum('SearchKind', searchKinds, 'What a search of everything finds.', {
  bank_line: "A line of a bank's statement.",
  entry: 'An entry of the ledger.',
});

@ObjectType({ description: 'A record that a search of everything found.' })
export class SearchResult {
  @Field(() => SearchKindEnum)
  kind!: SearchKind;

  @Field(() => Int, { description: 'Of the record, among those of its kind.' })
  id!: number;

  @Field(() => String, { description: 'What it is called, in Spanish.' })
  title!: string;

  @Field(() => String, { description: 'What tells it from others, in Spanish.' })
  detail!: string;

  @Field(() => String, { description: 'The page of the back office that shows it.' })
  path!: string;
}

@ArgsType()
export class SearchArgs {
  @Field(() => String, {
    description: 'Words or their beginnings, in any order, case and accents aside; all must match.',
  })
  q!: string;

  @Field(() => Int, { nullable: true, description: '1 to 50; 20 if missing.' })
  limit!: number | null | undefined;
}
