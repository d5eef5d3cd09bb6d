import type { OutboxHandlers } from './outbox-worker';

/** The handler of each topic. */
export const createOutboxHandlers = (): OutboxHandlers => ({});
