import type { GuardedActionName } from '@cimiento/contracts';
import type { ActionWorld, SignedIn, Variables } from './action-world';
import { accountExamples } from './action-examples-of-accounts';
import { contentExamples } from './action-examples-of-content';
import { moneyExamples } from './action-examples-of-money';

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

/** A successful run of each mutation that leaves an audit entry or a security event. */
export const actionExamples: Examples = { ...accountExamples, ...contentExamples, ...moneyExamples };
