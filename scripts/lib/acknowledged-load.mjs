import { setTimeout as wait } from 'node:timers/promises';
import { messages } from '@cimiento/contracts';

const LOGIN = 'mutation ($input: CredentialsInput!) { login(input: $input) { id } }';
const ORDER = 'mutation ($input: OrderInput!) { placeOrder(input: $input) { id } }';
const PAUSE_MS = 15;

/**
 * People who order without pause, each order once with its own key, so that what is stored can be compared with what each was answered:
 * `acknowledged`, `refused` (nothing is stored) or `unknown` (no answer, or one that says that it is not known).
 */
export class AcknowledgedLoad {
  answers = { acknowledged: new Set(), refused: new Set(), unknown: new Set() };
  /** Answers that must never be. */
  wrong = [];
  lastAt = 0;
  isStopped = false;
  count = 0;

  /** @param {import('./server-process.mjs').ServerProcess} gateway */
  constructor(gateway) {
    this.gateways = [gateway];
  }

  async sign(username, password) {
    const { cookie, errors } = await this.gateways[0].ask(LOGIN, { input: { username, password } });
    if (errors) throw new Error(`${username} could not sign in: ${errors[0].message}`);
    return cookie;
  }

  start(people, projectId, cookie) {
    this.workers = Array.from({ length: people }, async () => {
      while (!this.isStopped) {
        await this.order(projectId, cookie);
        await wait(PAUSE_MS);
      }
    });
  }

  async order(projectId, cookie) {
    this.count += 1;
    const key = `order-${String(this.count).padStart(8, '0')}`;
    const input = { projectId, amount: 1000, acceptedRisks: true, idempotencyKey: key };
    const answer = await this.gateways[0].ask(ORDER, { input }, { cookie }).catch(() => null);
    this.answers[this.read(answer)].add(key);
  }

  read(answer) {
    if (answer === null) return 'unknown';
    const [error] = answer.errors ?? [];
    if (!error) {
      this.lastAt = Date.now();
      return 'acknowledged';
    }
    if (error.extensions?.code !== 'UNAVAILABLE') this.wrong.push({ message: error.message, ...error.extensions });
    return error.message === messages.outcomeUnknown ? 'unknown' : 'refused';
  }

  /** Waits until something is acknowledged. @returns how long that took, in ms, or null after the limit */
  async waitUntilAcknowledged(limitMs) {
    const startedAt = Date.now();
    while (Date.now() - startedAt < limitMs) {
      if (this.lastAt > startedAt) return this.lastAt - startedAt;
      await wait(5);
    }
    return null;
  }

  /** Waits until something is refused or lost. @returns whether it was */
  async waitUntilRefused(limitMs) {
    const { refused, unknown } = this.answers;
    const before = refused.size + unknown.size;
    for (const until = Date.now() + limitMs; Date.now() < until; await wait(5))
      if (refused.size + unknown.size > before) return true;
    return false;
  }

  async stop() {
    this.isStopped = true;
    await Promise.all(this.workers);
  }

  /** @param {Set<string>} stored keys of the orders that are stored now @param {object} [answers] those that came before they were read */
  compare(stored, { acknowledged, refused } = this.answers) {
    return {
      lost: [...acknowledged].filter((key) => !stored.has(key)),
      stored: [...refused].filter((key) => stored.has(key)),
    };
  }

  /** The answers until now. */
  copyAnswers() {
    return Object.fromEntries(Object.entries(this.answers).map(([kind, keys]) => [kind, new Set(keys)]));
  }
}
