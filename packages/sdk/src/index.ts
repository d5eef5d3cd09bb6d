export { createClient, type Client, type ClientOptions, type ListPath, type Row } from './client';
export { ApiError, unwrap, type Problem } from './errors';
export { verifyWebhook, WebhookError, type Delivery, type WebhookEvent } from './webhooks';
export type { components, paths } from './api.generated';
