import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { sha256 } from './sha256';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const dayMs = 24 * 60 * 60_000;

const toKey = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'cimiento encryption', 32));

/**
 * No secret of ENCRYPTION_SECRET opens a stored one: it was encrypted with one that is gone. The reference is the same in every process for a
 * day, so that what a user reads is found in the log.
 */
export class UnreadableSecretError extends Error {
  override readonly name = 'UnreadableSecretError';
  readonly reference: string;

  /** @param context what the secret belongs to, such as `totp:7`. */
  constructor(readonly context: string) {
    super('no ENCRYPTION_SECRET opens a stored secret: add the former one');
    this.reference = sha256(`${context} ${Math.floor(Date.now() / dayMs)}`).slice(0, 12);
  }
}

/** Encryption of a stored secret: by the first secret, by another one, or by no known secret. */
export type EncryptionState = 'current' | 'former' | 'unreadable';

/** Encrypts secrets that the product must read again, so that a copy of the database alone opens nothing. */
export class Encryption {
  private readonly keys: readonly Buffer[];
  /** Gets each secret that cannot be read. */
  onUnreadable: (error: UnreadableSecretError) => void = () => undefined;

  /** @param secrets the first encrypts; the others decrypt too, while a secret is being replaced. */
  constructor(secrets: readonly string[]) {
    this.keys = secrets.map(toKey);
  }

  /** @param context what the text belongs to, such as `totp:7`: it cannot be decrypted for anything else. */
  encrypt(text: string, context: string): string {
    return this.encryptBytes(Buffer.from(text), context).toString('base64url');
  }

  /** As `encrypt`, for the content of a file. */
  encryptBytes(bytes: Buffer, context: string): Buffer {
    const iv = randomBytes(ivBytes);
    const [key] = this.keys;
    if (!key) throw new Error('there is no secret to encrypt with');
    const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(context));
    const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]);
  }

  /** @throws UnreadableSecretError when no secret opens it: it was encrypted with one that is gone, or for another context. */
  decrypt(encrypted: string, context: string): string {
    return this.decryptBytes(Buffer.from(encrypted, 'base64url'), context).toString('utf8');
  }

  /** As `decrypt`, for the content of a file. */
  decryptBytes(encrypted: Buffer, context: string): Buffer {
    const opened = this.open(encrypted, context);
    if (opened) return opened.bytes;
    const error = new UnreadableSecretError(context);
    this.onUnreadable(error);
    throw error;
  }

  getState(encrypted: string | Buffer, context: string): EncryptionState {
    const bytes = typeof encrypted === 'string' ? Buffer.from(encrypted, 'base64url') : encrypted;
    const opened = this.open(bytes, context);
    if (!opened) return 'unreadable';
    return opened.isCurrent ? 'current' : 'former';
  }

  /** A keyed hash of a text, by which equal texts are found without being read; another for each secret. */
  hash(text: string, context: string): string {
    const [key] = this.keys;
    if (!key) throw new Error('there is no secret to hash with');
    return createHmac('sha256', key).update(`${context}\0${text}`).digest('hex');
  }

  private open(encrypted: Buffer, context: string): { bytes: Buffer; isCurrent: boolean } | null {
    for (const [index, key] of this.keys.entries()) {
      const bytes = tryDecrypt(key, encrypted, context);
      if (bytes !== null) return { bytes, isCurrent: index === 0 };
    }
    return null;
  }
}

function tryDecrypt(key: Buffer, bytes: Buffer, context: string): Buffer | null {
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}
