import { readStorage, removeStorage, writeStorage } from '@cimiento/ui';

/** An order that was sent and not yet answered: sent again with the same key it can never become two. */
export type Attempt = { amount: number; key: string };

/** A fresh key for one order. (`crypto.randomUUID` is missing on plain http.) */
export const createIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const place = (userId: number, projectId: number): string => `cimiento.order.${userId}.${projectId}`;

const isAttempt = (value: unknown): value is Attempt => {
  const { amount, key } = (value ?? {}) as Partial<Attempt>;
  return Number.isSafeInteger(amount) && typeof key === 'string' && /^[\w-]{16,64}$/.test(key);
};

/** The unanswered order of a person for a project, also after a reload or a new sign-in. */
export function openAttempt(userId: number, projectId: number): Attempt | null {
  try {
    const value: unknown = JSON.parse(readStorage('sessionStorage', place(userId, projectId)) ?? 'null');
    return isAttempt(value) ? value : null;
  } catch {
    // What cannot be read was not left by us.
    return null;
  }
}

/** Keeps an order before it is sent. Where a browser keeps nothing it is open for as long as the page. */
export const keepAttempt = (userId: number, projectId: number, attempt: Attempt): void =>
  writeStorage('sessionStorage', place(userId, projectId), JSON.stringify(attempt));

/** Forgets an order that was answered, with yes or with no. */
export const forgetAttempt = (userId: number, projectId: number): void =>
  removeStorage('sessionStorage', place(userId, projectId));
