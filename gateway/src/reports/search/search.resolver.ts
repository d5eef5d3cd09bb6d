import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Allows } from '../../platform/request';
import type { SignedInContext } from '../context';
import { SearchArgs, SearchResult } from './search.types';

@Resolver()
export class SearchResolver {
  @Allows('admin')
  @Query(() => [SearchResult], {
    description:
      'Records of all kinds that the caller may read, grouped by kind, newest first. Not available to API keys. VALIDATION_FAILED if `q` is empty or too long, or if `limit` is out of range.',
  })
  searchEverything(@Args(() => SearchArgs) args: SearchArgs, @Ctx() context: SignedInContext): Promise<SearchResult[]> {
    return context.services.search.search(args, context.viewer.staffRole);
  }
}
