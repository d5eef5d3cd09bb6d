/** A value of a PDF. Entries of a dictionary stay a list: a name that is there twice has two values, and readers differ in which one they take. */
export type PdfValue =
  | { kind: 'name'; text: string }
  | { kind: 'string'; bytes: string }
  | { kind: 'number'; value: number }
  | { kind: 'ref'; object: number }
  | { kind: 'array'; items: PdfValue[] }
  | { kind: 'dict'; entries: [name: string, value: PdfValue][] }
  /** true, false, null, and whatever has no meaning. */
  | { kind: 'word'; text: string };

/** More work than any document is: values nested too deep, or the same letters read again and again. */
export class PdfComplexError extends Error {
  override readonly name = 'PdfComplexError';
}

/** Number of characters that may still be read. */
export type PdfBudget = { letters: number };

const maxDepth = 200;
const spaces = '\0\t\n\f\r ';
const delimiters = '()<>[]{}/%';
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const plainLetters = /[^\\()]*/y;
const end: PdfValue = { kind: 'word', text: '' };

/**
 * Reads values of a PDF, one letter for each byte, from a position. It refuses nothing but depth: it reads at least what the most lenient reader of
 * documents reads, because those decide what acts.
 */
export class PdfSyntax {
  constructor(
    private readonly text: string,
    private readonly budget: PdfBudget,
    public at = 0,
  ) {}

  /** The next value; an empty word at the end. @throws PdfComplexError */
  read(): PdfValue {
    if (this.budget.letters < 0) throw new PdfComplexError();
    const start = this.at;
    try {
      return this.readValue(0);
    } finally {
      this.budget.letters -= this.at - start;
    }
  }

  /** Whether a word is next, which is then behind. */
  skipWord(word: string): boolean {
    this.skipSpace();
    if (!this.text.startsWith(word, this.at)) return false;
    this.at += word.length;
    return true;
  }

  private readValue(depth: number): PdfValue {
    if (depth > maxDepth) throw new PdfComplexError();
    this.skipSpace();
    const letter = this.text[this.at];
    if (letter === undefined) return end;
    if (letter === '/') return { kind: 'name', text: this.readName() };
    if (letter === '(') return { kind: 'string', bytes: this.readString() };
    if (letter === '<' && this.text[this.at + 1] === '<') return this.readDict(depth);
    if (letter === '<') return { kind: 'string', bytes: this.readHex() };
    if (letter === '[') return this.readArray(depth);
    return this.readWord();
  }

  /** Blanks and comments. */
  private skipSpace(): void {
    for (;;) {
      while (this.at < this.text.length && spaces.includes(this.text[this.at] ?? '')) this.at += 1;
      if (this.text[this.at] !== '%') return;
      while (this.at < this.text.length && !'\r\n'.includes(this.text[this.at] ?? '')) this.at += 1;
    }
  }

  private readName(): string {
    const start = (this.at += 1);
    this.skipRegular();
    const raw = this.text.slice(start, this.at);
    return raw.includes('#')
      ? raw.replace(/#([0-9a-f]{2})/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)))
      : raw;
  }

  private skipRegular(): void {
    while (this.at < this.text.length) {
      const letter = this.text[this.at] ?? '';
      if (spaces.includes(letter) || delimiters.includes(letter)) return;
      this.at += 1;
    }
  }

  private readString(): string {
    const parts: string[] = [];
    let open = 1;
    this.at += 1;
    for (; this.at < this.text.length; this.at += 1) {
      plainLetters.lastIndex = this.at;
      const plain = plainLetters.exec(this.text)?.[0] ?? '';
      parts.push(plain);
      this.at += plain.length;
      const letter = this.text[this.at] ?? '';
      if (letter === '(') open += 1;
      if (letter === ')' && (open -= 1) === 0) break;
      parts.push(letter === '\\' ? this.readEscape() : letter);
    }
    this.at += 1;
    return parts.join('');
  }

  /** The character that a backslash escapes; leaves the position on its last letter. */
  private readEscape(): string {
    const octal = /^[0-7]{1,3}/.exec(this.text.slice(this.at + 1, this.at + 4))?.[0];
    if (octal) {
      this.at += octal.length;
      return String.fromCharCode(parseInt(octal, 8) % 256);
    }
    this.at += 1;
    const letter = this.text[this.at] ?? '';
    if (letter === '\r' && this.text[this.at + 1] === '\n') this.at += 1;
    return letter === '\r' || letter === '\n' ? '' : (escapes[letter] ?? letter);
  }

  private readHex(): string {
    const close = this.text.indexOf('>', this.at);
    const digits = this.text.slice(this.at + 1, close < 0 ? undefined : close).replace(/[^0-9a-f]/gi, '');
    this.at = close < 0 ? this.text.length : close + 1;
    return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex').toString('latin1');
  }

  private readArray(depth: number): PdfValue {
    const items: PdfValue[] = [];
    this.at += 1;
    for (;;) {
      this.skipSpace();
      if (this.at >= this.text.length) break;
      if (this.text[this.at] === ']') {
        this.at += 1;
        break;
      }
      items.push(this.readValue(depth + 1));
    }
    return { kind: 'array', items };
  }

  private readDict(depth: number): PdfValue {
    const entries: [string, PdfValue][] = [];
    this.at += 2;
    for (;;) {
      this.skipSpace();
      if (this.at >= this.text.length) break;
      if (this.text.startsWith('>>', this.at)) {
        this.at += 2;
        break;
      }
      // Anything but a name is skipped, as readers do.
      if (this.text[this.at] !== '/') {
        const value = this.readValue(depth + 1);
        if (value.kind === 'dict' || value.kind === 'array') entries.push(['', value]);
        continue;
      }
      const name = this.readName();
      this.skipSpace();
      if (!this.text.startsWith('>>', this.at)) entries.push([name, this.readValue(depth + 1)]);
    }
    return { kind: 'dict', entries };
  }

  /** A number, a reference, or any other word. A delimiter without a meaning is a word too. */
  private readWord(): PdfValue {
    const start = this.at;
    this.skipRegular();
    if (this.at === start) this.at += 1;
    const text = this.text.slice(start, this.at);
    if (!/^[-+.\d]/.test(text)) return { kind: 'word', text };
    if (/^\d{1,10}$/.test(text)) {
      const after = this.at;
      if (this.isReference()) return { kind: 'ref', object: Number(text) };
      this.at = after;
    }
    return { kind: 'number', value: Number.parseFloat(text) };
  }

  /** Whether a generation and R follow; leaves the position behind them. */
  private isReference(): boolean {
    this.skipSpace();
    const start = this.at;
    this.skipRegular();
    if (!/^\d{1,5}$/.test(this.text.slice(start, Math.min(this.at, start + 6)))) return false;
    this.skipSpace();
    // R may be followed by a delimiter at once, and lenient readers take R1 for R.
    if (this.text[this.at] !== 'R') return false;
    this.at += 1;
    return true;
  }
}
