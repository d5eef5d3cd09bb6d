import { largestPage } from '@cimiento/contracts/schemas';
import { ArgsType, Field, Int } from 'type-graphql';
import { DateTimeScalar } from './scalars';

export const searchDescription =
  'Words to search for; case and accents are ignored. People are found by the start of words, except in investments and payments; orders, withdrawals, bank lines and ledger entries also by the start of numbers and references; other texts by any part.';

/** Most rows of a public list in one answer over GraphQL. REST gives the list whole. */
export const publicListLimit = 500;

/** The page of a public list, cut to what the caller may have at once. */
export const toPublicPage = <Page extends PageArgs>(
  page: Page,
  { maxPublicRows }: { maxPublicRows: number | null },
): Page =>
  // A limit that no list takes stays as it is, to be refused.
  maxPublicRows === null || (page.limit ?? 0) > largestPage
    ? page
    : { ...page, limit: Math.min(page.limit ?? maxPublicRows, maxPublicRows) };

/** Part of a list in the order of its ids; the whole list by default. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { nullable: true, description: 'Only records after this ID.' })
  after?: number;

  @Field(() => Int, { nullable: true, description: `Maximum number of records, 1 to ${largestPage}.` })
  limit?: number;
}

/** Arguments of the lists that programs read on from the last record. Counts ignore order and page. */
@ArgsType()
export class RecordsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: searchDescription })
  search?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether to sort in descending order.' })
  descending!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Only records after this position: the value of the sort field of the last record and its ID, separated by a dot, for example `1500.00.45`. Unlike `after`, it stays valid when that record is changed or deleted. Not together with `after`.',
  })
  cursor?: string | null;
}

/** Arguments of the lists of records that know when they were last changed. */
@ArgsType()
export abstract class UpdatedRecordsArgs extends RecordsArgs {
  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Only records created or changed at or after this instant. Changes become visible only when their transaction ends, so start from one minute before your last request.',
  })
  updatedSince?: Date | null;
}
