import { readFileSync } from 'node:fs';
import { ConfigError } from '../errors';

// Variables that may be given as the path of a file, as container platforms mount secrets.
export const secretVariables = [
  'SESSION_SECRET',
  'ENCRYPTION_SECRET',
  'IDENTITY_SECRET',
  'SEAL_SECRET',
  'DATABASE_URL',
  'DATABASE_PASSWORD',
  'MIGRATION_DATABASE_URL',
  'SMTP_URL',
  'METRICS_TOKEN',
  'AWS_SECRET_ACCESS_KEY',
] as const;

function readSecretFile(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new ConfigError(`Configuration: ${name}_FILE names a file that cannot be read: ${file}`);
  }
}

/** The variables, with each `X_FILE` replaced by `X`, the content of that file. @throws ConfigError */
export function readSecretFiles(variables: Record<string, string | undefined>): Record<string, string | undefined> {
  const read = { ...variables };
  for (const name of secretVariables) {
    const file = variables[`${name}_FILE`];
    if (!file) continue;
    if (variables[name]) throw new ConfigError(`Configuration: set ${name} or ${name}_FILE, not both`);
    read[name] = readSecretFile(name, file);
  }
  return read;
}

/** Fixed, so that sessions survive a restart during development. Production requires its own secrets. */
export const developmentSecret = 'cimiento-development-only';

const minSecretLength = 32;
// A guess from the frequency of characters; 32 random bytes have about 200 bits by it, in any encoding.
const minEstimatedBits = 120;

function estimateBits(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits - count * Math.log2(count / text.length), 0);
}

/** Whether a text is long and irregular enough to sign sessions with. */
export const isStrongSecret = (text: string): boolean =>
  text.length >= minSecretLength && estimateBits(text) >= minEstimatedBits;
