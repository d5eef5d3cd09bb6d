import { defaultListPage } from '@cimiento/contracts/schemas';
import { ArgsType, Field, Int, registerEnumType } from 'type-graphql';

/** What every list of the back office can be asked. */
@ArgsType()
export abstract class ListArgs {
  @Field(() => String, { nullable: true, description: 'Words to look for, whatever their case and accents.' })
  search?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether the order is turned round.' })
  descending!: boolean;

  @Field(() => Int, { defaultValue: 0, description: 'Rows to leave out before the first.' })
  offset!: number;

  @Field(() => Int, { defaultValue: defaultListPage, description: 'Rows of one page, from 1 to 100.' })
  limit!: number;
}

/** The rows of a list after one of them, by id. */
@ArgsType()
export abstract class FollowingArgs {
  @Field(() => String, { nullable: true, description: 'Words to look for, whatever their case and accents.' })
  search?: string | null;

  @Field(() => Int, { defaultValue: 0, description: 'Rows after this id.' })
  after!: number;
}

/** An enum of what a list can be sorted by. */
export function sortEnum<T extends string>(name: string, ...values: readonly T[]): { [K in T]: K } {
  const members = Object.fromEntries(values.map((value) => [value, value])) as { [K in T]: K };
  registerEnumType(members, { name, description: 'What a list is sorted by; ties go by id.' });
  return members;
}
