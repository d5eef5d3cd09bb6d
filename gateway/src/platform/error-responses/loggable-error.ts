import { getDriverError } from '../database/driver-error';

/** An error as it may enter a log: no bound parameters, no query, and no text that a user sent. */
export type LoggableError = { type: string; message: string; stack?: string; code?: string; errno?: number };

// Databases put values into their messages: "Duplicate entry 'ana@example.com' for key 'UQ_users_emailKey'".
const quotedValue = /(['"`])(?!(?:CHK|UQ|IDX|FK|PRIMARY)\b|(?:\w+\.)?(?:CHK|UQ|IDX|FK)_)[^'"`]*\1/g;
const email = /[^\s@'"<>(),;:]{1,64}@[^\s@'"<>(),;:]{3,255}/g;
const passwordHash = /\$argon2[^\s'"]*/g;

const hideSecrets = (text: string): string => text.replace(passwordHash, '[hidden]').replace(email, '[hidden]');

/** Text of the database's own error, with its values hidden and the names of constraints kept. */
const hideValues = (text: string): string => hideSecrets(text.replace(quotedValue, "'…'"));

const isFromDatabase = (error: Error): boolean => getDriverError(error) !== error || 'sqlMessage' in error;

/** Picks what a log may show of an error. Every log of the product serializes errors with it. */
export function toLoggableError(error: unknown): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, message: hideSecrets(String(error)) };
  const hide = isFromDatabase(error) ? hideValues : hideSecrets;
  const { code, errno } = getDriverError(error);
  const { message, stack } = error;
  return {
    type: error.name,
    message: hide(message),
    // A stack starts with the message.
    ...(stack !== undefined && {
      stack: stack.includes(message) ? stack.replace(message, () => hide(message)) : hide(stack),
    }),
    ...(code !== undefined && { code: String(code) }),
    ...(errno !== undefined && { errno }),
  };
}
