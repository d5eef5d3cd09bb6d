import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

/** A received request: headers and the body as text. */
export type ReceivedWebhook = { path: string; headers: IncomingHttpHeaders; body: string };

/** A real HTTP server that receives webhooks in the process of the test. */
export class WebhookReceiver {
  /** The requests answered with 2xx, oldest first. */
  readonly received: ReceivedWebhook[] = [];
  /** Every request that reached it, whatever the response. */
  attempts: ReceivedWebhook[] = [];
  /** Answers a request; 200 unless a test sets it. */
  answer: (webhook: ReceivedWebhook, response: ServerResponse) => Promise<void> | void = (_webhook, response) =>
    void response.end('ok');
  private readonly server: Server = createServer((request, response) => {
    text(request)
      .then(async (body) => {
        const webhook = { path: request.url ?? '', headers: request.headers, body };
        this.attempts.push(webhook);
        response.once('finish', () => response.statusCode < 300 && this.received.push(webhook));
        await this.answer(webhook, response);
      })
      // A sender that is killed resets its connection.
      .catch(() => response.destroy());
  });

  static async start(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver();
    receiver.server.listen(0, '127.0.0.1');
    await once(receiver.server, 'listening');
    return receiver;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/webhooks`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Forgets what arrived and answers 200 again. */
  reset(): void {
    this.received.length = 0;
    this.attempts = [];
    this.answer = (_webhook, response) => void response.end('ok');
  }
}

/** The content of a webhook whose signature is right, checked by the library of Standard Webhooks. @throws when it is not */
export const verifyWebhook = (secret: string, { headers, body }: ReceivedWebhook) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as {
    type: string;
    timestamp: string;
    data: Record<string, unknown>;
  };
