import { defaultListPage, largestListPage } from '@cimiento/contracts/schemas';
import { ArgsType, Field, Int, registerEnumType } from 'type-graphql';

/** Arguments of every list of the back office. */
@ArgsType()
export abstract class ListArgs {
  @Field(() => String, { nullable: true, description: 'Words to search for; case and accents are ignored.' })
  search?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether to sort in descending order.' })
  descending!: boolean;

  @Field(() => Int, { defaultValue: 0, description: 'Rows to skip.' })
  offset!: number;

  @Field(() => Int, { defaultValue: defaultListPage, description: `Rows of the page, 1 to ${largestListPage}.` })
  limit!: number;
}

/** Creates and registers the enum of a list's sort orders. */
export function sortEnum<T extends string>(name: string, ...values: readonly T[]): { [K in T]: K } {
  const members = Object.fromEntries(values.map((value) => [value, value])) as { [K in T]: K };
  registerEnumType(members, { name, description: 'What a list is sorted by. Ties are sorted by id.' });
  return members;
}
