import { advanceCanary } from '../canaries';
import type { RolloutStep } from '../rollout';
import type { Store } from '../store';

/** Takes a step of the canary of a remote that ends by itself, whatever its figures are. */
export const stepCanary = (store: Store, remote: string, step: RolloutStep): Promise<RolloutStep> =>
  advanceCanary(store, remote, { by: 'rollout' }, () => Promise.resolve(step));
