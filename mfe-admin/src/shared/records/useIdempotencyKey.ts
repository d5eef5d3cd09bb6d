import { createIdempotencyKey } from '@cimiento/session';
import { useRef } from 'react';

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
