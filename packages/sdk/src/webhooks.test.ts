import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { verifyWebhook, WebhookError } from './webhooks';

// The vector that Standard Webhooks publishes.
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const body = '{"test": 2432232314}';
const headers = {
  'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'webhook-timestamp': '1614265330',
  'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const sentAt = 1_614_265_330_000;

beforeEach(() => jest.useFakeTimers({ now: sentAt }));
afterEach(() => jest.useRealTimers());

test('accepts the published vector, from plain headers and from those of fetch', () => {
  expect(verifyWebhook({ body, headers, secret })).toEqual({ test: 2432232314 });
  expect(verifyWebhook({ body, headers: new Headers(headers), secret })).toEqual({ test: 2432232314 });
});

test('accepts what the library of the standard signs, with each of two secrets', () => {
  const other = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
  const signature = new Webhook(other).sign('msg_1', new Date(sentAt), body);
  const signed = { ...headers, 'webhook-id': 'msg_1', 'webhook-signature': `v1,AAAA ${signature}` };
  expect(verifyWebhook({ body, headers: signed, secret: [secret, other] })).toEqual({ test: 2432232314 });
  expect(() => verifyWebhook({ body, headers: signed, secret })).toThrow(WebhookError);
});

test.each([
  ['another body', { body: '{"test": 2432232315}' }],
  ['another secret', { secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD' }],
  ['another id', { headers: { ...headers, 'webhook-id': 'msg_2' } }],
  ['no signature', { headers: { ...headers, 'webhook-signature': undefined } }],
  ['a signature of another version', { headers: { ...headers, 'webhook-signature': 'v2,AAAA' } }],
  ['a time that is none', { headers: { ...headers, 'webhook-timestamp': 'x' } }],
])('rejects %s', (_, changed) => {
  expect(() => verifyWebhook({ body, headers, secret, ...changed })).toThrow(WebhookError);
});

test.each([-301, 301])('rejects a delivery %d seconds away', (seconds) => {
  jest.setSystemTime(sentAt + seconds * 1000);
  expect(() => verifyWebhook({ body, headers, secret })).toThrow('too old or too new');
});

test.each([-299, 299])('accepts a delivery %d seconds away', (seconds) => {
  jest.setSystemTime(sentAt + seconds * 1000);
  expect(verifyWebhook({ body, headers, secret })).toEqual({ test: 2432232314 });
});

test('the function of the guide in Python accepts the published vector, and no other body', () => {
  const file = path.resolve(__dirname, '../../../rest-adapter/api-reference/verify-webhook.py');
  const program = 'import json, sys; exec(open(sys.argv[1]).read()); print(is_genuine(**json.loads(sys.argv[2])))';
  const isGenuine = (text: string): string =>
    execFileSync('python3', ['-c', program, file, JSON.stringify({ secret, headers, body: text })], {
      encoding: 'utf8',
    }).trim();
  expect([isGenuine(body), isGenuine('{"test": 2432232315}')]).toEqual(['True', 'False']);
});
