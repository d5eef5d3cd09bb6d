import { type SearchKind, searchKinds } from '@cimiento/contracts/search';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../platform/graphql';

export const SearchKindEnum = registerEnum(
  'SearchKind',
  searchKinds,
  'Kind of record found by a search of everything.',
  {
    bank_line: "A line of a bank's statement.",
    entry: 'A ledger entry.',
  },
);

@ObjectType({ description: 'A record found by a search of everything.' })
export class SearchResult {
  @Field(() => SearchKindEnum)
  kind!: SearchKind;

  @Field(() => Int, { description: 'Id of the record within its kind.' })
  id!: number;

  @Field(() => String, { description: 'Name of the record, in Spanish.' })
  title!: string;

  @Field(() => String, { description: 'Distinguishing details, in Spanish.' })
  detail!: string;

  @Field(() => String, { description: 'Back office page that shows it.' })
  path!: string;
}

@ArgsType()
export class SearchArgs {
  @Field(() => String, {
    description: 'Words or their beginnings, in any order; case and accents are ignored; all must match.',
  })
  q!: string;

  @Field(() => Int, { nullable: true, description: '1 to 50; 20 unless stated.' })
  limit!: number | null | undefined;
}
