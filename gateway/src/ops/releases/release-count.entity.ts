import { type ReleaseHealthMetric, releaseHealthMetrics } from '@cimiento/contracts';
import { Check, Entity, Index } from 'typeorm';
import { IdColumn, IntegerColumn, MillisecondsColumn, oneOfCheck, TextColumn } from '../../platform/database/columns';

/** Number of times that something happened to a release in an hour; values of web vitals are counted in buckets. Names nobody. */
@Entity('release_count')
@Index('UQ_release_count', ['remote', 'releaseName', 'metric', 'hourStart', 'bucket', 'page'], { unique: true })
@Index('IDX_release_count_hourStart', ['hourStart'])
@Check('CHK_release_count_metric', oneOfCheck('metric', releaseHealthMetrics))
export class ReleaseCount {
  @IdColumn()
  id!: number;

  @TextColumn(40)
  remote!: string;

  /** `<version>-<fingerprint>`. */
  @TextColumn(81)
  releaseName!: string;

  @TextColumn(20)
  metric!: ReleaseHealthMetric;

  /** Beginning of the hour, in ms since 1970. */
  @MillisecondsColumn()
  hourStart!: number;

  /** Bucket of a web vital (packages/contracts/src/ops/release-health.ts); 0 for other metrics. */
  @IntegerColumn()
  bucket!: number;

  /** Address pattern of the page; '' for web vitals, and for tabs of older shells, which name no page. */
  @TextColumn(300, { default: '' })
  page!: string;

  @IntegerColumn()
  total!: number;
}
