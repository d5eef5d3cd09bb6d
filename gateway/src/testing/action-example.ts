import type { GuardedActionName } from '@cimiento/contracts';
import type { ActionWorld, SignedIn } from './action-world';
import type { Variables } from './operations';

/** What a mutation is run with, after what it needs was made. */
export type Prepared = {
  variables?: Variables;
  /** Who runs it; the administrator unless stated. */
  by?: SignedIn;
  /** Instead of an operation, for files, which GraphQL over HTTP cannot send. */
  run?: () => Promise<unknown>;
};

/** Makes what a mutation needs to succeed. */
export type Example = (world: ActionWorld) => Promise<Prepared>;

export type Examples = Readonly<Partial<Record<GuardedActionName, Example>>>;
