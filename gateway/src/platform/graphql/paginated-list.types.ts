import { type ClassType, Ctx, Field, Int, ObjectType } from 'type-graphql';
import type { PaginatedList, PaginatedMoney } from '../database/list/list-config';
import { SignedMoneyScalar } from './scalars';

/** The loaders of a request, of which a page keeps what its rows refer to. */
type ContextWithLoaders = { loaders: Record<string, { keep: (record: object) => void } | undefined> };

/** Base class of the GraphQL type of one page of a list. Each field is read only if it is selected. */
export function paginatedListType<T extends object>(item: ClassType<T>): new (list: PaginatedList<T>) => object {
  @ObjectType()
  class PaginatedListType {
    constructor(private readonly list: PaginatedList<T>) {}

    @Field(() => [item], { description: 'Rows on this page.' })
    items(@Ctx() { loaders }: ContextWithLoaders): Promise<T[]> {
      return this.list.items((name, record) => loaders[name]?.keep(record));
    }

    @Field(() => Int, {
      description:
        'Total number of rows on all pages, counted up to 10,000 (1,000 for ledger entries) or to the end of this page, whichever is larger.',
    })
    total(): Promise<number> {
      return this.list.total();
    }

    @Field(() => Boolean, { description: 'Whether there are more rows than `total` indicates.' })
    totalIsCapped(): Promise<boolean> {
      return this.list.totalIsCapped();
    }
  }
  return PaginatedListType;
}

/** Base class of the GraphQL type of one page of a list of money. */
export function moneyListType<T extends object>(item: ClassType<T>): new (list: PaginatedMoney<T>) => object {
  @ObjectType()
  class MoneyListType extends paginatedListType(item) {
    constructor(private readonly moneyList: PaginatedMoney<T>) {
      super(moneyList);
    }

    @Field(() => SignedMoneyScalar, {
      nullable: true,
      description: 'Sum of the rows on all pages, in US dollars; null if `totalIsCapped` is true.',
    })
    sum(): Promise<string | null> {
      return this.moneyList.sum();
    }
  }
  return MoneyListType;
}
