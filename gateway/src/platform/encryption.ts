import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const toKey = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'cimiento encryption', 32));

/** Encrypts secrets that the product must read again, so that a copy of the database alone opens nothing. */
export class Encryption {
  private readonly keys: readonly Buffer[];

  /**
   * @param secrets the first encrypts; the others decrypt too, while a secret is being replaced.
   * @param onUnreadable gets the context of what no secret opens: a user only sees a wrong code, and the operator must know why.
   */
  constructor(
    secrets: readonly string[],
    private readonly onUnreadable: (context: string) => void = () => undefined,
  ) {
    this.keys = secrets.map(toKey);
  }

  /** @param context what the text belongs to, such as `totp:7`: it cannot be decrypted for anything else. */
  encrypt(text: string, context: string): string {
    const iv = randomBytes(ivBytes);
    const [key] = this.keys;
    if (!key) throw new Error('there is no secret to encrypt with');
    const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(context));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
  }

  /** The text, or null when no secret opens it: it was encrypted with one that is gone, or for another context. */
  decrypt(encrypted: string, context: string): string | null {
    const bytes = Buffer.from(encrypted, 'base64url');
    for (const key of this.keys) {
      const text = tryDecrypt(key, bytes, context);
      if (text !== null) return text;
    }
    this.onUnreadable(context);
    return null;
  }
}

function tryDecrypt(key: Buffer, bytes: Buffer, context: string): string | null {
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
