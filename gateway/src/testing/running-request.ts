import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';

/** A POST of JSON that a server is answering: it has the headers, and waits for the body. */
export class RunningRequest {
  private constructor(private readonly request: ClientRequest) {}

  /** Sends the headers, and waits until the server has them. */
  static async start(url: string): Promise<RunningRequest> {
    const headers = { 'content-type': 'application/json', expect: '100-continue' };
    const running = request(url, { method: 'POST', headers });
    running.flushHeaders();
    await once(running, 'continue');
    return new RunningRequest(running);
  }

  /** Sends the body. Returns the answer, which is JSON. */
  async finish(body: object): Promise<{ status: number | undefined; body: unknown }> {
    this.request.end(JSON.stringify(body));
    const [answer] = (await once(this.request, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, body: await json(answer) };
  }
}
