import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../context';
import { TrackRecord } from './track-record.types';

@Resolver()
export class TrackRecordResolver {
  @Query(() => TrackRecord, {
    description:
      'Promised and actual results for every project. Public: contains rates and counts, but no data about individuals.',
  })
  trackRecord(@Ctx() { services }: Context): Promise<TrackRecord> {
    return services.trackRecord.get();
  }
}
