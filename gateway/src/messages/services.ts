import type { AccessServices } from '../access/services';
import { EmailsService } from './email/emails.service';
import { NotificationsService } from './notifications/notifications.service';
import type { Base, PlatformServices } from '../platform/services';
import { WebhookDeliveriesService } from './webhooks/webhook-deliveries.service';
import { WebhooksService } from './webhooks/webhooks.service';

export const createMessages = ({ database, config }: Base, platform: PlatformServices, access: AccessServices) => ({
  emails: new EmailsService(database, access.accountTokens, config),
  notifications: new NotificationsService(database),
  webhookDeliveries: new WebhookDeliveriesService(database, platform.idempotency),
  webhooks: new WebhooksService({
    database,
    idempotency: platform.idempotency,
    encryption: platform.encryption,
    securityEvents: access.securityEvents,
    config,
  }),
});

export type MessagesServices = ReturnType<typeof createMessages>;
