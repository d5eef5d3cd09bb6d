import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../graphql/context';
import { PageArgs } from '../graphql/page.inputs';
import { Post } from './post.entity';

@Resolver()
export class PostsResolver {
  @Query(() => [Post], { description: 'Every article, by id.' })
  posts(@Args(() => PageArgs) page: PageArgs, @Ctx() { services }: GatewayContext): Promise<Post[]> {
    return services.posts.list(page);
  }
}
