import { AuditEntry } from '../audit-log/audit-entry.entity';
import { StoredSession } from '../auth/session.entity';
import { Post } from '../blog/post.entity';
import { IdempotencyKey } from '../idempotency/idempotency-key.entity';
import { Investment } from '../investments/investment.entity';
import { InvitationCode } from '../invitations/invitation-code.entity';
import { InvitationUse } from '../invitations/invitation-use.entity';
import { Order } from '../orders/order.entity';
import { PaymentRun } from '../payment-runs/payment-run.entity';
import { Payment } from '../payments/payment.entity';
import { Project } from '../projects/project.entity';
import { Setting } from '../settings/setting.entity';
import { RateLimit } from '../rate-limit/rate-limit.entity';
import { User } from '../users/user.entity';
import { WaitlistRequest } from '../waitlist/waitlist-request.entity';

/** All entities. */
export const entities = [
  User,
  StoredSession,
  Setting,
  InvitationCode,
  InvitationUse,
  Project,
  Investment,
  Order,
  PaymentRun,
  Payment,
  Post,
  WaitlistRequest,
  RateLimit,
  IdempotencyKey,
  AuditEntry,
];
