import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../context';
import { TrackRecord } from './track-record.types';

@Resolver()
export class TrackRecordResolver {
  @Query(() => TrackRecord, {
    description: 'What every project promised and what it did. Public: rates and counts, and nothing of one person.',
  })
  trackRecord(@Ctx() { services }: Context): Promise<TrackRecord> {
    return services.trackRecord.get();
  }
}
