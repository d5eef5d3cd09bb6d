import type { AccountTokens } from '../account-tokens/account-tokens';
import type { GatewayConfig } from '../config/config';
import { createEmailHandler } from '../email/email-handler';
import { emailTopic } from '../email/enqueue-email';
import type { OutboxHandlers } from './outbox-worker';

/** The handler of each topic. */
export const createOutboxHandlers = ({ email }: GatewayConfig, tokens: AccountTokens): OutboxHandlers => ({
  [emailTopic]: createEmailHandler(email, tokens),
});
