import Joi from 'joi';
import { webhookEndpointFields, type WebhookEndpointInput } from '../fields';
import { limits } from '../texts/limits';
import { messages, tooLong } from '../texts/messages';
import { isWebhookUrl } from '../messages/webhook-url';
import { webhookEvents } from '../messages/webhooks';
import { toRule } from './rules';

/** An endpoint that gets webhooks. Whether its address may be called is for the gateway to say. */
export const webhookEndpointSchema = Joi.object<WebhookEndpointInput>({
  url: Joi.string()
    .trim()
    .max(limits.url.max)
    .custom((text: string, helpers) => {
      if (!isWebhookUrl(text)) return helpers.error('any.invalid');
      const { href } = new URL(text);
      return href.length > limits.url.max ? helpers.error('string.max') : href;
    })
    .required()
    .messages({ '*': messages.webhookUrl, 'string.max': tooLong(limits.url.max) })
    .meta({ json: { type: 'string', format: 'uri', maxLength: limits.url.max } }),
  events: Joi.array()
    .items(Joi.string().valid(...webhookEvents))
    .min(1)
    .unique()
    .required()
    .messages({ '*': messages.webhookEvents })
    .meta({
      json: { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string', enum: [...webhookEvents] } },
    }),
  description: toRule(webhookEndpointFields.description),
  enabled: toRule(webhookEndpointFields.enabled),
});
