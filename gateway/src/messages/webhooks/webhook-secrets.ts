import { webhookOverlapHours } from '@cimiento/contracts';
import { type Encryption, UnreadableSecretError } from '../../platform/encryption';

/** The encrypted secrets of an endpoint, as its columns have them. */
type StoredSecrets = {
  id: number;
  secret: string;
  previousSecret: string | null;
  previousSecretUntil: Date | null;
  olderSecrets: string | null;
};

/** A secret that was replaced; `until` is when it no longer signs, in ms since 1970. */
type FormerSecret = { secret: string; until: number };

/** The context in which the secrets of an endpoint are encrypted. */
export const getSecretContext = (endpointId: number): string => `webhook:${endpointId}`;

/** The text of stored secrets; null when no ENCRYPTION_SECRET opens it, which is reported. */
function tryDecrypt(encryption: Encryption, encrypted: string, endpointId: number): string | null {
  try {
    return encryption.decrypt(encrypted, getSecretContext(endpointId));
  } catch (error) {
    if (error instanceof UnreadableSecretError) return null;
    throw error;
  }
}

/** The former secrets that still sign, oldest first. */
function readFormer(encryption: Encryption, stored: StoredSecrets): FormerSecret[] {
  const { id, previousSecret, previousSecretUntil, olderSecrets } = stored;
  const until = previousSecretUntil?.getTime() ?? 0;
  // The previous one signs longest.
  if (until <= Date.now()) return [];
  const older = olderSecrets === null ? null : tryDecrypt(encryption, olderSecrets, id);
  const previous = previousSecret === null ? null : tryDecrypt(encryption, previousSecret, id);
  const former = older === null ? [] : (JSON.parse(older) as FormerSecret[]);
  if (previous !== null) former.push({ secret: previous, until });
  return former.filter((each) => each.until > Date.now());
}

/** The secrets that sign: the current one, and those that were replaced in the last 24 hours. Empty when none can be decrypted. */
export function readSigningSecrets(encryption: Encryption, stored: StoredSecrets): string[] {
  const current = tryDecrypt(encryption, stored.secret, stored.id);
  const former = readFormer(encryption, stored).map(({ secret }) => secret);
  return current === null ? former : [current, ...former];
}

/** The columns of an endpoint with another secret. The one that it replaces signs for 24 hours more, and those before it for the rest of theirs. */
export function replaceSecret(
  encryption: Encryption,
  stored: StoredSecrets,
  secret: string,
): Omit<StoredSecrets, 'id'> {
  const context = getSecretContext(stored.id);
  const older = readFormer(encryption, stored);
  return {
    secret: encryption.encrypt(secret, context),
    previousSecret: stored.secret,
    previousSecretUntil: new Date(Date.now() + webhookOverlapHours * 3_600_000),
    olderSecrets: older.length === 0 ? null : encryption.encrypt(JSON.stringify(older), context),
  };
}
