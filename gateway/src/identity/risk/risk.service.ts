import type { Reader } from '../../platform/request';
import type { RiskChange } from './risk.types';

/** Risk of people by rules. */
export class RiskService {
  preview(_input: unknown, _readBy: Reader): Promise<RiskChange[]> {
    return Promise.reject(new Error('not yet'));
  }
}
