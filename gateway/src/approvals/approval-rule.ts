import type { ApprovalKind } from '@cimiento/contracts';
import { IsNull, type EntityManager } from 'typeorm';
import type { ApprovalPolicy } from '../config/config';
import { User } from '../users/user.entity';

const kindsByPolicy: Record<ApprovalPolicy, readonly ApprovalKind[]> = {
  required: ['exit', 'adjustment', 'undo_run', 'grant_admin', 'change_payment'],
  basic: ['exit', 'adjustment'],
  off: [],
};

/** Whether a policy names a kind of action. */
export const isNamed = (policy: ApprovalPolicy, kind: ApprovalKind): boolean => kindsByPolicy[policy].includes(kind);

/** Whether an action needs a second administrator. With a single one nothing does: nobody could approve. */
export async function needsApproval(
  manager: EntityManager,
  policy: ApprovalPolicy,
  kind: ApprovalKind,
): Promise<boolean> {
  if (!isNamed(policy, kind)) return false;
  return (await manager.countBy(User, { role: 'admin', disabledAt: IsNull() })) > 1;
}
