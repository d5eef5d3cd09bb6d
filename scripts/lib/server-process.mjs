import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createConnection } from 'mysql2/promise';
import { ROOT } from './root.mjs';

/** A compiled program of the product as a process, which can be killed and started again on its port. */
export class ServerProcess {
  process = null;

  /**
   * @param {string} script relative to the repository
   * @param {number} [answerLimitMs] time after which `send` gives an answer up
   */
  constructor(script, port, environment, answerLimitMs = 20_000) {
    this.answerLimitMs = answerLimitMs;
    this.script = script;
    this.port = port;
    this.environment = { ...environment, PORT: String(port) };
  }

  async start() {
    const env = { ...process.env, ...this.environment };
    this.process = spawn(process.execPath, [join(ROOT, this.script)], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    while (!(await this.isReady())) {
      if (this.process.exitCode !== null) throw new Error(`${this.script} did not start`);
      await wait(50);
    }
  }

  isReady() {
    return fetch(`http://127.0.0.1:${this.port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  async end(signal) {
    if (!this.process || this.process.exitCode !== null || this.process.signalCode !== null) return;
    const ended = once(this.process, 'exit');
    this.process.kill(signal);
    await ended;
  }

  /** Sends a request with a JSON body. @returns its status, cookies and text @throws when there is no answer */
  async send(method, path, body, headers) {
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(this.answerLimitMs),
    });
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    return { status: response.status, cookie: cookies.join('; '), text: await response.text() };
  }

  /** The answer of a GraphQL operation. @throws when there is none */
  async ask(query, variables, headers) {
    const { status, cookie, text } = await this.send('POST', '/graphql', { query, variables }, headers);
    return { status, cookie, ...JSON.parse(text) };
  }
}

/** Rows of a query on a new connection. */
export async function query(url, sql, values = []) {
  const connection = await createConnection({ uri: url, connectTimeout: 3000 });
  try {
    return (await connection.query(sql, values))[0];
  } finally {
    await connection.end();
  }
}

/** The output of `verify-ledger`; it starts with FAILED if the books are wrong. */
export function verifyLedger(environment) {
  const env = { ...process.env, ...environment };
  return promisify(execFile)(process.execPath, [join(ROOT, 'gateway/dist/cli/main.js'), 'verify-ledger'], { env }).then(
    ({ stdout }) => stdout.trim(),
    (error) => `FAILED: ${error.stdout}${error.stderr}`,
  );
}

/**
 * Number of acknowledged ids that are not stored, and of stored ids beyond the acknowledged ones.
 * @param {{id: number}[]} rows
 * @param {number[]} acknowledged
 */
export function compareIds(rows, acknowledged) {
  const stored = new Set(rows.map(({ id }) => id));
  const ids = new Set(acknowledged);
  return {
    lost: [...ids].filter((id) => !stored.has(id)).length,
    doubled: [...stored].filter((id) => !ids.has(id)).length,
  };
}
