import { approvalKinds, type ApprovalKind } from '@cimiento/contracts';
import type { ApprovalPolicy } from '../../platform/config/config';

const kindsByPolicy: Record<ApprovalPolicy, readonly ApprovalKind[]> = {
  required: approvalKinds,
  basic: ['exit', 'adjustment', 'statement_void', 'reopen_period'],
  off: [],
};

/**
 * Whether an action needs a second administrator. It never depends on how many administrators there are at the moment: one could otherwise
 * disable the other and act alone.
 */
export const needsApproval = (policy: ApprovalPolicy, kind: ApprovalKind): boolean =>
  kindsByPolicy[policy].includes(kind);
