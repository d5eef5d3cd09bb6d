import { setTimeout as wait } from 'node:timers/promises';

// Faults of a test end within it, also on a busy machine.
const RECOVERY_LIMIT_MS = 180_000;
const RETRY_AFTER_MS = 200;

/** The outcome of a request: `done`, `unavailable` (503), `lost` without an answer, or `wrong`. */
function classify(answer) {
  if (answer === null) return 'lost';
  const errors = answer.json?.errors;
  const code = Array.isArray(errors) ? errors[0]?.extensions?.code : answer.json?.code;
  if (answer.status === 503 && code === 'UNAVAILABLE') return 'unavailable';
  return answer.status < 300 && !Array.isArray(errors) ? 'done' : 'wrong';
}

const parseJson = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Somebody who was not served, which is counted; their day ends. */
export class DayError extends Error {}

/**
 * A signed-in person who repeats what was not acknowledged, on the next server and with the same key, as the pages do.
 */
export class Person {
  cookies = new Map();

  /**
   * @param {object} day its servers, operations, times and `onAnswer`, which gets every answer
   * @param {number} number tells people and their addresses apart
   */
  constructor(day, number) {
    this.day = day;
    this.number = number;
    this.headers = {
      'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      'x-forwarded-proto': 'https',
    };
  }

  /** Sends an operation of a page. @returns its data */
  async run(step, operation, variables = {}, options = {}) {
    const persistedQuery = { version: 1, sha256Hash: this.day.operations[operation] };
    const body = { variables, extensions: { persistedQuery } };
    const { json } = await this.repeat(step, this.day.gateways, 'POST', '/graphql', body, options);
    return json?.data;
  }

  /** Sends a request to the REST API. @returns its JSON */
  async call(step, method, path, body, options = {}) {
    return (await this.repeat(step, this.day.adapters, method, path, body, options)).json;
  }

  /** Reads a page or file of the site. */
  async open(step, path) {
    await this.repeat(step, this.day.sites, 'GET', path, undefined, {});
  }

  /** @param {{key?: string, isDone?: (code: string) => boolean}} options a key; which error of a retry says that the first attempt was stored */
  async repeat(step, servers, method, path, body, { key, isDone = () => false }) {
    const startedAt = performance.now();
    for (let attempt = 0; performance.now() - startedAt < RECOVERY_LIMIT_MS; attempt += 1) {
      const server = servers[(this.number + attempt) % servers.length];
      const answer = await this.send(server, method, path, body, key);
      const kind = classify(answer);
      this.day.onAnswer(kind, answer, servers);
      if (kind === 'done' || (kind === 'wrong' && attempt > 0 && isDone(answer))) {
        this.day.times.add(step, performance.now() - startedAt);
        return answer;
      }
      if (kind === 'wrong') return this.fail(step, `${answer.status} ${answer.text.slice(0, 300)}`);
      if (!this.day.hasFaults) return this.fail(step, kind);
      await wait(RETRY_AFTER_MS);
    }
    return this.fail(step, `not acknowledged within ${RECOVERY_LIMIT_MS / 1000} s`);
  }

  fail(step, reason) {
    this.day.times.fail(step, reason);
    throw new DayError(`${step}: ${reason}`);
  }

  /** The answer, or null when there is none. */
  async send(server, method, path, body, key) {
    const headers = {
      ...this.headers,
      cookie: [...this.cookies].map((pair) => pair.join('=')).join('; '),
      ...(key && { 'idempotency-key': key }),
    };
    const sentAt = performance.now();
    const answer = await server.send(method, path, body, headers).catch(() => null);
    if (answer === null) return null;
    for (const pair of answer.cookie.split('; ').filter(Boolean)) this.cookies.set(...pair.split(/=(.*)/, 2));
    return { ...answer, sentAt, ms: performance.now() - sentAt, json: parseJson(answer.text) };
  }
}
