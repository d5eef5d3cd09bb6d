import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { CommandError } from './command-error';
import { listenForWebhooks } from './webhook-listen';

const createSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;
const secret = createSecret();
const body = '{"type":"order.paid","data":{"orderId":3}}';

describe('webhook-listen', () => {
  const printed: string[] = [];
  const servers: Server[] = [];

  const listen = async (key?: string): Promise<string> => {
    printed.length = 0;
    const server = await listenForWebhooks(0, key, (text) => printed.push(text));
    servers.push(server);
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const send = async (url: string, sent = body, timestamp = Math.floor(Date.now() / 1000)): Promise<number> => {
    const signature = `v1,AAAA ${new Webhook(secret).sign('msg_1', new Date(timestamp * 1000), body)}`;
    const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': String(timestamp), 'webhook-signature': signature };
    return (await fetch(url, { method: 'POST', headers, body: sent })).status;
  };

  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    }
  });

  test('prints a webhook and that its signature is right', async () => {
    expect(await send(await listen(secret))).toBe(204);
    expect(printed[1]).toContain('msg_1: the signature is right');
    expect(printed[1]).toContain('"orderId": 3');
  });

  test('says so when the body, the secret or the time is another', async () => {
    const url = await listen(secret);
    expect(await send(url, `${body} `)).toBe(401);
    expect(await send(url, body, Math.floor(Date.now() / 1000) - 301)).toBe(401);
    expect((await fetch(url, { method: 'POST', body })).status).toBe(401);
    expect(await send(await listen(createSecret()))).toBe(401);
    expect(printed[1]).toContain('No matching signature found');
  });

  test('prints without a secret too, and says that nothing was verified', async () => {
    expect(await send(await listen())).toBe(204);
    expect(printed[1]).toContain('not verified');
  });

  test('says in one line that its port is taken', async () => {
    const port = Number(new URL(await listen()).port);
    await expect(listenForWebhooks(port, undefined, () => undefined)).rejects.toThrow(CommandError);
  });
});
