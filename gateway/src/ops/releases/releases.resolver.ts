import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Allows } from '../../platform/request';
import type { Context } from '../context';
import { Release, ReleaseHealth, Remote } from './releases.types';
import { RenderError } from './render-error.entity';

/** Most remotes in one answer. */
const maxRemotes = 20;

@Resolver()
export class RemotesResolver {
  @Allows('settings:write', 'audit:read')
  @Query(() => [Remote], { description: 'The live release, canary and latest steps of every remote.' })
  remotes(
    @Ctx() { services }: Context,
    @Arg('limit', () => Int, {
      defaultValue: maxRemotes,
      description: 'Maximum number of remotes to return, up to 20; remotes are ordered by name.',
    })
    limit: number,
  ): Promise<Remote[]> {
    return services.releases.listRemotes(Math.min(limit, maxRemotes));
  }
}

@Resolver(() => Release)
export class ReleasesResolver {
  @FieldResolver(() => ReleaseHealth, { description: 'Health of the release in browsers over the last seven days.' })
  health(@Root() release: Release, @Ctx() { services }: Context): Promise<ReleaseHealth> {
    return services.releases.getHealth(release);
  }

  @FieldResolver(() => [RenderError], {
    description: "Errors in the release's pages in the last 30 days, most frequent first.",
  })
  errors(@Root() release: Release, @Ctx() { services }: Context): Promise<RenderError[]> {
    return services.releases.listErrors(release);
  }
}

@Resolver(() => RenderError)
export class RenderErrorsResolver {
  @FieldResolver(() => String, {
    description: 'Stack trace in the source code, with the file, line and column of each frame, innermost frame first.',
  })
  sourceStack(@Root() error: RenderError, @Ctx() { services }: Context): string {
    return services.releases.mapStack(error);
  }
}
