import { limits } from '../texts/limits';

const { min, max } = limits.idempotencyKey;

/** An idempotency key: 8 to 200 printable ASCII characters without spaces. One grammar for headers and inputs. */
export const idempotencyKeyPattern = new RegExp(`^[\\x21-\\x7e]{${min},${max}}$`);
