/** A new key for one request that must not be executed twice. `crypto.randomUUID` is not available on plain http. */
export const createIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
