import type { LookupAddress } from 'node:dns';
import type { PrivateHosts } from '../../platform/config/config';
import { WebhookReceiver } from '../../testing';
import { assertSafeLiteral, createSafeLookup, type Resolve, UnsafeAddress } from './safe-connection';
import { createSender, WebhookTimeout } from './send-webhook';

const toAddress = (address: string): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 });

const look = (resolve: Resolve, hosts: PrivateHosts = 'none'): Promise<LookupAddress[]> =>
  new Promise((done, fail) =>
    createSafeLookup(hosts, resolve)('socio.example', { all: true }, (error, found) =>
      error ? fail(error) : done(found as LookupAddress[]),
    ),
  );

test.each([
  'http://127.1',
  'http://127.0.0.1',
  'http://2130706433',
  'http://0x7f.1',
  'http://0177.0.0.1',
  'http://[::1]',
  'http://[::ffff:127.0.0.1]',
  'http://[::ffff:7f00:1]',
  'http://[64:ff9b::7f00:1]',
  'http://[::]',
  'http://0.0.0.0',
  'http://10.0.0.7',
  'http://172.16.3.4',
  'http://192.168.1.1',
  'http://169.254.169.254/latest/meta-data',
  'http://100.64.0.1',
  'http://198.18.0.1',
  'http://192.0.2.1',
  'http://224.0.0.1',
  'http://255.255.255.255',
  'http://[fe80::1]',
  'http://[fc00::1]',
  'http://[fec0::1]',
  'http://[ff02::1]',
  'http://[::7f00:1]',
  'http://[::10.0.0.7]',
  'http://[::8.8.8.8]',
  'http://168.63.129.16',
  'http://[::ffff:168.63.129.16]',
])('refuses %s', (url) => {
  expect(() => assertSafeLiteral(new URL(url), 'none')).toThrow(UnsafeAddress);
  expect(() => assertSafeLiteral(new URL(url), ['otro.example'])).toThrow(UnsafeAddress);
  expect(() => assertSafeLiteral(new URL(url), 'all')).not.toThrow();
});

test.each(['https://8.8.8.8', 'https://[2606:4700:4700::1111]', 'https://socio.example'])('accepts %s', (url) => {
  expect(() => assertSafeLiteral(new URL(url), 'none')).not.toThrow();
});

test('gives every address of a name that is public throughout', async () => {
  const found = [toAddress('93.184.215.14'), toAddress('2606:2800:21f:cb07::1')];
  expect(await look(() => Promise.resolve(found))).toEqual(found);
});

test.each([
  ['one of whose addresses is private', ['93.184.215.14', '10.0.0.1']],
  ['that is a mapped loopback address', ['::ffff:127.0.0.1']],
  ['that is an IPv4-compatible loopback address', ['::127.0.0.1']],
  ['that is an address of a cloud platform', ['168.63.129.16']],
  ['without an address', []],
])('refuses a name %s', async (_name, addresses) => {
  await expect(look(() => Promise.resolve(addresses.map(toAddress)))).rejects.toThrow(UnsafeAddress);
});

test('refuses a name that is private at the second look-up', async () => {
  const answers = [[toAddress('93.184.215.14')], [toAddress('127.0.0.1')]];
  const resolve: Resolve = () => Promise.resolve(answers.shift() ?? []);
  expect(await look(resolve)).toEqual([toAddress('93.184.215.14')]);
  await expect(look(resolve)).rejects.toThrow(UnsafeAddress);
});

test('lets a named host be private, and no other', async () => {
  const resolve: Resolve = () => Promise.resolve([toAddress('10.0.0.7')]);
  expect(await look(resolve, ['socio.example'])).toEqual([toAddress('10.0.0.7')]);
  await expect(look(resolve, ['otro.example'])).rejects.toThrow(UnsafeAddress);
});

describe('a sender', () => {
  let receiver: WebhookReceiver;

  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
  });

  beforeEach(() => receiver.reset());

  afterAll(() => receiver.stop());

  const send = (url: string, options: Partial<Parameters<typeof createSender>[0]> = {}) =>
    createSender({ privateHosts: 'none', ...options })({ url, headers: { 'webhook-id': 'msg_1' }, body: '{}' });

  test('a sender does not connect to this machine, by address or by name', async () => {
    const loopback: Resolve = () => Promise.resolve([toAddress('127.0.0.1')]);
    for (const host of ['127.1', '[::ffff:127.0.0.1]', 'localhost'])
      await expect(send(`http://${host}:${receiver.port}/`)).rejects.toThrow(UnsafeAddress);
    await expect(send(`http://socio.example:${receiver.port}/`, { resolve: loopback })).rejects.toThrow(UnsafeAddress);
    expect(receiver.attempts).toEqual([]);
  });

  test('looks a name up for each call, and never uses what an earlier call found', async () => {
    const answers = ['127.0.0.1', '10.0.0.1'];
    const resolve: Resolve = () => Promise.resolve([toAddress(answers.shift() ?? '')]);
    const sender = createSender({ privateHosts: ['socio.example'], resolve });
    const call = (host: string) => sender({ url: `http://${host}:${receiver.port}/`, headers: {}, body: '{}' });
    expect((await call('socio.example')).status).toBe(200);
    // The name that may be private keeps no connection that another name could use.
    await expect(call('otro.example')).rejects.toThrow(UnsafeAddress);
    expect(receiver.attempts).toHaveLength(1);
  });

  test.each([301, 302, 303, 307, 308])('a redirect with %i is not followed', async (status) => {
    receiver.answer = (_webhook, response) =>
      void response.writeHead(status, { location: `http://127.0.0.1:${receiver.port}/secreto` }).end();
    expect((await send(receiver.url, { privateHosts: 'all' })).status).toBe(status);
    expect(receiver.attempts.map(({ path }) => path)).toEqual(['/webhooks']);
  });

  test('gives up on a receiver that does not answer, and on one that does not end its answer', async () => {
    const options = { privateHosts: 'all', timeoutMs: 100 } as const;
    receiver.answer = () => undefined;
    await expect(send(receiver.url, options)).rejects.toThrow(WebhookTimeout);
    receiver.answer = (_webhook, response) => void response.writeHead(200).write('a');
    await expect(send(receiver.url, options)).rejects.toThrow(WebhookTimeout);
  });

  test('reads no more than a part of an endless answer', async () => {
    receiver.answer = (_webhook, response) => {
      const write = (): void => {
        while (!response.destroyed && response.write('a'.repeat(16_384)));
        if (!response.destroyed) response.once('drain', write);
      };
      write();
    };
    expect((await send(receiver.url, { privateHosts: 'all' })).status).toBe(200);
  });
});
