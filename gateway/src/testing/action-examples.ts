import type { Examples } from './action-example';
import { accountExamples } from './action-examples-of-accounts';
import { contentExamples } from './action-examples-of-content';
import { identityExamples } from './action-examples-of-identities';
import { moneyExamples } from './action-examples-of-money';
import { screeningExamples } from './action-examples-of-screening';

/** A successful run of each mutation that leaves an audit entry or a security event. */
export const actionExamples: Examples = {
  ...accountExamples,
  ...contentExamples,
  ...identityExamples,
  ...moneyExamples,
  ...screeningExamples,
};
