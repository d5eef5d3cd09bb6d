import { useRef } from 'react';

const createIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * What a money request is sent with, so that it is never done twice: the same values are the same attempt, however often they are sent, as
 * after an answer that was lost on the way.
 */
export function useIdempotencyKey(): (input: object) => { headers: Record<string, string> } {
  const latest = useRef({ values: '', key: '' });
  return (input) => {
    const values = JSON.stringify(input);
    if (latest.current.values !== values) latest.current = { values, key: createIdempotencyKey() };
    return { headers: { 'Idempotency-Key': latest.current.key } };
  };
}
