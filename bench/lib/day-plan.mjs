/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `count` random moments of a day, in ms from its start, in order. */
export const planArrivals = (count, dayMs, random) =>
  Array.from({ length: count }, () => random() * dayMs).sort((a, b) => a - b);

/** The value below which a share of the sorted values lies. */
const getPercentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))];

/** Times and errors of the steps of a day. */
export class StepTimes {
  steps = new Map();
  errors = [];

  /** Adds a step that took `ms`. */
  add(name, ms) {
    this.find(name).times.push(ms);
  }

  /** Adds a step that failed. */
  fail(name, reason) {
    this.find(name).errors += 1;
    this.errors.push(`${name}: ${reason}`);
  }

  find(name) {
    if (!this.steps.has(name)) this.steps.set(name, { times: [], errors: 0 });
    return this.steps.get(name);
  }

  /** Each step with its number, percentiles and longest time in ms, and errors, in the order of their first appearance. */
  summarize() {
    return [...this.steps].map(([name, { times, errors }]) => {
      const sorted = times.toSorted((a, b) => a - b);
      const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => getPercentile(sorted, share));
      return { name, count: sorted.length, p50, p95, p99, longest: sorted.at(-1), errors };
    });
  }
}

/** Lets at most `max` calls run at once; the others wait in order. */
export class Gate {
  waiting = [];

  constructor(max) {
    this.free = max;
  }

  async run(call) {
    if (this.free > 0) this.free -= 1;
    else await new Promise((resolve) => this.waiting.push(resolve));
    try {
      return await call();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
