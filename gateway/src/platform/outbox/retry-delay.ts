const minuteMs = 60_000;

/** Delay before each further attempt, in ms, unless a topic has its own. After the last one the message is dead. */
export const defaultDelays: readonly number[] = [
  10_000,
  minuteMs,
  5 * minuteMs,
  30 * minuteMs,
  120 * minuteMs,
  360 * minuteMs,
  720 * minuteMs,
];

/** Attempts until a message is dead. */
export const maxAttempts = defaultDelays.length + 1;

/** Delay after the given attempt (1 is the first), up to a fifth longer at random, so that many failed messages do not return at once. */
export function getRetryDelay(
  attempt: number,
  delays: readonly number[] = defaultDelays,
  random: () => number = Math.random,
): number {
  const delay = delays[Math.min(attempt, delays.length) - 1] ?? minuteMs;
  return Math.round(delay * (1 + random() / 5));
}

/** The longest delay that `getRetryDelay` returns. */
export const getLongestDelay = (delays: readonly number[]): number => Math.round(Math.max(...delays) * (1 + 1 / 5));
