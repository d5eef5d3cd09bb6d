import { ArgsType, ObjectType } from 'type-graphql';
import type { Database } from '../../platform/database';
import type { ListConfig } from '../../platform/database/list/list-config';
import { dictionaryOrder } from '../../platform/database/list/text-search';
import { ListArgs, listArgs, paginatedListType, sortEnum } from '../../platform/graphql';
import { Post } from './post.entity';

const PostSortEnum = sortEnum('PostSort', 'id', 'title', 'slug');
export type PostSort = keyof typeof PostSortEnum;

@ArgsType()
export class PostListArgs extends listArgs(ListArgs, { sort: PostSortEnum }) {}

@ObjectType({ description: 'One page of a list.' })
export class PostList extends paginatedListType(Post) {}

/** Articles in the back office, searched by title, slug or excerpt. */
export const postListConfig = (kind: Database['kind']): ListConfig<Post, PostSort> => ({
  entity: Post,
  sorts: { id: 'item.id', title: dictionaryOrder(kind, 'item.title'), slug: 'item.slug' },
  search: ({ contains }) => ['item.title', 'item.slug', 'item.excerpt'].map(contains),
});
