import { useRef } from 'react';

const createIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Request context with the Idempotency-Key header, so that a money request is never done twice. Sending the same input again, as after a
 * lost answer, keeps the key; another input gets a new one.
 */
export function useIdempotencyKey(): (input: object) => { headers: Record<string, string> } {
  const latest = useRef({ input: '', key: '' });
  return (input) => {
    const serialized = JSON.stringify(input);
    if (latest.current.input !== serialized) latest.current = { input: serialized, key: createIdempotencyKey() };
    return { headers: { 'Idempotency-Key': latest.current.key } };
  };
}
