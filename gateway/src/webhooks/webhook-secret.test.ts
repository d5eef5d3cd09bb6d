import { Webhook } from 'standardwebhooks';
import { generateWebhookSecret, signWebhook } from './webhook-secret';

const published = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1614265330,
  body: '{"test": 2432232314}',
};
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
const other = 'Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc=';

/** The examples that the libraries of Standard Webhooks are tested with. */
const vectors = [
  ['a secret with its prefix', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', signature],
  ['a secret without it', 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', signature],
  ['one signature of several', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', `v1,${other} v2,${other} ${signature}`],
] as const;

describe('the published examples', () => {
  beforeAll(() => jest.useFakeTimers({ now: published.timestamp * 1000 }));

  afterAll(() => jest.useRealTimers());

  test.each(vectors)('%s', (_name, secret, header) => {
    const { id, timestamp, body } = published;
    expect(signWebhook(secret, published)).toBe(signature);
    const library = new Webhook(secret);
    expect(library.sign(id, new Date(timestamp * 1000), body)).toBe(signature);
    const headers = { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': header };
    expect(library.verify(body, headers)).toEqual({ test: 2432232314 });
  });
});

test('makes a new secret of 32 bytes each time, whose signatures the library verifies', () => {
  const secrets = Array.from({ length: 20 }, generateWebhookSecret);
  expect(new Set(secrets).size).toBe(20);
  for (const secret of secrets) {
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const message = { id: 'msg_1', timestamp: Math.floor(Date.now() / 1000), body: '{"año": "á"}' };
    const headers = {
      'webhook-id': message.id,
      'webhook-timestamp': String(message.timestamp),
      'webhook-signature': signWebhook(secret, message),
    };
    expect(new Webhook(secret).verify(message.body, headers)).toEqual({ año: 'á' });
    expect(() => new Webhook(generateWebhookSecret()).verify(message.body, headers)).toThrow();
  }
});
