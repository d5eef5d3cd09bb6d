import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { isRecord, type RegistryEntry } from './registry';
import { ReleaseError } from './release-error';
import type { Store } from './store';

/** File of the store with the public keys of each remote. The teams must not be able to write it. */
export const keysFile = 'keys.json';

/** Name of a remote → the public keys of its team, each as base64 of its DER form. */
export type RemoteKeys = Record<string, readonly string[]>;

export const parseKeys = (text: string): RemoteKeys => {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value) || !Object.values(value).every((keys) => Array.isArray(keys)))
    throw new Error(`${keysFile} must be {"NAME": ["public key", …]}`);
  return value as RemoteKeys;
};

/**
 * The public keys that a store lists; empty without a list.
 * @throws ReleaseError when the list is damaged
 */
export async function readKeys(store: Store): Promise<RemoteKeys> {
  const text = await store.read(keysFile);
  try {
    return text === null ? {} : parseKeys(text.toString('utf8'));
  } catch (error) {
    const reason = (error as Error).message.replace(/\s+/g, ' ');
    throw new ReleaseError(`${keysFile} in ${store.location} cannot be read: ${reason}`);
  }
}

/** A new Ed25519 key: the private one in the PEM format, the public one as `keys.json` lists it. */
export function createKey(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: exportPublicKey(publicKey),
  };
}

const exportPublicKey = (key: KeyObject): string => key.export({ type: 'spki', format: 'der' }).toString('base64');

const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, item]) => [key, sortKeys(item)]),
  );
};

/** The signed content: the remote, the whole entry, and the number that makes an older signature recognizable. */
const toPayload = (remote: string, { signature: _signature, ...entry }: RegistryEntry, sequence: number): Buffer =>
  Buffer.from(JSON.stringify(sortKeys({ remote, entry, sequence })));

/** Reads the PEM text of a private key, or the one line between its first and last, which fits into a file of variables. */
function parsePrivateKey(text: string): KeyObject | null {
  try {
    return text.includes('-----')
      ? createPrivateKey(text)
      : createPrivateKey({ key: Buffer.from(text, 'base64'), type: 'pkcs8', format: 'der' });
  } catch {
    return null;
  }
}

/** Reason why the site would not accept releases that are signed with a private key, or without one, in one line; null when it would. */
export function findKeyFault(remote: string, key: string | undefined, keys: RemoteKeys): string | null {
  const listed = Object.hasOwn(keys, remote) ? keys[remote] : undefined;
  if (key === undefined)
    return listed
      ? `Releases of ${remote} must be signed: put its private key into RELEASE_KEY, or name --key FILE`
      : null;
  const privateKey = parsePrivateKey(key);
  if (!privateKey)
    return 'The private key cannot be read: it must be the PEM text of npm run release-key, or its middle line';
  return listed && !listed.includes(exportPublicKey(createPublicKey(privateKey)))
    ? `This is not a key of ${remote}: ${keysFile} of the site does not list it`
    : null;
}

/**
 * Signs an entry with the private key of the remote's team.
 * @param sequence step of the history that makes the entry live or a canary
 * @throws ReleaseError when the key cannot be read, or the site would not accept it
 */
export function signEntry(
  remote: string,
  entry: RegistryEntry,
  { key, sequence, keys }: { key: string | undefined; sequence: number; keys: RemoteKeys },
): RegistryEntry {
  const fault = findKeyFault(remote, key, keys);
  if (fault !== null) throw new ReleaseError(fault);
  const { signature: _old, ...unsigned } = entry;
  const privateKey = key === undefined ? null : parsePrivateKey(key);
  if (!privateKey) return unsigned;
  const value = sign(null, toPayload(remote, unsigned, sequence), privateKey).toString('base64');
  return { ...unsigned, signature: { sequence, value } };
}

function isSignedBy(publicKey: string, payload: Buffer, value: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), type: 'spki', format: 'der' });
    return verify(null, payload, key, Buffer.from(value, 'base64'));
  } catch {
    return false;
  }
}

/** Reason why an entry is not accepted as the team's own, in words; null when it is, or when no key is listed for the remote. */
export function findSignatureFault(remote: string, entry: RegistryEntry, keys: RemoteKeys): string | null {
  const listed = Object.hasOwn(keys, remote) ? keys[remote] : undefined;
  if (!listed) return null;
  const { signature } = entry;
  if (!signature) return 'it is not signed, and a key is listed for this remote';
  const payload = toPayload(remote, entry, signature.sequence);
  return listed.some((key) => isSignedBy(key, payload, signature.value))
    ? null
    : 'it is not signed with a key of this remote';
}
