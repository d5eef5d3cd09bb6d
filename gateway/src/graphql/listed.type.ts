import { type ClassType, Field, Int, ObjectType } from 'type-graphql';
import type { Listed } from '../database/list/list';

/** What the GraphQL type of one page of a list is made from: `items` and `total` are each read only when asked for. */
export function listedType<T extends object>(item: ClassType<T>): new (list: Listed<T>) => object {
  @ObjectType()
  class ListedType {
    constructor(private readonly list: Listed<T>) {}

    @Field(() => [item], { description: 'The rows of this page.' })
    items(): Promise<T[]> {
      return this.list.items();
    }

    @Field(() => Int, { description: 'Rows on all pages.' })
    total(): Promise<number> {
      return this.list.total();
    }
  }
  return ListedType;
}
