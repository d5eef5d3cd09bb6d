import { postUpdateFields, type PostInput as PostValues } from '@cimiento/contracts/fields';
import { postUpdateSchema } from '@cimiento/contracts/schemas';
import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allows } from '../../platform/request';
import { getRevision } from '../../platform/database/revision';
import type { Context, SignedInContext } from '../context';
import { createInputType, Deletion, publicListLimit, RecordsArgs, toPublicPage } from '../../platform/graphql';
import { revisionTexts } from '../../platform/graphql/revision';
import { Post } from './post.entity';
import { PostList, PostListArgs } from './posts.list';

const PostInput = createInputType(
  'PostInput',
  'An article as entered by an administrator, with all its fields. `imageUrl` may be null only in an update.',
  postUpdateFields,
  { schema: postUpdateSchema },
);

@Resolver(() => Post)
export class PostsResolver {
  @FieldResolver(() => String, { description: revisionTexts.field })
  revision(@Root() record: Post): string {
    return getRevision(record);
  }

  @Query(() => [Post], { description: `Articles ordered by ID, at most ${publicListLimit} at a time. Public.` })
  posts(@Args(() => RecordsArgs) page: RecordsArgs, @Ctx() context: Context): Promise<Post[]> {
    return context.services.posts.lists.listAfter(context.readBy, toPublicPage(page, context));
  }

  @Query(() => Int, { description: 'Total number of articles that `posts` lists across all pages. Public.' })
  postCount(@Args(() => RecordsArgs) request: RecordsArgs, @Ctx() { services, readBy }: Context): Promise<number> {
    return services.posts.lists.countRecords(readBy, request);
  }

  @Allows('content:write', 'audit:read')
  @Query(() => Post, { description: 'An article. NOT_FOUND if it does not exist.' })
  adminPost(@Arg('id', () => Int) id: number, @Ctx() { services }: Context): Promise<Post> {
    return services.posts.get(id);
  }

  @Allows('content:write', 'audit:read')
  @Query(() => PostList, { description: 'A page of articles, searchable by title, slug or excerpt.' })
  adminPosts(@Args(() => PostListArgs) request: PostListArgs, @Ctx() { services, readBy }: Context): PostList {
    return new PostList(services.posts.lists.getPage(readBy, request));
  }

  @Allows('content:write')
  @Mutation(() => Post, {
    description:
      'Publishes an article. CONFLICT if the slug is taken. A retry with the same Idempotency-Key header returns the first result.',
  })
  createPost(@Arg('input', () => PostInput) input: PostValues, @Ctx() context: SignedInContext): Promise<Post> {
    return context.services.posts.create(input, context.actor);
  }

  @Allows('content:write')
  @Mutation(() => Post, {
    description: 'Replaces the values of an article. NOT_FOUND if it does not exist, CONFLICT if the slug is taken.',
  })
  updatePost(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => PostInput) input: PostValues,
    @Arg('revision', () => String, { nullable: true, description: revisionTexts.argument })
    revision: string | undefined,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<Post> {
    return services.posts.update(id, input, actor, revision);
  }

  @Allows('content:write')
  @Mutation(() => Deletion, { description: 'Deletes an article. NOT_FOUND if it does not exist.' })
  async deletePost(
    @Arg('id', () => Int) id: number,
    @Arg('revision', () => String, { nullable: true, description: revisionTexts.argument })
    revision: string | undefined,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<Deletion> {
    return { id: await services.posts.delete(id, actor, revision) };
  }
}
