import type { Reader } from '../../platform/request';
import type { ThresholdRow } from './thresholds.types';

/** Deposits that reach the reporting threshold. */
export class ThresholdsService {
  list(_input: unknown, _readBy: Reader): Promise<ThresholdRow[]> {
    return Promise.reject(new Error('not yet'));
  }
}
