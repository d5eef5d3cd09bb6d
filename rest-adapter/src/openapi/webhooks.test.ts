import { webhookTypes } from '@cimiento/contracts';
import { createWebhooks } from './webhooks';

test('the document has each type with the schema and an example of its body', () => {
  const webhooks = createWebhooks();
  expect(Object.keys(webhooks)).toEqual([...webhookTypes]);
  expect(webhooks['payment.paid']?.post.requestBody).toMatchObject({
    content: {
      'application/json': {
        schema: {
          properties: {
            type: { const: 'payment.paid' },
            data: { required: expect.arrayContaining(['paymentId', 'amount']) },
          },
        },
        example: { type: 'payment.paid', data: { amount: '125.50', runId: 7 } },
      },
    },
  });
});
