import { webhookTypes } from '@cimiento/contracts';
import { tags, webhookTag } from './tags';
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
            sequence: { type: 'integer' },
            data: { required: expect.arrayContaining(['paymentId', 'amount']) },
          },
        },
        example: { type: 'payment.paid', sequence: 4021, data: { amount: '125.50', runId: 7 } },
      },
    },
  });
});

test('a list in a body states the values of its items', () => {
  expect(createWebhooks()['exit.posted']?.post.requestBody).toMatchObject({
    content: {
      'application/json': {
        schema: {
          properties: {
            data: {
              properties: {
                shares: { type: 'array', items: { required: ['investmentId', 'userId', 'amount'] } },
              },
            },
          },
        },
        example: { data: { shares: [{ investmentId: 7, userId: 7, amount: '125.50' }] } },
      },
    },
  });
});

test('the section of webhooks states schedule, order, addresses and losses while disabled', () => {
  const { description } = tags.find(({ name }) => name === webhookTag) ?? {};
  for (const rule of ['5 s, 5 min, 30 min, 2 h', '`sequence`', 'redes privadas', 'no se guardan para él', '24 horas'])
    expect(description).toContain(rule);
});
