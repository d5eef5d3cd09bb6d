import { createHash } from 'node:crypto';

/** An answer as it goes over the wire. */
export type Prepared = {
  body: Buffer;
  etag: string;
  /** The `Link` header, when another page follows. */
  link: string | undefined;
};

/** The bytes of an answer, and the name that they go by in `If-None-Match`. */
export function prepared(value: unknown, link?: string): Prepared {
  const body = Buffer.from(JSON.stringify(value));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"`, link };
}

type Read = () => Promise<Prepared>;

type Kept = { answer: Promise<Prepared>; until: number; known?: Prepared };

type Reading = { answer: Promise<Prepared>; next?: Promise<Prepared> };

// A stranger may ask for pages of any size: what is kept for them stays small.
const mostAnswers = 100;

/**
 * Answers that are the same for everybody, read once for all who ask within a moment. What a process keeps is forgotten before
 * anybody could miss a change for longer than that, so that processes need not tell each other.
 */
export class SharedAnswers {
  private readonly kept = new Map<string, Kept>();
  private readonly readings = new Map<string, Reading>();

  constructor(private readonly ms: number) {}

  /** The answer at an address that is there already. */
  known(address: string): Prepared | undefined {
    const kept = this.kept.get(address);
    return kept && performance.now() < kept.until ? kept.known : undefined;
  }

  /** The answer at an address: one that is kept, or a new one. A failure is not kept. */
  of(address: string, read: Read): Promise<Prepared> {
    const now = performance.now();
    const known = this.kept.get(address);
    if (known && now < known.until) return known.answer;
    if (this.kept.size >= mostAnswers) this.kept.clear();
    const answer = read();
    const entry: Kept = { answer, until: now + this.ms };
    this.kept.set(address, entry);
    answer.then(
      (result) => (entry.known = result),
      () => this.kept.delete(address),
    );
    return answer;
  }

  /**
   * The answer at an address as it is now: of a reading that begins after this call, and so knows of every change made before it.
   * Who asks while one is under way waits for the next one, together with all others who do.
   */
  latest(address: string, read: Read): Promise<Prepared> {
    const reading = this.readings.get(address);
    if (!reading) return this.begin(address, read);
    const begin = () => this.begin(address, read);
    reading.next ??= reading.answer.then(begin, begin);
    return reading.next;
  }

  private begin(address: string, read: Read): Promise<Prepared> {
    const reading: Reading = { answer: read() };
    this.readings.set(address, reading);
    const end = (): void => {
      if (!reading.next) this.readings.delete(address);
    };
    reading.answer.then(end, end);
    return reading.answer;
  }
}
