import type { FormattedExecutionResult } from 'graphql';
import { writeOperation } from './operations';

export type Answer<T = unknown> = { status: number; headers: Headers; body: T };

type Data = Record<string, unknown>;

// Any JSON: the expectations of each test state its shape.
type Parsed = ReturnType<JSON['parse']>;

/** A client over real HTTP that keeps its cookies, as a browser does, and sends and parses JSON. */
export class TestClient {
  private readonly cookies = new Map<string, string>();

  /** @param secrets receives what no log may show: cookies, and passwords and codes that are sent. */
  constructor(
    readonly url: string,
    private readonly secrets?: { add(value: unknown): void; addFrom(body: unknown): void },
  ) {}

  /** Value of a cookie, undefined if the client does not have it. */
  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  setCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  /** Takes over the session of another client, as a thief does. */
  copyCookies(other: TestClient): void {
    this.cookies.clear();
    for (const [name, value] of other.cookies) this.cookies.set(name, value);
  }

  /** Sends a request. A body that is not text is sent as JSON; a JSON answer is parsed. */
  async request<T = Parsed>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    this.secrets?.addFrom(body);
    const response = await fetch(new URL(path, this.url), {
      method,
      headers: {
        ...this.cookieHeader(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
      redirect: 'manual',
    });
    this.keepCookies(response.headers);
    const text = await response.text();
    const isJson = /[/+]json/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as T };
  }

  /** Runs an operation over HTTP. */
  async graphql<T = Parsed>(query: string, variables: Data = {}): Promise<FormattedExecutionResult<T>> {
    const { body } = await this.request<FormattedExecutionResult<T>>('POST', '/graphql', { query, variables });
    return body;
  }

  /**
   * Runs an operation of the schema by its name, with the id selected unless stated.
   * @returns its result, or the facts and the message of its error
   */
  async send(
    name: string,
    variables: Data = {},
    selection?: string,
    headers: Record<string, string> = {},
  ): Promise<Parsed> {
    const query = writeOperation(name, variables, selection);
    const { body } = await this.request('POST', '/graphql', { query, variables }, headers);
    const [error] = body.errors ?? [];
    return error ? { ...error.extensions, message: error.message } : body.data[name];
  }

  /** Signs this client in. */
  async signIn(username: string, password: string): Promise<void> {
    const { code, message } = await this.send('login', { input: { username, password } });
    if (code) throw new Error(`${username} could not sign in: ${message}`);
  }

  private cookieHeader(): Record<string, string> {
    const pairs = [...this.cookies].map(([name, value]) => `${name}=${value}`);
    return pairs.length > 0 ? { cookie: pairs.join('; ') } : {};
  }

  private keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      const expires = attributes.map((text) => text.trim()).find((text) => /^expires=/i.test(text));
      const gone = expires !== undefined && Date.parse(expires.slice('expires='.length)) <= Date.now();
      if (gone) this.cookies.delete(name);
      else this.cookies.set(name, value);
      if (!gone) this.secrets?.add(decodeURIComponent(value));
    }
  }
}
