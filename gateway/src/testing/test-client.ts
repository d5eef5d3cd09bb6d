import type { FormattedExecutionResult } from 'graphql';

export type Answer<T = unknown> = { status: number; headers: Headers; body: T };

type Data = Record<string, unknown>;

// Of any shape: a test's own expectations state which.
type Parsed = ReturnType<JSON['parse']>;

/** A browser, as far as the server can tell: it keeps its cookies, and speaks JSON over real HTTP. */
export class TestClient {
  private readonly cookies = new Map<string, string>();

  constructor(readonly url: string) {}

  /** Value of a cookie that the server set, if it still has it. */
  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  setCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  /** Sends a request; a body that is not text goes as JSON. The answer's body is parsed when it is JSON. */
  async request<T = Parsed>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
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

  /** Signs in; the session stays with this client. */
  async signIn(username: string, password: string): Promise<void> {
    const input = { username, password };
    const { errors } = await this.graphql('mutation ($input: CredentialsInput!) { login(input: $input) { id } }', {
      input,
    });
    if (errors) throw new Error(`${username} could not sign in: ${errors[0]?.message}`);
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
    }
  }
}
