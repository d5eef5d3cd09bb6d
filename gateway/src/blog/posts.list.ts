import { ArgsType, Field, ObjectType } from 'type-graphql';
import type { Database } from '../database';
import type { Listing } from '../database/list/list';
import { alphabetical } from '../database/list/text-search';
import { ListArgs, sortEnum } from '../graphql/list.inputs';
import { listedType } from '../graphql/listed.type';
import { Post } from './post.entity';

const PostSortEnum = sortEnum('PostSort', 'id', 'title', 'slug');
export type PostSort = keyof typeof PostSortEnum;

@ArgsType()
export class PostListArgs extends ListArgs {
  @Field(() => PostSortEnum, { defaultValue: 'id' })
  sort!: PostSort;
}

@ObjectType({ description: 'One page of a list.' })
export class PostList extends listedType(Post) {}

/** Articles as the back office lists them, searched by title, slug or excerpt. */
export const postListing = (kind: Database['kind']): Listing<Post, PostSort> => ({
  entity: Post,
  sorts: { id: 'item.id', title: alphabetical(kind, 'item.title'), slug: 'item.slug' },
  found: (contains) => ['item.title', 'item.slug', 'item.excerpt'].map(contains),
});
