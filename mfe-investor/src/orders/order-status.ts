import type { OrderStatus } from '@cimiento/contracts';
import type { BadgeTone } from '@cimiento/ui';

/** Tone of the badge of each status. */
export const orderTone: Record<OrderStatus, BadgeTone> = {
  committed: 'success',
  reserved: 'warning',
  paid: 'success',
  expired: 'neutral',
  cancelled: 'neutral',
};
