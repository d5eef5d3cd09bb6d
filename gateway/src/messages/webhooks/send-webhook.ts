import { webhookTimeoutSeconds } from '@cimiento/contracts';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { once } from 'node:events';
import type { PrivateHosts } from '../../platform/config/config';
import { assertSafeLiteral, createSafeAgents, type Resolve } from './safe-connection';

const defaultTimeoutMs = webhookTimeoutSeconds * 1000;
// What a receiver answers is not read beyond this, and not kept: it could be a page of an internal server.
const maxResponseBytes = 64 * 1024;

export type WebhookRequest = { url: string; headers: Record<string, string>; body: string };
export type WebhookResponse = { status: number; retryAfter: string | undefined };
export type SendWebhook = (request: WebhookRequest) => Promise<WebhookResponse>;

export class WebhookTimeout extends Error {
  override readonly name = 'WebhookTimeout';
  readonly code = 'TIMEOUT';
}

/** Reads an answer to its end, or as much of it as is allowed. */
async function drain(response: IncomingMessage): Promise<void> {
  let bytes = 0;
  for await (const chunk of response) {
    bytes += (chunk as Buffer).length;
    if (bytes > maxResponseBytes) return;
  }
}

type Options = { privateHosts: PrivateHosts; timeoutMs?: number; resolve?: Resolve };

/**
 * Creates what sends a body by POST and gives the status of the answer. It follows no redirect, connects to public addresses only, and
 * ends after `timeoutMs` in all, 15 seconds unless stated.
 */
export function createSender({ privateHosts, timeoutMs = defaultTimeoutMs, resolve }: Options): SendWebhook {
  const agents = createSafeAgents(privateHosts, resolve);
  return async ({ url, headers, body }) => {
    const target = new URL(url);
    assertSafeLiteral(target, privateHosts);
    const signal = AbortSignal.timeout(timeoutMs);
    const isSecure = target.protocol === 'https:';
    const options = { method: 'POST', headers, signal, agent: isSecure ? agents.https : agents.http };
    const call = isSecure ? httpsRequest(target, options) : httpRequest(target, options);
    try {
      const answered = once(call, 'response', { signal }) as Promise<[IncomingMessage]>;
      call.end(body);
      const [response] = await answered;
      const { statusCode: status = 0, headers: received } = response;
      await drain(response);
      return { status, retryAfter: received['retry-after'] };
    } catch (error) {
      if (signal.aborted) throw new WebhookTimeout(`There was no answer within ${timeoutMs / 1000} s`);
      throw error;
    } finally {
      call.destroy();
    }
  };
}
