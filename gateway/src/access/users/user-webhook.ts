import type { WebhookData } from '@cimiento/contracts';
import type { User } from './user.entity';

export const toUserData = (user: User): WebhookData<'user.registered'> => ({
  userId: user.id,
  role: user.role,
  createdAt: user.createdAt.toISOString(),
});
