import { createHash } from 'node:crypto';
import { fstatSync, openSync, readSync } from 'node:fs';
import { ConfigError } from '../errors';

const hashLength = 40;
// Longer than a line: a hash, a colon and how often it was found.
const lineWindow = 128;

/**
 * Passwords that were found in breaches: a file with one line 'SHA-1 in hex:COUNT' for each, in order, as haveibeenpwned.com publishes it.
 * It has gigabytes, so a search reads about 35 lines of it and keeps none.
 */
export class BreachedPasswords {
  private readonly size: number;

  private constructor(private readonly descriptor: number) {
    this.size = fstatSync(descriptor).size;
  }

  /** @throws ConfigError when the file cannot be read or has another form. */
  static open(file: string): BreachedPasswords {
    let descriptor: number;
    try {
      descriptor = openSync(file, 'r');
    } catch {
      throw new ConfigError(`Configuration: BREACHED_PASSWORDS_FILE names a file that cannot be read: ${file}`);
    }
    const passwords = new BreachedPasswords(descriptor);
    if (!/^[0-9A-F]{40}(:\d+)?\r?\n/i.test(passwords.read(0)))
      throw new ConfigError(`Configuration: BREACHED_PASSWORDS_FILE must have lines SHA-1:COUNT in order: ${file}`);
    return passwords;
  }

  has(password: string): boolean {
    const wanted = createHash('sha1').update(password.normalize('NFC')).digest('hex').toUpperCase();
    // The line starts at or after `low` and before `high`.
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const start = this.findLineStart(middle);
      const hash = start < high ? this.read(start).slice(0, hashLength).toUpperCase() : null;
      if (hash === wanted) return true;
      if (hash !== null && hash < wanted) low = start + 1;
      else high = middle;
    }
    return false;
  }

  /** Start of the first line at or after a position. */
  private findLineStart(position: number): number {
    if (position === 0) return 0;
    const end = this.read(position - 1).indexOf('\n');
    return end < 0 ? this.size : position + end;
  }

  private read(position: number): string {
    const buffer = Buffer.alloc(lineWindow);
    return buffer.toString('latin1', 0, readSync(this.descriptor, buffer, 0, lineWindow, position));
  }
}
